// <BarChart label=… bars={[{ name, value, point }]} format={(n) => …} />: lying bars, read like lines of text in both directions.
// <ColumnChart label=… bars=… /> for months. `point` picks one out in saffron.
import type { ReactNode } from 'react'
import { ChartFigure } from './chart-table.tsx'
import { cx } from './cx.ts'
import { useUiWords } from './words/use-ui-words.ts'

type Bar = { name: string; value: number; point?: boolean }
type Drawn = { name: string; text: string; share: number; ink: string }
type Props = {
  label: string
  bars: readonly Bar[]
  max?: number
  format?: (value: number) => string
  className?: string
}

export const BarChart = (props: Props) => (
  <Figure
    {...props}
    layout="grid grid-cols-[minmax(0,max-content)_1fr_max-content] items-center gap-x-3.5 gap-y-2.5 text-sm"
    draw={({ name, text, share, ink }) => (
      <div key={name} className="contents">
        <span className="truncate text-ink-soft">{name}</span>
        <span className="h-2.5 overflow-hidden rounded-full bg-sunken">
          <span className={cx('block h-full rounded-full', ink)} style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <span className="num text-end font-strong">{text}</span>
      </div>
    )}
  />
)

export const ColumnChart = (props: Props) => (
  <Figure
    {...props}
    layout="flex h-48 items-end gap-2"
    draw={({ name, text, share, ink }) => (
      <div key={name} className="flex h-full min-w-0 flex-1 flex-col items-center justify-end gap-1 text-xs">
        <span className="num text-ink-soft">{text}</span>
        <span
          className={cx('w-full max-w-10 rounded-t-xs', ink)}
          style={{ blockSize: `${Math.max(1, share * 72)}%` }}
        />
        <span className="w-full truncate text-center text-ink-faint">{name}</span>
      </div>
    )}
  />
)

/** What both have around them: their name, and the same figures as a table. */
function Figure({
  label,
  bars,
  max = Math.max(1, ...bars.map((bar) => bar.value)),
  format = String,
  className,
  layout,
  draw,
}: Props & { layout: string; draw: (bar: Drawn) => ReactNode }) {
  const words = useUiWords()
  const drawn = bars.map(({ name, value, point }) => ({
    name,
    text: format(value),
    share: value / max,
    ink: point ? 'bg-point' : 'bg-accent',
  }))
  return (
    <ChartFigure
      label={label}
      className={className}
      columns={[words.item, words.value]}
      rows={drawn.map(({ name, text }) => [name, text])}
    >
      <div className={layout}>{drawn.map(draw)}</div>
    </ChartFigure>
  )
}
