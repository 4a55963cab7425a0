import { expect, test } from 'vitest'
import { sentencesIn } from './rules-sentences.ts'

/** Every text, those that are text of arguments with an example of each. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const text: unknown = (value as (...args: unknown[]) => unknown)(
      ...Array.from({ length: value.length || 1 }, () => 3),
    )
    return typeof text === 'string' ? [text] : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const WORDLIKE = { scorecard: undefined, feedback: undefined }
const textsOf = (lang: 'ar' | 'en') => textsIn({ ...sentencesIn(lang), ...WORDLIKE })

test.each(['ar', 'en'] as const)(
  'the recruiter speaks calmly (%s): no exclamation marks, no emoji, no talk about being a model',
  (lang) => {
    for (const text of textsOf(lang)) {
      expect(text).not.toMatch(/[!！]|\p{Extended_Pictographic}/u)
      expect(text.toLowerCase()).not.toMatch(/as an ai|language model|كنموذج/u)
    }
  },
)

test('Arabic is written with its own punctuation, without tatweel or slash forms', () => {
  for (const text of textsOf('ar')) expect(text).not.toMatch(/[,;?]|ـ(?!\s)|\/ة/u)
})

test('nobody is spoken of as he or she', () => {
  const { reasons, gaps } = sentencesIn('ar')
  for (const text of textsIn({ reasons, gaps }))
    expect(text).not.toMatch(/(?:^|\s)(?:يعرف|تعرف|اجتاز|اجتازت|يبدأ|تبدأ|لديه|لديها|هو|هي)(?=\s|$)/u)
  for (const text of textsIn({ ...sentencesIn('en').reasons, ...sentencesIn('en').gaps }))
    expect(text).not.toMatch(/\b(?:he|she|his|her)\b/i)
})

test('both languages say the same things', () => {
  const keys = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keys(inner)]))
      : typeof value
  expect(keys(sentencesIn('en'))).toEqual(keys(sentencesIn('ar')))
})
