import { NOTE_LENGTH, REASON_LENGTH } from '@fareeq/domain/offers/limits.ts'
import type { ClientOffer } from '@fareeq/domain/offers/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useOfferWords } from '../messages/en.ts'
import { useOfferFormWords } from '../messages/form/en.ts'
import { OfferForm, type OfferBody } from './offer-form.tsx'
import { fieldsOfOffer, ratesOfOffer } from './offer-fields.ts'

type Props = {
  offer: ClientOffer
  /** Operations name our fee. */
  hasFee?: boolean
  revise: (body: OfferBody & { expected_version: number; answer?: string }) => Promise<unknown>
  keep: (body: { expected_version: number; answer?: string }) => Promise<unknown>
  withdraw: (reason: string) => Promise<unknown>
  /** Another offer after one that came to nothing. */
  makeAgain: (body: OfferBody) => Promise<unknown>
}

/** What the side that made the offer may do with it now. */
export function OfferMoves({ offer, hasFee = false, revise, keep, withdraw, makeAgain }: Props) {
  const words = useOfferFormWords()
  const { reason: reasonLabel } = useOfferWords()
  const lang = useLang()
  const { version: expected_version } = offer
  if (!offer.can_revise && !offer.can_keep && !offer.can_withdraw && !offer.can_make_again) return null
  return (
    <div className="flex flex-wrap gap-2.5">
      {offer.can_revise && (
        <Dialog
          trigger={<Button kind={offer.can_keep ? 'primary' : 'quiet'}>{words.revise}</Button>}
          title={words.reviseTitle}
          text={words.reviseText}
          width="large"
          isDismissable={false}
        >
          {(close) => (
            <OfferForm
              initial={fieldsOfOffer(offer)}
              rates={ratesOfOffer(offer)}
              hasFee={hasFee}
              asksAnswer={offer.can_keep}
              labels={{ submit: words.save, done: words.saved }}
              send={(body) => revise({ ...body, expected_version })}
              close={close}
            />
          )}
        </Dialog>
      )}
      {offer.can_make_again && (
        <Dialog
          trigger={<Button>{words.again}</Button>}
          title={words.title(bidiIsolate(offer.talent.name, lang))}
          text={words.text}
          width="large"
          isDismissable={false}
        >
          {(close) => (
            <OfferForm
              initial={fieldsOfOffer(offer)}
              rates={ratesOfOffer(offer)}
              hasFee={hasFee}
              labels={{ submit: words.send, done: words.sent }}
              send={makeAgain}
              close={close}
            />
          )}
        </Dialog>
      )}
      {offer.can_keep && (
        <ConfirmButton
          label={words.keep.open}
          button={{ kind: 'quiet' }}
          title={words.keep.title}
          kind="primary"
          text={words.keep.text}
          reason={{ label: words.keep.answer, required: rule.reason_needed[lang], limit: NOTE_LENGTH }}
          cancelLabel={words.goBack}
          onConfirm={(answer) => runWithToast(keep({ expected_version, answer }), words.keep.done)}
        />
      )}
      {offer.can_withdraw && (
        <ConfirmButton
          label={words.withdraw.open}
          button={{ kind: 'ghost' }}
          title={words.withdraw.title}
          text={words.withdraw.text}
          reason={{ label: reasonLabel, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
          cancelLabel={words.goBack}
          onConfirm={(reason) => runWithToast(withdraw(reason), words.withdraw.done)}
        />
      )}
    </div>
  )
}
