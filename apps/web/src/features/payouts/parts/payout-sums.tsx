import { cx } from '../../../ui/cx.ts'
import { Card } from '../../../ui/layout/card.tsx'

type Sum = { id: string; name: string; value: string; isLate?: boolean }

/** A few figures side by side. */
export const PayoutSums = ({ label, sums }: { label: string; sums: readonly Sum[] }) => (
  <Card as="section" tone="sunken">
    <h2 className="sr-only">{label}</h2>
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      {sums.map(({ id, name, value, isLate }) => (
        <div key={id}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className={cx('text-2xl font-strong', isLate && 'text-danger')}>{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
