// A chart's data as a table for screen readers: <ChartFigure label=… columns rows><svg/></ChartFigure>.
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type Props = {
  label: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  className?: string
  children: ReactNode
}

export const ChartFigure = ({ label, columns, rows, className, children }: Props) => (
  <figure className={cx('relative min-w-0', className)}>
    <div aria-hidden>{children}</div>
    {/* sr-only on a wrapper, because a table ignores a fixed width. */}
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) =>
                j === 0 ? (
                  <th key={j} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={j}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </figure>
)
