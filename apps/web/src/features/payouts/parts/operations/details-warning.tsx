import type { DetailsWarning } from '@fareeq/domain/payouts/schema-transfers.ts'
import { TriangleAlert } from 'lucide-react'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { usePayoutText } from '../use-payout-text.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

/** That an account is new or was changed, and what it was. */
export function DetailsWarningText({ warning: { kind, at, before } }: { warning: DetailsWarning }) {
  const { warnings: words } = usePayoutsOpsWords()
  const { day } = usePayoutText()
  return (
    <span className="flex items-start gap-1 text-sm text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      <span>
        {words[kind](day(riyadhDay(new Date(at))))}
        {before && kind !== 'new' && (
          <>
            {' '}
            {words.before} <span className="ltr-island">{before}</span>
          </>
        )}
      </span>
    </span>
  )
}
