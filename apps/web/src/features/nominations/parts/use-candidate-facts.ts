import type { FullRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { aboveBudget, daysLate, salaryFor } from '@fareeq/domain/nominations/rules-fit.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { useLang, useLocale } from '../../../platform/i18n/i18n.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { useNow } from '../../../ui/dates/moments.tsx'
import { useChoosingWords } from '../messages/choosing/en.ts'

export const nameOf = ({ first_name, last_name }: Pick<StaffCandidate, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ')

/** Texts that compare a candidate with the criteria of the request. */
export function useCandidateFacts(
  { terms, weeks, timezone, match, ...candidate }: StaffCandidate,
  request: FullRequest,
) {
  const words = useChoosingWords()
  const [lang, locale, now] = [useLang(), useLocale(), useNow(HOUR)]
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const { availability, budget, starts_on } =
    request.more_roles.find(({ role }) => candidate.role === role && request.role !== role) ?? request
  const { fullTime, partTime, start } = words.candidates
  const pay = [
    candidate.full_time && terms?.full_time && fullTime(number.format(terms.full_time)),
    candidate.part_time && terms?.part_time && partTime(number.format(terms.part_time)),
  ].filter((fact) => typeof fact === 'string')
  const above = aboveBudget(salaryFor(terms, availability), budget)
  const delayDays = daysLate(weeks, starts_on, now)
  return {
    pay,
    above: above !== null && above > 0 ? words.facts.over(number.format(above)) : null,
    within: above !== null && above <= 0 ? words.facts.within(number.format(budget ?? 0)) : null,
    start: start(weeks),
    late: delayDays > 0 ? words.facts.late(delayDays) : null,
    hours:
      timezone && match.overlap.hours !== null
        ? words.facts.sharedHours(number.format(match.overlap.hours), zoneCity(timezone, lang))
        : null,
  }
}
