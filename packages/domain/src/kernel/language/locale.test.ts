import { describe, expect, test } from 'vitest'
import {
  DEFAULT_LANG,
  LANGS,
  LOCALE,
  countedAr,
  countedEn,
  dirOf,
  isLang,
  langFromHeader,
  otherLang,
} from './locale.ts'

test('the languages are ar and en, and ar is the default [K-032]', () => {
  expect(LANGS).toEqual(['ar', 'en'])
  expect(DEFAULT_LANG).toBe('ar')
  expect(['ar', 'en', 'fr', 'AR', '', null, undefined, 1].map(isLang)).toEqual([true, true, ...Array(6).fill(false)])
})

test('Arabic runs right to left, English left to right, and each has the other to switch to', () => {
  expect(LANGS.map(dirOf)).toEqual(['rtl', 'ltr'])
  expect(LANGS.map(otherLang)).toEqual(['en', 'ar'])
})

test('both languages write Latin digits and the Gregorian calendar', () => {
  for (const lang of LANGS) {
    expect(new Intl.NumberFormat(LOCALE[lang]).format(1234567)).toBe('1,234,567')
    expect(new Intl.DateTimeFormat(LOCALE[lang], { year: 'numeric' }).format(0)).toContain('1970')
  }
})

describe('the language of a call', () => {
  test.each([
    [undefined, 'ar'],
    ['', 'ar'],
    ['fr-FR,fr;q=0.9', 'ar'],
    ['*', 'ar'],
    ['en', 'en'],
    ['ar', 'ar'],
    ['EN-us', 'en'],
    ['en-US,en;q=0.9,ar;q=0.8', 'en'],
    ['en;q=0.4, ar-SA ; q=0.7', 'ar'],
    ['fr, en;q=0.3', 'en'],
    ['en;q=0, ar;q=0.1', 'ar'],
    ['en;q=nonsense', 'ar'],
    [';;;,,q=', 'ar'],
  ])('with the header %j is %s [K-032]', (header, lang) => expect(langFromHeader(header)).toBe(lang))
})

describe('a counted sentence', () => {
  const interviews = countedAr({
    zero: 'لا مقابلات بعد',
    one: 'مقابلة واحدة',
    two: 'مقابلتان',
    few: '{n} مقابلات',
    many: '{n} مقابلة',
    other: '{n} مقابلة (مئات)',
  })

  test.each([
    [0, 'لا مقابلات بعد'],
    [1, 'مقابلة واحدة'],
    [2, 'مقابلتان'],
    [3, '3 مقابلات'],
    [10, '10 مقابلات'],
    [11, '11 مقابلة'],
    [99, '99 مقابلة'],
    [100, '100 مقابلة (مئات)'],
    [102, '102 مقابلة (مئات)'],
    [103, '103 مقابلات'],
    [1_011, '1,011 مقابلة'],
    [2.5, '2.5 مقابلة (مئات)'],
  ])('in Arabic takes the form that %d asks for: «%s»', (count, sentence) => expect(interviews(count)).toBe(sentence))

  test('in English has one and many, and a zero of its own where one is given', () => {
    const plain = countedEn({ one: '{n} interview', other: '{n} interviews' })
    expect([0, 1, 2, 1_000].map(plain)).toEqual(['0 interviews', '1 interview', '2 interviews', '1,000 interviews'])
    expect(countedEn({ zero: 'No interviews yet', one: 'one', other: '{n}' })(0)).toBe('No interviews yet')
  })
})
