import { inDigits } from '@fareeq/domain/kernel/language/digits.ts'
import type { Digits } from '@fareeq/domain/kernel/language/locale.ts'
import { type ReactNode, useEffect } from 'react'
import { DEFAULT_NUMERALS, useLang, type NumeralFormat, NumeralContext } from './i18n.ts'
import { setDigitFormat } from './digit-format.ts'

/** Memoised, because words are compared by identity. */
const cache = new WeakMap<object, unknown>()

const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

/** Words of a feature, including functions of a count, in Arabic-Indic digits (٠-٩). */
export function wordsInArabicDigits<Words>(words: Words): Words {
  if (typeof words === 'string') return inDigits(words, 'arab') as Words
  if (words === null || (typeof words !== 'object' && typeof words !== 'function')) return words
  if (typeof words === 'object' && !isPlain(words)) return words
  const cached = cache.get(words) as Words | undefined
  if (cached !== undefined) return cached
  const converted = rewritten(words)
  cache.set(words, converted)
  return converted as Words
}

function rewritten(words: object): unknown {
  if (typeof words === 'function')
    return (...args: unknown[]) => wordsInArabicDigits((words as (...params: unknown[]) => unknown)(...args))
  if (Array.isArray(words)) return words.map(wordsInArabicDigits)
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, wordsInArabicDigits(value)]))
}

const ARABIC: NumeralFormat = { digits: 'arab', text: (text) => inDigits(text, 'arab'), words: wordsInArabicDigits }

/** Digit shaping for signed-in areas; English is always written with 0-9. */
export function DigitsProvider({ digits, children }: { digits: Digits | undefined; children: ReactNode }) {
  const isArabic = useLang() === 'ar' && digits === 'arab'
  const numerals = isArabic ? ARABIC : DEFAULT_NUMERALS
  useEffect(() => {
    setDigitFormat(numerals.text)
    return () => setDigitFormat(DEFAULT_NUMERALS.text)
  }, [numerals])
  return <NumeralContext value={numerals}>{children}</NumeralContext>
}
