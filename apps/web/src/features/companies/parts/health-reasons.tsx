import type { CompanyHealthReason } from '@fareeq/domain/companies/schema.ts'
import { cx } from '../../../ui/cx.ts'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { useCompanyWords } from '../messages/en.ts'

/** Reasons of the health level, the worst first, each with a count and the earliest date. */
export function HealthReasons({ reasons }: { reasons: readonly CompanyHealthReason[] }) {
  const words = useCompanyWords()
  return (
    <ul className="grid gap-1.5 text-sm">
      {reasons.map(({ reason, count, at, level }) => (
        <li key={reason} className="wrap-anywhere">
          <span className={cx(level === 'at_risk' && 'font-strong text-danger')}>{words.reasons[reason](count)}</span>
          <span className="text-ink-faint">
            {'\u00a0· '}
            {count > 1 && `${words.oldest} `}
            <RelativeTime at={new Date(at)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
