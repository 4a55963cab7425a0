import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { wallClock } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { useLang, useLocale } from '../../../../platform/i18n/i18n.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { cx } from '../../../../ui/cx.ts'
import { useInterviewWords } from '../../messages/en.ts'

/** Formatters of days and times in a zone. */
export function useMoments() {
  const locale = useLocale()
  const formatter = (style: Intl.DateTimeFormatOptions) => (moment: Date, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(moment)
  return {
    day: formatter({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: formatter({ timeStyle: 'short' }),
    date: formatter({ day: 'numeric', month: 'short', year: 'numeric' }),
  }
}

type Props = {
  start: string
  end?: string | undefined
  /** Default: the reader's zone. Staff read both sides'. */
  mine?: string | undefined
  theirs: string
  className?: string
}

/** A time in both zones with their cities; once where they are equal. */
export function TwoClocks({ start, end, mine: ownZone, theirs, className }: Props) {
  const words = useInterviewWords()
  const moments = useMoments()
  const lang = useLang()
  const own = useZone()
  const mine = ownZone ?? own
  const [from, to] = [new Date(start), end ? new Date(end) : null]
  const zones = wallClock(mine, from) === wallClock(theirs, from) ? [mine] : [mine, theirs]
  return (
    <span className={cx('grid', className)}>
      {zones.map((zone, index) => (
        <span key={zone} className={index ? 'text-sm text-ink-soft' : 'font-strong'}>
          <time dateTime={start}>
            {moments.day(from, zone)}
            {lang === 'ar' ? '، ' : ', '}
            <span className="num whitespace-nowrap">
              {moments.time(from, zone)}
              {to && `–${moments.time(to, zone)}`}
            </span>
          </time>{' '}
          <span className="inline-block font-normal text-ink-soft">({words.clock(zoneCity(zone, lang))})</span>
        </span>
      ))}
    </span>
  )
}
