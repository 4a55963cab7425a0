// A dense table of figures: <FiguresTable label=… columns={[{ id, title, cell }]} groups={[{ id, title, rows }]} rowKey=… totals={{ debit: … }} />.
// The first column stays where the others scroll on a phone; every other one holds figures.
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type FigureColumn<Row> = {
  id: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  /** Words, not figures. */
  isText?: boolean
}
export type FigureGroup<Row> = { id: string; title?: ReactNode; rows: readonly Row[]; totals?: FigureTotals }
export type FigureTotals = Readonly<Record<string, ReactNode>>

type Props<Row> = {
  label: string
  columns: readonly FigureColumn<Row>[]
  groups: readonly FigureGroup<Row>[]
  rowKey: (row: Row) => string
  /** By the id of their column; the first one names them. */
  totals?: FigureTotals
}

const CELL = 'px-3 py-2 align-baseline'
const FIRST = 'sticky start-0 z-10 min-w-36 bg-raised text-start'
const side = (isText: boolean | undefined) => (isText ? 'text-start' : 'num text-end whitespace-nowrap rtl:text-start')

export function FiguresTable<Row>({ label, columns, groups, rowKey, totals }: Props<Row>) {
  const [first, ...rest] = columns
  if (!first) return null
  const sumRow = (sums: FigureTotals, className: string) => (
    <tr className={className}>
      <th scope="row" className={cx(CELL, FIRST, 'font-strong')}>
        {sums[first.id]}
      </th>
      {rest.map(({ id, isText }) => (
        <td key={id} className={cx(CELL, side(isText), 'font-strong')}>
          {sums[id]}
        </td>
      ))}
    </tr>
  )
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it too
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-raised outline-offset-2"
    >
      <table className="w-full border-collapse text-[0.9375rem]">
        <thead>
          <tr className="border-b border-line text-sm text-ink-faint">
            {columns.map(({ id, title, isText }, at) => (
              <th
                key={id}
                scope="col"
                className={cx(
                  CELL,
                  'font-strong whitespace-nowrap',
                  at === 0 ? FIRST : isText ? 'text-start' : 'text-end rtl:text-start',
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id} className="border-b border-line last:border-0">
            {group.title && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="bg-sunken px-3 py-1.5 text-start text-sm font-strong text-ink-soft"
                >
                  <span className="sticky start-3">{group.title}</span>
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={rowKey(row)} className="border-t border-line/60 first:border-t-0">
                <th scope="row" className={cx(CELL, FIRST, 'font-normal')}>
                  {first.cell(row)}
                </th>
                {rest.map(({ id, cell, isText }) => (
                  <td key={id} className={cx(CELL, side(isText))}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            {group.totals && sumRow(group.totals, 'border-t border-line')}
          </tbody>
        ))}
        {totals && <tfoot>{sumRow(totals, 'border-t-2 border-line-strong')}</tfoot>}
      </table>
    </div>
  )
}
