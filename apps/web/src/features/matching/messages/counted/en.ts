import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { CountedWords } from './ar.ts'

export const en: CountedWords = {
  talents: countedEn({ one: '{n} talent', other: '{n} talents', zero: 'no talents' }),
}
