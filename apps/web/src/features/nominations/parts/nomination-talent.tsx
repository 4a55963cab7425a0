import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { STANDING } from '@fareeq/domain/nominations/states.ts'
import { TIMES } from '@fareeq/domain/talents/rules-terms.ts'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useOutsideRole } from '../../../platform/session/may.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { TalentCosts } from '../../costs/parts/talent-costs.tsx'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { amountText, rangeTexts } from '../../talents/parts/terms/amount-text.ts'
import { useTermsWords } from '../../talents/messages/terms/en.ts'
import { NominationState } from './nomination-time.tsx'
import { useNominationWords } from '../messages/en.ts'

type Talent = Nomination['talent']

/** No-break space: no line begins with the separator. */
const BETWEEN = '\u00a0· '

export const fullName = ({ first_name, last_name }: Pick<Talent, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

type Props = {
  nomination: Nomination
  titleId: string
  /** What is proved, before what they ask for. */
  children: ReactNode
}

/** Who it is and what they bring; no way to reach them, and no pay before they show it. */
export function NominationTalent({ nomination, titleId, children }: Props) {
  const { talent } = nomination
  const words = useNominationWords()
  const { years, seniorities, qualified, verified } = useFactWords()
  const details = [talent.role_name, seniorities[talent.seniority], years(talent.years), talent.country_name]
  return (
    <div className="flex min-w-0 gap-4">
      <Picture talent={talent} />
      <div className="grid min-w-0 flex-1 content-start gap-2.5">
        <div>
          <h2 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
            <bdi className="wrap-anywhere">{fullName(talent)}</bdi>
            {talent.verified ? (
              <Badge tone="positive">{talent.qualified ? qualified : verified}</Badge>
            ) : (
              <Badge>{words.notAssessed}</Badge>
            )}
            <NominationState nomination={nomination} />
          </h2>
          <p className="text-sm text-ink-soft">{details.filter(Boolean).join(BETWEEN)}</p>
        </div>
        <ul className="flex flex-wrap gap-1.5">
          {talent.skills.map(({ id, name }) => (
            <li
              key={id}
              className="rounded-full border border-line bg-sunken px-2.5 py-0.5 text-xs leading-[1.7] text-ink-soft"
            >
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        {children}
        {!nomination.is_hired && <Terms talent={talent} />}
        {!nomination.is_hired && STANDING.includes(nomination.state) && (
          <>
            <Pay talent={talent} />
            <TalentCosts talent={talent} className="-mt-2.5" />
          </>
        )}
        {!nomination.is_hired && talent.missing_time && (
          <p className="-mt-1 text-sm text-warning">{words.missingTime[talent.missing_time]}</p>
        )}
      </div>
    </div>
  )
}

const Picture = ({ talent }: { talent: Talent }) =>
  talent.photo ? (
    <img src={talent.photo} alt="" loading="lazy" className="size-12 flex-none rounded-full object-cover xs:size-15" />
  ) : (
    <Avatar id={talent.id} name={fullName(talent)} size="lg" className="max-xs:size-12" />
  )

function Terms({ talent }: { talent: Talent }) {
  const words = useNominationWords()
  const { times, weeks, zone } = useFactWords()
  const lang = useLang()
  const lines = [
    ...TIMES.filter((time) => talent[time]).map((time) => times[time]),
    talent.weeks === null ? words.unavailable : weeks(talent.weeks),
    talent.timezone && zone(zoneCity(talent.timezone, lang)),
  ]
  return <p className="text-sm text-ink-soft">{lines.filter(Boolean).join(BETWEEN)}</p>
}

function Pay({ talent: { salary, salary_range } }: { talent: Talent }) {
  const words = useNominationWords()
  const terms = useTermsWords()
  const { monthly } = useFactWords()
  const lang = useLang()
  const ranges = rangeTexts(salary_range, terms, lang)
  const isOutsideRole = useOutsideRole('talents.salary')
  if (salary === null && salary_range === null)
    return (
      <p className="-mt-1 flex items-start gap-2 text-sm text-ink-soft">
        <LockKeyhole aria-hidden className="mt-1 size-4 flex-none text-point-ink" />
        {isOutsideRole ? words.outsideRole : words.locked}
      </p>
    )
  return (
    <ul className="-mt-1 text-sm empty:hidden">
      {TIMES.map((time) => {
        const amount = salary?.[time]
        const text = amount ? monthly(amountText(amount, lang)) : ranges[time]
        return text ? (
          <li key={time}>
            {words.salary[time]}: <span className="num">{text}</span>
          </li>
        ) : null
      })}
    </ul>
  )
}
