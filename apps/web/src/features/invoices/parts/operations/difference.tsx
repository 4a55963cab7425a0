import { useInvoicesOpsWords } from '../../messages/operations/en.ts'
import { useAmounts } from '../use-amounts.ts'

/** How much more or less than before, with its sign: colour alone says nothing. */
export function Difference({ before, now }: { before: number; now: number }) {
  const { months: words } = useInvoicesOpsWords()
  const { usd } = useAmounts()
  const difference = now - before
  if (difference === 0) return <span className="text-ink-soft">{words.same}</span>
  return (
    <span className={difference > 0 ? 'text-positive' : 'text-danger'}>
      <span className="ltr-island">{difference > 0 ? '+' : '−'}</span>
      {usd(Math.abs(difference))}
    </span>
  )
}
