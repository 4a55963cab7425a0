import type { VisibleProfile } from '@fareeq/domain/talent-views/schema.ts'
import { HOURS_A_DAY, TIMES, waitWeeks } from '@fareeq/domain/talents/rules-terms.ts'
import { LockKeyhole } from 'lucide-react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { amountText, rangeTexts } from '../../talents/parts/terms/amount-text.ts'
import { useTermsWords } from '../../talents/messages/terms/en.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { ViewSection } from './view-section.tsx'

const Line = ({ name, note, children }: { name: string; note?: string; children?: React.ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0">
    <dt>
      {name}
      {note && <span className="block text-sm text-ink-faint">{note}</span>}
    </dt>
    <dd className="text-end">{children}</dd>
  </div>
)

type Props = {
  talent: VisibleProfile
  /** Why there is no pay, and why only a range. */
  locked: string
  ranged?: string
}

/** When, how much of a day, and for how much where they have shown it. */
export function ViewTerms({ talent, locked, ranged }: Props) {
  const words = useTermsWords()
  const { monthly } = useFactWords()
  const lang = useLang()
  const { availability, salaries, salary_range } = talent
  if (!availability) return null
  const weeks = waitWeeks(availability.timing)
  const ranges = rangeTexts(salary_range, words, lang)
  return (
    <ViewSection id="terms" isAside title={words.title}>
      {weeks === null ? (
        <Badge tone="warning">{words.summary.unavailable}</Badge>
      ) : (
        <dl className="divide-y divide-line text-[0.9375rem]">
          <Line name={words.summary.start}>{words.inWeeks(weeks)}</Line>
          {TIMES.filter((time) => availability[time]).map((time) => {
            const amount = salaries?.[time]
            const range = ranges[time]
            return (
              <Line key={time} name={words.time[time]} note={words.hoursADay(HOURS_A_DAY[time])}>
                {amount ? <span className="num">{monthly(amountText(amount, lang))}</span> : range}
              </Line>
            )
          })}
        </dl>
      )}
      {talent.salary_locked && (
        <p className="mt-2 flex items-start gap-2 border-t border-line pt-3 text-sm text-ink-soft">
          <LockKeyhole aria-hidden className="mt-1 size-4 flex-none text-point-ink" />
          {salary_range ? ranged : locked}
        </p>
      )}
    </ViewSection>
  )
}
