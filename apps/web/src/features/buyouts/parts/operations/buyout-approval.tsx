import { REFUSAL_LENGTH } from '@fareeq/domain/buyouts/limits.ts'
import type { StaffBuyout } from '@fareeq/domain/buyouts/schema.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { UserNote } from '../../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDayText } from '../../../contracts/parts/use-term-text.ts'
import { approveBuyout, refuseBuyout } from '../../api.ts'
import { useBuyoutWords } from '../../messages/en.ts'
import { BuyoutPrice } from '../buyout-price.tsx'

/** A company asks to take over a contract: how far it is, and the decision of operations once its talent agrees. */
export function BuyoutApproval({ contractId, buyout }: { contractId: string; buyout: StaffBuyout }) {
  const { approve, refuse, staff, message_of_company } = useBuyoutWords()
  const lang = useLang()
  const day = useDayText()
  const { asked } = buyout
  if (!asked) return <LastDecline buyout={buyout} />
  const { id, last_day, message, can_approve: isMine } = asked
  const waits = staff.asked(day(last_day), formatMoment(new Date(asked.answer_by), lang, BUSINESS_ZONE))
  return (
    <Card as="section" aria-labelledby="buyout-title" className="grid gap-3">
      <CardHead id="buyout-title" title={isMine ? approve.title : staff.title} text={isMine ? undefined : waits} />
      <BuyoutPrice buyout={buyout} />
      {message && (
        <div className="grid gap-1">
          <h3 className="text-sm font-strong">{message_of_company}</h3>
          <UserNote>{message}</UserNote>
        </div>
      )}
      {isMine && (
        <div className="flex flex-wrap gap-2">
          <ConfirmButton
            label={approve.open}
            button={{ size: 'small' }}
            kind="primary"
            text={approve.text(day(last_day))}
            cancelLabel={approve.keep}
            onConfirm={() => runWithToast(approveBuyout(contractId, asked.fee), approve.done)}
          />
          <ConfirmButton
            label={refuse.open}
            button={{ kind: 'quiet', size: 'small' }}
            title={refuse.title}
            text={refuse.text}
            reason={{
              label: refuse.reason,
              hint: refuse.reasonHint,
              required: rule.required[lang],
              limit: REFUSAL_LENGTH,
            }}
            cancelLabel={approve.keep}
            onConfirm={(refusal) => runWithToast(refuseBuyout(id, refusal), refuse.done)}
          />
        </div>
      )}
    </Card>
  )
}

/** Why a talent did not want to: the account manager may want to talk to both. */
function LastDecline({ buyout: { last, decline_reason } }: { buyout: StaffBuyout }) {
  const { ended, staff, reasons } = useBuyoutWords()
  const day = useDayText()
  if (last?.state !== 'declined' || !decline_reason) return null
  return (
    <Card as="section" aria-labelledby="buyout-title">
      <CardHead id="buyout-title" title={staff.title} text={ended.declined(day(last.ended_on))} />
      <p className="text-sm text-ink-soft">{staff.declined(reasons[decline_reason])}</p>
    </Card>
  )
}
