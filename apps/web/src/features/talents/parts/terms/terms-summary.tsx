import { HOURS_A_DAY, TIMES, waitWeeks } from '@fareeq/domain/talents/rules-terms.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye, LockKeyhole } from 'lucide-react'
import { pathTo } from '../../../../paths.ts'
import { useLang, useLocale } from '../../../../platform/i18n/i18n.ts'
import { indicatorsQuery } from '../../../../platform/session/counters.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { ProfileEmpty, ProfileSection } from '../profile/profile-section.tsx'
import { amountText } from './amount-text.ts'
import { useTermsWords } from '../../messages/terms/en.ts'
import { useFactWords } from '../use-fact-words.ts'

type Props = {
  profile: Profile
  from: 'home' | 'profile'
  /** What holds instead of the start that was said, such as a running contract. */
  start?: string | undefined
}

/** When, how much and for how much, and when it was last confirmed. */
export function TermsSummary({ profile, from, start }: Props) {
  const words = useTermsWords()
  const { availability, terms_at } = profile
  const href = pathTo('updateAvailability', {}, { from })
  const age = terms_at ? (
    <Filled sentence={words.summary.confirmed} when={<RelativeTime at={new Date(terms_at)} />} />
  ) : (
    words.summary.unconfirmed
  )
  return (
    <ProfileSection
      id="terms"
      title={words.title}
      text={availability ? age : undefined}
      edit={availability ? href : undefined}
    >
      {availability ? (
        <Lines profile={profile} availability={availability} start={start} />
      ) : (
        <ProfileEmpty title={words.summary.none} text={words.summary.noneText} href={href} action={words.summary.set} />
      )}
    </ProfileSection>
  )
}

type LinesProps = Pick<Props, 'profile' | 'start'> & { availability: NonNullable<Profile['availability']> }

function Lines({ profile: { salaries, salary_shown }, availability, start }: LinesProps) {
  const words = useTermsWords()
  const { monthly } = useFactWords()
  const lang = useLang()
  const weeks = waitWeeks(availability.timing)
  if (weeks === null)
    return (
      <div className="grid gap-2">
        <Badge tone="warning" className="w-fit">
          {words.summary.unavailable}
        </Badge>
        <p className="text-sm text-ink-soft">{words.unavailableText}</p>
      </div>
    )
  return (
    <div className="grid gap-3">
      <dl className="divide-y divide-line text-[0.9375rem]">
        <div className="flex items-baseline justify-between gap-4 pb-2.5">
          <dt className="text-ink-faint">{words.summary.start}</dt>
          <dd className="text-end">{start ?? words.inWeeks(weeks)}</dd>
        </div>
        {TIMES.filter((time) => availability[time]).map((time) => {
          const amount = salaries[time]
          return (
            <div key={time} className="flex items-baseline justify-between gap-4 py-2.5 last:pb-0">
              <dt>
                {words.time[time]}
                <span className="block text-sm text-ink-faint">{words.hoursADay(HOURS_A_DAY[time])}</span>
              </dt>
              <dd className="text-end">
                {amount === null ? (
                  <Badge tone="warning">{words.summary.missing}</Badge>
                ) : (
                  <span className="num">{monthly(amountText(amount, lang))}</span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <SalaryReaders showsRange={salary_shown} />
    </div>
  )
}

/** Who sees the salary now: derived from the nominations it was shown for, not from the setting alone. */
function SalaryReaders({ showsRange }: { showsRange: boolean }) {
  const { summary } = useTermsWords()
  const locale = useLocale()
  const { data } = useQuery(indicatorsQuery())
  if (!data) return null
  const names = data.salary_seen_by
  const Icon = names.length > 0 || showsRange ? Eye : LockKeyhole
  return (
    <div className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className="mt-0.5 size-4 flex-none text-point-ink" />
      <div className="grid min-w-0 gap-1">
        {names.length > 0 && (
          <p className="wrap-anywhere">
            {summary.seenBy(names.length)} <bdi>{new Intl.ListFormat(locale).format(names)}</bdi>
          </p>
        )}
        {(names.length === 0 || showsRange) && <p>{showsRange ? summary.shown(names.length > 0) : summary.hidden}</p>}
        {names.length > 0 && (
          <TextLink as={PageLink} href={pathTo('settings', {}, { tab: 'data' })} className="justify-self-start">
            {summary.readers}
          </TextLink>
        )}
      </div>
    </div>
  )
}
