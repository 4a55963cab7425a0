import { useWrite } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'

type Row = { name: string; hours: readonly number[] | null; isAll?: boolean }
type Props = { label: string; clock: readonly string[]; rows: readonly Row[]; unknown: string }

const FIRST_HOUR = 5
const LAST_HOUR = 23

/** Who works when, hour by hour of the company's day; the last row is everybody together. */
export function HoursChart({ label, clock, rows, unknown }: Props) {
  const write = useWrite()
  const columns = clock
    .map((hour, at) => ({ hour, at }))
    .filter(({ hour }) => Number(hour.slice(0, 2)) >= FIRST_HOUR && Number(hour.slice(0, 2)) <= LAST_HOUR)
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm text-ink-soft">{label}</figcaption>
      <div className="grid gap-1">
        {rows.map(({ name, hours, isAll }, row) => (
          <div key={row} className="grid grid-cols-[minmax(4.5rem,7rem)_minmax(0,1fr)] items-center gap-2">
            <span className={cx('truncate text-xs', isAll ? 'font-strong text-ink' : 'text-ink-soft')}>
              <bdi>{name}</bdi>
            </span>
            <span
              role="img"
              aria-label={`${name}: ${hours ? spokenHours(hours, clock) || unknown : unknown}`}
              dir="ltr"
              className="flex gap-[2px]"
            >
              {columns.map(({ at, hour }) => (
                <i key={hour} className={cx('h-3 flex-1 rounded-[3px]', shade(hours?.[at] ?? 0, isAll === true))} />
              ))}
            </span>
          </div>
        ))}
        <div aria-hidden className="grid grid-cols-[minmax(4.5rem,7rem)_minmax(0,1fr)] gap-2">
          <span />
          <span dir="ltr" className="flex text-[0.6875rem] text-ink-faint">
            {columns.map(({ hour }, at) => (
              <span key={hour} className="num flex-1 overflow-visible whitespace-nowrap">
                {at % 3 === 0 ? write(String(Number(hour.slice(0, 2)))) : ''}
              </span>
            ))}
          </span>
        </div>
      </div>
    </figure>
  )
}

const shade = (share: number, isAll: boolean): string =>
  share === 0 ? 'bg-line' : isAll ? (share < 1 ? 'bg-point/55' : 'bg-point') : share < 1 ? 'bg-accent/45' : 'bg-accent'

/** "09:00–18:00" for a screen reader. */
function spokenHours(hours: readonly number[], clock: readonly string[]): string {
  const worked = clock.filter((_, at) => (hours[at] ?? 0) > 0)
  const [first] = worked
  const last = worked.at(-1)
  return first && last ? `${first}–${String((Number(last.slice(0, 2)) + 1) % 24).padStart(2, '0')}:00` : ''
}
