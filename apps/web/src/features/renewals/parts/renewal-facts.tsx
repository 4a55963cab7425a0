import type { PricedRenewal, Renewal } from '@fareeq/domain/renewals/schema.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { UserText } from '../../../ui/display/user-text.tsx'
import { useTermText } from '../../contracts/parts/use-term-text.ts'
import { RenewalCost } from './renewal-cost.tsx'
import { Redline } from './redline.tsx'
import { useRenewalWords } from '../messages/en.ts'

const feeOf = (renewal: Renewal | PricedRenewal) =>
  'fee' in renewal ? { from: renewal.fee, to: renewal.offered_fee ?? renewal.fee } : undefined

/** The term that ends, what is offered instead, and what was said about it. */
export function RenewalFacts({ renewal }: { renewal: Renewal | PricedRenewal }) {
  const words = useRenewalWords()
  const text = useTermText()
  const moment = useMoment()
  const isOwnProposal = renewal.is_proposal && !('fee' in renewal)
  const { current, offered, note, reason, answer, asked_by: by, answer_by: until } = renewal
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {words.current}: {text.type(current)} · {text.availability(current)} · {text.start(current)} –{' '}
        {text.end(current)} · {text.named_salary(current)}
      </p>
      {offered && <Redline current={current} offered={offered} fee={feeOf(renewal)} />}
      {'fee' in renewal && <RenewalCost renewal={renewal} />}
      {isOwnProposal && <p className="text-sm font-strong">{words.propose.waits}</p>}
      {until && <p className="text-sm font-strong">{words.answerBy(moment(until))}</p>}
      {note && (
        <p className="text-sm wrap-anywhere">
          <span className="text-ink-soft">{by ? words.noteOf[by] : words.note}: </span>
          <UserText labelled>{note}</UserText>
        </p>
      )}
      {reason && (
        <p className="text-sm wrap-anywhere">
          <span className="text-ink-soft">{words.reason}: </span>
          <UserText labelled>{reason}</UserText>
        </p>
      )}
      {answer && (
        <Banner tone="warning" title={words.answer}>
          <UserText labelled>{answer}</UserText>
        </Banner>
      )}
    </div>
  )
}
