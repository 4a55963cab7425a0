import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import { inDigits } from '@fareeq/domain/kernel/language/digits.ts'
import { expect, test } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
import { wordsInArabicDigits } from './digits.tsx'
import { setDigitFormat } from './digit-format.ts'

const days = countedAr({ zero: '', one: '', two: '', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' })
const words = {
  plain: 'بعد 60 دقيقة',
  nested: { list: ['1', 'ب'], least: (amount: string) => ({ said: `أقل راتب ${amount}` }) },
  days,
  count: 3,
  none: null,
}

test('every sentence of a feature is written in the digits of its reader, however deep it lies', () => {
  const converted = wordsInArabicDigits(words)
  expect([converted.plain, converted.days(11), converted.nested.list]).toEqual(['بعد ٦٠ دقيقة', '١١ يومًا', ['١', 'ب']])
  expect(converted.nested.least('1,200')).toEqual({ said: 'أقل راتب ١٬٢٠٠' })
  expect([converted.count, converted.none]).toEqual([3, null])
  expect(words.plain).toBe('بعد 60 دقيقة')
})

test('the same words are the same object each time', () => {
  expect(wordsInArabicDigits(words)).toBe(wordsInArabicDigits(words))
  expect(wordsInArabicDigits(words.nested)).toBe(wordsInArabicDigits(words).nested)
  const [date] = [new Date(0)]
  expect(wordsInArabicDigits(date)).toBe(date)
})

test('a sentence that comes with an answer is written like those of the page', () => {
  const failure = new CallFailure({ status: 429, message: 'بلغت الحد المسموح. أعد المحاولة بعد 60 دقيقة.' })
  setDigitFormat((text) => inDigits(text, 'arab'))
  expect(failure.text).toBe('بلغت الحد المسموح. أعد المحاولة بعد ٦٠ دقيقة.')
  setDigitFormat((text) => text)
  expect(failure.text).toContain('60')
})
