import { cx } from '../../../ui/cx.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useAmounts } from './use-amounts.ts'
import { useInvoiceWords } from '../messages/en.ts'

type Props = { open_amount: number; overdue_amount: number; credit_amount?: number }

/** What is open in all; what is late and what is kept only where there is some. */
export function InvoiceSums({ open_amount: open, overdue_amount: overdue, credit_amount: credit = 0 }: Props) {
  const { sums: words } = useInvoiceWords()
  const { usd } = useAmounts()
  const items = [
    { id: 'open', name: words.open, amount: open, isLate: false },
    ...(overdue > 0 ? [{ id: 'overdue', name: words.overdue, amount: overdue, isLate: true }] : []),
    ...(credit > 0 ? [{ id: 'credit', name: words.credit, amount: credit, isLate: false }] : []),
  ]
  return (
    <Card tone="sunken" className="mb-5">
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {items.map(({ id, name, amount, isLate }) => (
          <div key={id}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className={cx('text-2xl font-strong', isLate && 'text-danger')}>{usd(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
