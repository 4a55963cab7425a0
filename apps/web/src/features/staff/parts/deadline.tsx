import { DAY, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { useBusinessDeadline } from '../../../platform/i18n/business-time.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'
import { useNow } from '../../../ui/dates/moments.tsx'

const TONES = { late: 'text-danger', soon: 'text-warning', calm: 'text-ink' }

type Props = { at: string; clock: keyof typeof TONES; /** «الرد قبل» */ label: string; className?: string }

/** Remaining time in hours for two days, in days beyond. */
function useLeft(at: string): string {
  const remaining = new Date(at).getTime() - useNow(MINUTE).getTime()
  const [unit, size] =
    Math.abs(remaining) < HOUR
      ? (['minute', MINUTE] as const)
      : Math.abs(remaining) < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const)
  return new Intl.RelativeTimeFormat(useLocale(), { numeric: 'always' }).format(Math.trunc(remaining / size), unit)
}

/** How long is left, read at a glance, and the moment itself beside it. */
export function Deadline({ at, clock, label, className }: Props) {
  const deadline = useBusinessDeadline()
  const remaining = useLeft(at)
  return (
    <span className={cx('grid text-sm', className)}>
      <time dateTime={at} className={cx('font-strong', TONES[clock])}>
        {remaining}
      </time>
      <span className="text-balance text-ink-faint">
        {label} <bdi>{deadline(at)}</bdi>
      </span>
    </span>
  )
}
