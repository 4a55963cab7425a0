import { REASON_LENGTH } from '@fareeq/domain/offers/limits.ts'
import type { TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { acceptOffer, declineOffer } from '../api.ts'
import { useOfferWords } from '../messages/en.ts'
import { ChangeForm } from './change-form.tsx'
import { useOfferText } from './use-offer-text.ts'

/** Accept what was read, ask for other terms, or say no and why. */
export function TalentAnswers({ offer }: { offer: TalentOffer }) {
  const words = useOfferWords()
  const { money, day } = useOfferText()
  const lang = useLang()
  const { id, version, hash, terms } = offer
  return (
    <div className="flex flex-wrap gap-2.5">
      {offer.can_accept && (
        <ConfirmButton
          label={words.accept.open}
          title={words.accept.title}
          kind="primary"
          text={words.accept.text(money(terms.salary_net), day(terms.start))}
          cancelLabel={words.accept.keep}
          onConfirm={() => runWithToast(acceptOffer(id, { version, hash }), words.accept.done)}
        />
      )}
      {offer.can_ask_change && (
        <Dialog
          trigger={<Button kind="quiet">{words.ask.open}</Button>}
          title={words.ask.title}
          text={words.ask.text}
          isDismissable={false}
        >
          {(close) => <ChangeForm offer={offer} close={close} />}
        </Dialog>
      )}
      {offer.can_decline && (
        <ConfirmButton
          label={words.decline.open}
          button={{ kind: 'ghost' }}
          title={words.decline.title}
          text={words.decline.text}
          reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
          confirmLabel={words.decline.send}
          cancelLabel={words.accept.keep}
          onConfirm={(reason) => runWithToast(declineOffer(id, reason), words.decline.done)}
        />
      )}
    </div>
  )
}
