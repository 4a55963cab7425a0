import { expect, test } from 'vitest'
import { foreignLang, linesFor, textFor } from './localized-text.ts'

const AR = 'قدت فريق React من 4 مطورين'
const EN = 'Led a React team of 4'

test.each([
  ['both, first Arabic', AR, EN, AR, null, EN, null],
  ['both, first English', EN, AR, AR, null, EN, null],
  ['only Arabic', AR, null, AR, null, AR, 'ar'],
  ['only English', EN, '', EN, 'en', EN, null],
  ['twice in one language', AR, AR, AR, null, AR, 'ar'],
  ['nothing', null, undefined, '', null, '', null],
  ['no letters', '2019 – 2024', null, '2019 – 2024', null, '2019 – 2024', null],
])('%s: each reads their language, and what is in the other one is marked', (_, first, second, ar, arIn, en, enIn) => {
  expect(textFor(first, second, 'ar')).toEqual({ text: ar, written_in: arIn })
  expect(textFor(first, second, 'en')).toEqual({ text: en, written_in: enIn })
})

test('a list is read in one language as a whole', () => {
  const [ar, en] = [[AR, 'React'], [EN]]
  expect(linesFor(ar, en, 'ar')).toEqual({ lines: ar, written_in: null })
  expect(linesFor(ar, en, 'en')).toEqual({ lines: en, written_in: null })
  expect(linesFor(ar, [], 'en')).toEqual({ lines: ar, written_in: 'ar' })
})

test.each([
  ['React مطوّر واجهات', 'ar'],
  ['خبرة في React و Node.js و TypeScript و PostgreSQL', 'ar'],
  ['Please speak with سارة القحطاني first', 'en'],
  ['2026', null],
])('“%s” is marked for readers of the other language only', (text, language) => {
  expect(foreignLang(text, 'ar')).toBe(language === 'en' ? 'en' : null)
  expect(foreignLang(text, 'en')).toBe(language === 'ar' ? 'ar' : null)
})
