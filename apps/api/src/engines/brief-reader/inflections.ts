import { searchForm } from '@fareeq/domain/kernel/text/text.ts'

/** How many people a noun speaks of. */
export type GrammaticalNumber = 'one' | 'two' | 'many' | 'twoOrMany'

/** Suffixes of regular Arabic nouns, as they are written without vowel marks. */
const SUFFIXES: readonly (readonly [suffix: string, number: GrammaticalNumber])[] = [
  ['', 'one'],
  ['ا', 'one'],
  ['ه', 'one'],
  ['ان', 'two'],
  ['تان', 'two'],
  ['تين', 'two'],
  ['ين', 'twoOrMany'],
  ['ون', 'many'],
  ['ات', 'many'],
  ['ي', 'twoOrMany'],
  ['و', 'many'],
  ['يه', 'many'],
]

/** «مطور» with its feminine, dual and plurals. */
export const inflectedArabic = (noun: string): (readonly [form: string, number: GrammaticalNumber])[] => {
  const stem = searchForm(noun)
  return SUFFIXES.map(([suffix, number]) => [`${stem}${suffix}`, number])
}

/** A noun of one or several words with its plural. */
export const inflectedEnglish = (noun: string): (readonly [form: string, number: GrammaticalNumber])[] => [
  [noun, 'one'],
  [`${noun}s`, 'many'],
]

/** «مطوَرَين», «مطورَي واجهات»: with its vowel the ending is the dual's. */
const DUAL_VOWEL = /َي(?:ن)?(?:\p{M})*$/u
export const isMarkedDual = (raw: string): boolean => DUAL_VOWEL.test(raw.normalize('NFC'))
/** «مطورًا» is one; «مهندسا بيانات» may be two. */
export const isMarkedSingular = (raw: string): boolean => /ً/u.test(raw)
