// Hours two people share: <OverlapChart label=… rows={[{ name, hours: (0 | 0.5 | 1)[24] }]} from={6} to={22} zone="بتوقيت الرياض" />
// <OverlapStrip hours=… label=… /> is the same in one line, for cards.
import type { ReactNode } from 'react'
import { ChartFigure } from './chart-table.tsx'
import { cx } from './cx.ts'
import { useUiWords } from './words/use-ui-words.ts'

/** 0 not there, 0.5 half of the hour, 1 the whole hour. */
export type Presence = 0 | 0.5 | 1
type Row = { name: string; hours: readonly Presence[] }

const TONE: Record<Presence, string> = { 0: 'bg-line/60', 0.5: 'bg-accent/45', 1: 'bg-accent' }

type Props = { label: string; rows: readonly Row[]; from?: number; to?: number; zone?: ReactNode; className?: string }

export function OverlapChart({ label, rows, from = 0, to = 24, zone, className }: Props) {
  const words = useUiWords()
  const hours = Array.from({ length: to - from }, (_, i) => from + i)
  const said: Record<Presence, string> = { 0: words.overlap.none, 0.5: words.overlap.half, 1: words.overlap.full }
  return (
    <ChartFigure
      label={label}
      className={className}
      columns={[words.hour, ...rows.map((row) => row.name)]}
      rows={hours.map((hour) => [`${hour}:00`, ...rows.map((row) => said[row.hours[hour] ?? 0])])}
    >
      <div className="grid grid-cols-[minmax(0,max-content)_1fr] items-center gap-x-3 gap-y-1.5 text-xs">
        {rows.map((row) => (
          <div key={row.name} className="contents">
            <span className="truncate text-ink-soft">{row.name}</span>
            <span className="flex gap-[3px]">
              {hours.map((hour) => (
                <span key={hour} className={cx('h-6 flex-1 rounded-[4px]', TONE[row.hours[hour] ?? 0])} />
              ))}
            </span>
          </div>
        ))}
        <span className="truncate text-ink-faint">{zone}</span>
        <span className="flex gap-[3px] text-ink-faint">
          {hours.map((hour) => (
            <span key={hour} className="num flex-1 text-center">
              {hour % 3 === 0 ? hour : ''}
            </span>
          ))}
        </span>
      </div>
    </ChartFigure>
  )
}

export const OverlapStrip = ({ hours, label }: { hours: readonly Presence[]; label: string }) => (
  <span role="img" aria-label={label} className="inline-flex gap-0.5">
    {hours.map((presence, i) => (
      <span key={i} className={cx('size-2.5 rounded-[2.5px]', presence ? TONE[presence] : 'bg-line')} />
    ))}
  </span>
)
