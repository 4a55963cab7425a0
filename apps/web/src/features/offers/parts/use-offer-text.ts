import { TYPE_NAMES } from '@fareeq/domain/contracts/rules-text.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import type { OfferField } from '@fareeq/domain/offers/limits.ts'
import { deadlineZones } from '@fareeq/domain/offers/rules.ts'
import type { OfferTerms } from '@fareeq/domain/offers/schema.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { useContractWords } from '../../contracts/messages/en.ts'
import { useDayText } from '../../contracts/parts/use-term-text.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { useOfferWords } from '../messages/en.ts'

/** How each term reads. */
export function useOfferText() {
  const words = useOfferWords()
  const { availabilities, days: notice } = useContractWords()
  const { seniorities } = useFactWords()
  const lang = useLang()
  const write = useWrite()
  const day = useDayText()
  const money = (cents: number) => write(formatUsd(cents, lang))
  const text: Readonly<Record<OfferField | 'end' | 'note', (terms: OfferTerms) => string>> = {
    role: ({ role }) => role,
    duties: ({ duties }) => duties,
    level: ({ level }) => seniorities[level],
    type: ({ type }) => TYPE_NAMES[type][lang],
    availability: ({ availability }) => availabilities[availability],
    hours: ({ hours }) => words.hours(hours),
    city: ({ city }) => city ?? words.none,
    start: ({ start }) => day(start),
    end: ({ end }) => day(end),
    months: ({ months }) => words.months(months),
    salary_net: ({ salary_net }) => money(salary_net),
    leave_days: ({ leave_days }) => words.days(leave_days),
    probation_days: ({ probation_days }) => (probation_days === 0 ? words.none : words.days(probation_days)),
    notice_days: ({ notice_days }) => notice(notice_days),
    note: ({ note }) => note ?? words.none,
  }
  return { text, money, day }
}

/** A deadline in the reader's zone, and in that of Riyadh where it is another. */
export function useDeadline(): (at: string) => string {
  const words = useOfferWords()
  const [lang, write, zone] = [useLang(), useWrite(), useZone()]
  return (at) => {
    const [own = '', riyadh] = deadlineZones(new Date(at), zone).map((name) => formatMoment(new Date(at), lang, name))
    return write(riyadh === undefined ? own : words.bothZones(own, riyadh))
  }
}
