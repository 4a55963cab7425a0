import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { TIMES } from '@fareeq/domain/talents/rules-terms.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useOutsideRole } from '../../../platform/session/may.ts'
import { amountText, rangeTexts } from '../../talents/parts/terms/amount-text.ts'
import { useTermsWords } from '../../talents/messages/terms/en.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { useMatchingWords } from '../messages/en.ts'

type Paid = Pick<MatchedTalent, 'salary' | 'salary_range'>

/** The salary as far as it is shown, of the time that the request asks for; null where none is. */
export function useShownPay(): (talent: Paid) => string | null {
  const terms = useTermsWords()
  const { monthly } = useFactWords()
  const lang = useLang()
  return ({ salary, salary_range }) => {
    const ranges = rangeTexts(salary_range, terms, lang)
    const texts = TIMES.map((time) => (salary?.[time] ? monthly(amountText(salary[time], lang)) : ranges[time]))
    return texts.find(Boolean) ?? null
  }
}

/** The same with why there is none. */
export function usePayText(): (talent: Paid & Pick<MatchedTalent, 'salary_locked'>) => string {
  const { card, compare } = useMatchingWords()
  const shownPay = useShownPay()
  const isOutsideRole = useOutsideRole('talents.salary')
  return (talent) =>
    shownPay(talent) ?? (isOutsideRole ? card.salaryOutsideRole : talent.salary_locked ? card.salary : compare.noSalary)
}
