import { foldDigits } from '../kernel/text/text.ts'
import { searchWords } from '../matching/rules-names.ts'

/** Fewer digits would match too many numbers as a prefix; a number without its country is matched as a suffix. */
const MIN_DIGITS = 4
const WHOLE_NUMBER = 8

export type PhoneQuery = { begins: string } | { ends: string }

/** «٠٧٩ ١٢٣ ٤٥٦٧» is a suffix of a number, «+962 79» a prefix; anything else is none. */
export function phoneQuery(question: string): PhoneQuery | null {
  const digits = foldDigits(question)
    .replace(/[\s()+-]/g, '')
    .replace(/^00/, '')
  if (!/^\d+$/.test(digits)) return null
  if (digits.startsWith('0')) return digits.length < WHOLE_NUMBER ? null : { ends: digits.slice(1) }
  return digits.length < MIN_DIGITS ? null : { begins: digits }
}

export type TalentQuery = {
  /** Prefixes of words of the name. */
  words: string[]
  /** Only for those who may reach the person. */
  email: string | null
  phone: PhoneQuery | null
}

export const talentQuery = (question: string, mayReach: boolean): TalentQuery => ({
  words: searchWords(question),
  email: mayReach && /^\S+$/.test(question) ? question.toLowerCase() : null,
  phone: mayReach ? phoneQuery(question) : null,
})
