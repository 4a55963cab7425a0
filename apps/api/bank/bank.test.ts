import { LEVELS } from '@fareeq/domain/assessments/limits.ts'
import { TRAITS } from '@fareeq/domain/assessments/schema-report.ts'
import { isNamedTopic } from '@fareeq/domain/assessments/reports/rules-topics.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { describe, expect, test } from 'vitest'
import { readBank } from './read.ts'
import type { MultipleChoiceItem } from './schema.ts'

// The law of the bank, over whatever files are there. What items do when they are run is in the tests beside this one.

const bank = readBank()
const { multipleChoice, coding, sql, video, personality } = bank

type Sentence = { where: string; ar: string; en: string }

/** Every `{ ar, en }` of an item, with the path that leads to it. */
function sentencesIn(value: unknown, where: string): Sentence[] {
  if (value === null || typeof value !== 'object') return []
  const { ar, en } = value as Record<string, unknown>
  if (typeof ar === 'string' && typeof en === 'string') return [{ where, ar, en }]
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${where}.${key}`))
}
const items = [...multipleChoice, ...coding, ...sql, ...video, ...personality]
const sentences = items.flatMap((item) => sentencesIn(item, item.id))
const breaking = (isWrong: (sentence: Sentence) => boolean) => sentences.filter(isWrong).map(({ where }) => where)
const repeated = <Value>(values: readonly Value[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('every item', () => {
  test('has an id of its own', () => {
    const inside = personality.flatMap(({ items }) => items)
    expect(repeated([...items, ...inside].map(({ id }) => id))).toEqual([])
  })

  test('is asked in Arabic where it is not the same in both languages', () => {
    expect(breaking(({ ar, en }) => ar !== en && !/\p{Script=Arabic}/u.test(ar))).toEqual([])
    expect(breaking(({ ar, en }) => ar === en && /\p{Script=Arabic}/u.test(en))).toEqual([])
  })

  test('is written in Arabic with Arabic punctuation and without tatweel', () => {
    const prose = (text: string) => text.replace(/`[^`]*`/g, '`')
    expect(breaking(({ ar }) => /\p{Script=Arabic}[?,;]/u.test(prose(ar)))).toEqual([])
    expect(breaking(({ ar }) => /[٠-٩]/.test(prose(ar)))).toEqual([])
    // A preposition of one letter reaches a name in Latin letters with it: بـ`await`.
    expect(breaking(({ ar }) => /\u0640(?! ?[`A-Za-z])/.test(prose(ar)))).toEqual([])
  })

  test('says one thing with one word, and puts a negative number between backticks', () => {
    const prose = (text: string) => text.replace(/`[^`]*`/g, '`')
    // They became, without, to use, to throw: the words of the glossary are others.
    const retired =
      /(?<!\p{Script=Arabic})[وف]?(?:صار|صارت|يصير|تصير|بلا|يستعمل|تستعمل|يرمي خطأ|ترمي)(?!\p{Script=Arabic})/u
    expect(breaking(({ ar }) => retired.test(prose(ar)))).toEqual([])
    // What is the same in both languages is shown from left to right.
    expect(breaking(({ ar, en }) => ar !== en && /(?:^|[\s(\p{Script=Arabic}])-\d/u.test(prose(ar)))).toEqual([])
    expect(breaking(({ en }) => /\b(?:mends?|shall|for ever)\b/.test(prose(en)))).toEqual([])
  })

  test('the questionnaire asks how well a statement fits in both languages, not how often', () => {
    for (const { answers } of personality)
      expect(answers.map(({ ar }) => ar)).toEqual([
        'لا تصفني إطلاقًا',
        'لا تصفني إلى حد ما',
        'محايد',
        'تصفني إلى حد ما',
        'تصفني تمامًا',
      ])
  })
})

const bySkill = [...Map.groupBy(multipleChoice, ({ skill }) => skill)].map(([skill, items]) => ({ skill, items }))

describe.each(bySkill)('the multiple-choice test of $skill', ({ items }) => {
  test('draws from at least 30 items, at least 8 of each level', () => {
    expect(items.length).toBeGreaterThanOrEqual(30)
    for (const level of LEVELS)
      expect(items.filter((item) => item.level === level).length, level).toBeGreaterThanOrEqual(8)
  })

  test('is about something the report has a name for', () => {
    expect([...new Set(multipleChoice.map(({ topic }) => topic))].filter((topic) => !isNamedTopic(topic))).toEqual([])
  })

  test('offers four different answers to different questions', () => {
    for (const lang of LANGS) {
      for (const { id, right, wrong } of items)
        expect(repeated([right, ...wrong].map((answer) => answer[lang].trim())), id).toEqual([])
      expect(repeated(items.map(({ ask, code = '' }) => `${ask[lang]}\n${code}`))).toEqual([])
    }
  })

  test.each(LANGS)('does not give the right answer away by its length in %s', (lang) => {
    const isLongest = ({ right, wrong }: MultipleChoiceItem) =>
      wrong.every((answer) => answer[lang].length < right[lang].length)
    const longest = items.filter(isLongest).map(({ id }) => id)
    expect(longest.length / items.length, longest.join(', ')).toBeLessThanOrEqual(0.35)
  })
})

test('the mistakes of a task are different ones', () => {
  for (const { id, solution, wrong } of sql) expect(repeated([solution, ...wrong]), id).toEqual([])
  for (const { id, solution, wrong } of coding)
    for (const language of ['javascript', 'python'] as const)
      expect(repeated([solution[language], ...wrong[language]]), id).toEqual([])
})

test('a set of video questions asks three things and is scored by four criteria', () => {
  for (const { id, questions, rubric } of video) {
    expect(repeated([...questions, ...rubric].map(({ id }) => id)), id).toEqual([])
    for (const { levels } of rubric) expect(repeated(levels.map(({ en }) => en)), id).toEqual([])
  }
})

describe.each(personality)('the questionnaire $id', ({ items }) => {
  test('asks ten things about each trait, some of them the other way round', () => {
    for (const trait of TRAITS) {
      const keys = items.filter((item) => item.trait === trait).map(({ keyed }) => keyed)
      expect(keys, trait).toHaveLength(10)
      expect(new Set(keys).size, trait).toBe(2)
    }
  })

  test('never asks about one trait twice in a row, nor the same thing twice', () => {
    expect(items.filter(({ trait }, index) => trait === items[index - 1]?.trait)).toEqual([])
    for (const lang of LANGS) expect(repeated(items.map((item) => item[lang]))).toEqual([])
  })
})
