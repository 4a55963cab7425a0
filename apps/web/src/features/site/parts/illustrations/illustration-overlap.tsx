import { cx } from '../../../../ui/cx.ts'
import type { WhyWords } from '../../messages/why/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'

const HOME = 'Asia/Riyadh'
/** Whole-hour offsets only: the squares are hours. */
const AWAY = [
  ['Asia/Amman', 'amman'],
  ['Africa/Cairo', 'cairo'],
  ['Africa/Tunis', 'tunis'],
  ['Africa/Lagos', 'lagos'],
  ['Asia/Karachi', 'karachi'],
  ['Asia/Kuala_Lumpur', 'kualaLumpur'],
] as const
const WORK = { from: 9, to: 18 }
const HOURS = { from: 5, to: 21 }

const offsetOf = (timeZone: string, on: Date): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(on)
  return Number(/[+-]\d\d/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')?.[0] ?? 0)
}
const works = (hour: number) => hour >= WORK.from && hour < WORK.to
const hours = Array.from({ length: HOURS.to - HOURS.from }, (_, at) => HOURS.from + at)

/** Overlap chart: the working hours each city shares with Riyadh on a given day of the year. */
export const OverlapIllustration = ({ words, on }: { words: WhyWords['overlap']; on: string }) => {
  const day = new Date(on)
  const home = offsetOf(HOME, day)
  const rows = AWAY.map(([zone, city]) => {
    const ahead = offsetOf(zone, day) - home
    return { city: words.cities[city], ahead, shared: hours.filter((h) => works(h) && works(h + ahead)).length }
  })
  return (
    <IllustrationFrame caption={words.caption}>
      <table className="w-full border-separate border-spacing-y-1.5 text-sm">
        <caption className="mb-2 text-start font-strong">{words.title}</caption>
        <tbody>
          <Row city={words.riyadh} ahead={0} label={words.hours(WORK.to - WORK.from)} home />
          {rows.map(({ city, ahead, shared }) => (
            <Row key={city} city={city} ahead={ahead} label={words.hours(shared)} />
          ))}
        </tbody>
      </table>
    </IllustrationFrame>
  )
}

type RowProps = { city: string; ahead: number; label: string; home?: boolean }

const Row = ({ city, ahead, label, home }: RowProps) => (
  <tr>
    <th scope="row" className="w-px pe-3 text-start font-normal whitespace-nowrap">
      {city}
    </th>
    <td>
      <span aria-hidden className="grid grid-cols-[repeat(16,minmax(0,1fr))] gap-[2px] text-xs text-ink-faint">
        {hours.map((hour) => (
          <span key={hour} className={cx('h-5 rounded-[3px]', toneOf(works(hour), works(hour + ahead), home))} />
        ))}
        {home && hours.map((hour) => <Tick key={hour} hour={hour} />)}
      </span>
    </td>
    <td className={cx('num w-px ps-3 text-end whitespace-nowrap', home ? 'text-ink-faint' : 'font-strong')}>{label}</td>
  </tr>
)

/** Axis labels, every third hour. */
const Tick = ({ hour }: { hour: number }) => (
  <span className="num flex justify-center whitespace-nowrap">{hour % 3 === 0 ? hour : ''}</span>
)

const toneOf = (here: boolean, there: boolean, home?: boolean): string => {
  if (home) return here ? 'bg-point' : 'bg-line/60'
  if (here && there) return 'bg-accent'
  return there ? 'bg-accent/30' : 'bg-line/60'
}
