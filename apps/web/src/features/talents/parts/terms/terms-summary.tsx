import { HOURS_A_DAY, TIMES, waitWeeks } from '@fareeq/domain/talents/rules-terms.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { Eye, LockKeyhole } from 'lucide-react'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { ProfileEmpty, ProfileSection } from '../profile/profile-section.tsx'
import { amountText } from './amount-text.ts'
import { useTermsWords } from './use-terms-words.ts'
import { useFactWords } from '../use-fact-words.ts'

/** When, how much and for how much, and when it was last confirmed. */
export function TermsSummary({ profile, from }: { profile: Profile; from: 'home' | 'profile' }) {
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
        <Lines profile={profile} availability={availability} />
      ) : (
        <ProfileEmpty title={words.summary.none} text={words.summary.noneText} href={href} action={words.summary.set} />
      )}
    </ProfileSection>
  )
}

type LinesProps = { profile: Profile; availability: NonNullable<Profile['availability']> }

function Lines({ profile: { salaries, salary_shown }, availability }: LinesProps) {
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
          <dd className="text-end">{words.inWeeks(weeks)}</dd>
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
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        {salary_shown ? (
          <Eye aria-hidden className="size-4 flex-none text-ink-faint" />
        ) : (
          <LockKeyhole aria-hidden className="size-4 flex-none text-point-ink" />
        )}
        {salary_shown ? words.summary.shown : words.summary.hidden}
      </p>
    </div>
  )
}
