// <BarChart label=… bars={[{ name, value, point }]} format={(n) => …} />: lying bars, read like lines of text in both directions.
// <ColumnChart label=… columns=… /> for months. `point` picks one out in saffron.
import { ChartFigure } from './chart-table.tsx'
import { cx } from './cx.ts'
import { useUiWords } from './words/use-ui-words.ts'

type Bar = { name: string; value: number; point?: boolean }
type Props = {
  label: string
  bars: readonly Bar[]
  max?: number
  format?: (value: number) => string
  className?: string
}

export function BarChart({
  label,
  bars,
  max = Math.max(1, ...bars.map((bar) => bar.value)),
  format = String,
  className,
}: Props) {
  const words = useUiWords()
  return (
    <ChartFigure
      label={label}
      className={className}
      columns={[words.item, words.value]}
      rows={bars.map((bar) => [bar.name, format(bar.value)])}
    >
      <div className="grid grid-cols-[minmax(0,max-content)_1fr_max-content] items-center gap-x-3.5 gap-y-2.5 text-sm">
        {bars.map((bar) => (
          <div key={bar.name} className="contents">
            <span className="truncate text-ink-soft">{bar.name}</span>
            <span className="h-2.5 overflow-hidden rounded-full bg-sunken">
              <span
                className={cx('block h-full rounded-full', bar.point ? 'bg-point' : 'bg-accent')}
                style={{ inlineSize: `${(bar.value / max) * 100}%` }}
              />
            </span>
            <span className="num text-end font-strong">{format(bar.value)}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  )
}

export function ColumnChart({
  label,
  bars,
  max = Math.max(1, ...bars.map((bar) => bar.value)),
  format = String,
  className,
}: Props) {
  const words = useUiWords()
  return (
    <ChartFigure
      label={label}
      className={className}
      columns={[words.item, words.value]}
      rows={bars.map((bar) => [bar.name, format(bar.value)])}
    >
      <div className="flex h-48 items-end gap-2">
        {bars.map((bar) => (
          <div key={bar.name} className="flex h-full min-w-0 flex-1 flex-col items-center justify-end gap-1 text-xs">
            <span className="num text-ink-soft">{format(bar.value)}</span>
            <span
              className={cx('w-full max-w-10 rounded-t-xs', bar.point ? 'bg-point' : 'bg-accent')}
              style={{ blockSize: `${Math.max(1, (bar.value / max) * 72)}%` }}
            />
            <span className="w-full truncate text-center text-ink-faint">{bar.name}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  )
}
