import { DAY, HOUR, MINUTE, formatMoment } from '@fareeq/domain/kernel/time.ts'
import { useLang, useLocale } from '../../../platform/i18n.tsx'
import { cx } from '../../../ui/cx.ts'
import { useNow } from '../../../ui/moments.tsx'

/** By this clock colleagues work, and promises are counted. */
const HOME_ZONE = 'Asia/Riyadh'

export function useMoment() {
  const lang = useLang()
  return (at: string) => formatMoment(new Date(at), lang, HOME_ZONE)
}

const TONES = { late: 'text-danger', soon: 'text-warning', calm: 'text-ink' }

type Props = { at: string; clock: keyof typeof TONES; /** «الرد قبل» */ label: string; className?: string }

/** "Next week" is no number to work by: hours for two days, and days beyond. */
function useLeft(at: string): string {
  const left = new Date(at).getTime() - useNow(MINUTE).getTime()
  const [unit, size] =
    Math.abs(left) < HOUR
      ? (['minute', MINUTE] as const)
      : Math.abs(left) < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const)
  return new Intl.RelativeTimeFormat(useLocale(), { numeric: 'always' }).format(Math.trunc(left / size), unit)
}

/** How long is left, read at a glance, and the moment itself beside it. */
export function Deadline({ at, clock, label, className }: Props) {
  const moment = useMoment()
  const left = useLeft(at)
  return (
    <span className={cx('grid text-sm', className)}>
      <time dateTime={at} className={cx('font-strong', TONES[clock])}>
        {left}
      </time>
      <span className="text-ink-faint">
        {label} <bdi>{moment(at)}</bdi>
      </span>
    </span>
  )
}
