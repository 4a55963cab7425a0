import { expect, test } from 'vitest'
import { isOtherLanguage, writtenIn } from './rules-language.ts'

test.each([
  ['Yes, we hire in Oman.', 'en'],
  ['نعم، نوظّف في عُمان.', 'ar'],
  ['نستخدم React وNode.js وPostgreSQL في هذا المشروع', 'ar'],
  ['Thank you, Noura (نورة). We will call you.', 'en'],
  ['OK', null],
  ['+966 50 000 0000', null],
  ['', null],
] as const)('%j is written in %s', (text, lang) => expect(writtenIn(text)).toBe(lang))

test('an English answer to an Arabic question is noticed, and the other way round', () => {
  expect(isOtherLanguage('Yes, we hire in Oman.', 'ar')).toBe(true)
  expect(isOtherLanguage('نعم، نوظّف في عُمان.', 'en')).toBe(true)
  expect(isOtherLanguage('نعم، نوظّف في عُمان.', 'ar')).toBe(false)
  expect(isOtherLanguage('OK', 'ar')).toBe(false)
})
