// A description list: <KeyValues items={[{ id, name, value }]} columns={2} />.
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type Item = { id: string; name: ReactNode; value: ReactNode; ltr?: boolean }

export const KeyValues = ({
  items,
  columns = 1,
  className,
}: {
  items: readonly Item[]
  columns?: 1 | 2 | 3
  className?: string
}) => (
  <dl
    className={cx(
      'grid gap-x-8',
      columns === 2 && 'xs:grid-cols-2',
      columns === 3 && 'xs:grid-cols-2 lg:grid-cols-3',
      className,
    )}
  >
    {items.map(({ id, name, value, ltr }) =>
      columns === 1 ? (
        <div
          key={id}
          className="flex items-baseline justify-between gap-6 border-b border-line py-2.5 text-[0.9375rem] last:border-0"
        >
          <dt className="max-w-3/5 flex-none text-ink-faint">{name}</dt>
          <dd className="min-w-0 text-end">{ltr ? <span className="ltr-island">{value}</span> : value}</dd>
        </div>
      ) : (
        <div key={id} className="py-2.5">
          <dt className="text-sm text-ink-faint">{name}</dt>
          <dd className="text-[0.9375rem] font-strong">{ltr ? <span className="ltr-island">{value}</span> : value}</dd>
        </div>
      ),
    )}
  </dl>
)
