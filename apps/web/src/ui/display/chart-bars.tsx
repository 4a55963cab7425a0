// <BarChart label=… columns rows values={[3, null, 5]} />: a series of bars; the table of the same numbers is for everybody.
import { cx } from '../cx.ts'
import { ChartFigure } from './chart-table.tsx'

type Props = {
  label: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** Null where nothing was counted. */
  values: readonly (number | null)[]
}

export function BarChart({ label, columns, rows, values }: Props) {
  const max = Math.max(...values.map((value) => value ?? 0), Number.EPSILON)
  return (
    <ChartFigure label={label} columns={columns} rows={rows}>
      <div className="flex h-16 items-end gap-1">
        {values.map((value, index) => (
          <span
            key={index}
            className={cx(
              'min-h-0.5 flex-1 rounded-t-xs',
              value === null ? 'bg-line' : index === values.length - 1 ? 'bg-point' : 'bg-accent/70',
            )}
            style={{ blockSize: `${Math.max(0, ((value ?? 0) / max) * 100)}%` }}
          />
        ))}
      </div>
    </ChartFigure>
  )
}
