import { TYPE_NAMES } from '@fareeq/domain/contracts/rules-text.ts'
import type { ReadableTerms, TalentContract, Terms } from '@fareeq/domain/contracts/schema.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { useLang, useLocale, useWrite } from '../../../platform/i18n/i18n.ts'
import { useContractWords } from '../messages/en.ts'

/** A day as written: it has no hour that a zone could move. */
export function useDayText(): (day: string) => string {
  const locale = useLocale()
  return (day) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** Whether the pay is in it: a role without salaries reads terms without. */
export const isPaid = (terms: ReadableTerms): terms is Terms => terms.salary_net !== null

/** How each term reads. */
export function useTermText() {
  const words = useContractWords()
  const lang = useLang()
  const write = useWrite()
  const day = useDayText()
  const salary_net = ({ salary_net: net }: Pick<Terms, 'salary_net'>) => write(formatUsd(net, lang))
  return {
    day,
    /** From when until when; of one that was ended early, the day on which it really was over. */
    span: ({
      terms,
      ends_on: end,
      ended_early: early,
    }: { terms: Pick<Terms, 'start'> } & Pick<TalentContract, 'ended_early' | 'ends_on'>) =>
      early
        ? words.ended[early.has_run ? 'running' : 'before'](day(early.on), day(terms.start))
        : `${day(terms.start)} – ${day(end)}`,
    type: ({ type }: Pick<Terms, 'type'>) => TYPE_NAMES[type][lang],
    availability: ({ availability }: Pick<Terms, 'availability'>) => words.availabilities[availability],
    start: ({ start }: Pick<Terms, 'start'>) => day(start),
    end: ({ end }: Pick<Terms, 'end'>) => day(end),
    months: ({ months }: Pick<Terms, 'months'>) => words.months(months),
    salary_net,
    /** With its name, where it is listed with other terms. */
    named_salary: (terms: Pick<Terms, 'salary_net'>) => `${words.terms.salary_net} ${salary_net(terms)}`,
    salary_gross: ({ salary_gross }: Pick<Terms, 'salary_gross'>) => write(formatUsd(salary_gross, lang)),
  }
}
