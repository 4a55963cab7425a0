import { describe, expect, test } from 'vitest'
import { type PersonalityItem, personalityScores, traitBand } from './rules-personality.ts'
import { TRAITS, type Trait } from '../schema-report.ts'

/** Ten items for each trait, every other one reverse-keyed. */
const ITEMS: PersonalityItem[] = TRAITS.flatMap((trait) =>
  Array.from({ length: 10 }, (_, n) => ({ id: `${trait}-${n}`, trait, keyed: n % 2 ? 'minus' : 'plus' }) as const),
)
/** What somebody answers to a trait's items, in their order. */
const answersTo = (trait: Trait, answers: readonly (number | null)[]) =>
  Object.fromEntries(answers.flatMap((answer, n) => (answer === null ? [] : [[`${trait}-${n}`, answer]])))
const opennessOf = (answers: readonly (number | null)[]) =>
  personalityScores(ITEMS, answersTo('openness', answers)).openness

test('there are five traits [E-079]', () => {
  const traits = ['agreeableness', 'conscientiousness', 'extraversion', 'neuroticism', 'openness']
  expect(Object.keys(personalityScores(ITEMS, {})).toSorted()).toEqual(traits)
})

describe('a trait is scored from 0 to 100, reverse-keyed items the other way round', () => {
  test.each([
    ['everything for it', [5, 1, 5, 1, 5, 1, 5, 1, 5, 1], 100, 'high'],
    ['everything against it', [1, 5, 1, 5, 1, 5, 1, 5, 1, 5], 0, 'low'],
    ['always the middle', [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], 50, 'middle'],
    ['yes to whatever is asked', [5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 50, 'middle'],
    ['one step above the middle each time', [4, 2, 4, 2, 4, 2, 4, 2, 4, 2], 75, 'high'],
    ['one point of forty', [2, 5, 1, 5, 1, 5, 1, 5, 1, 5], 3, 'low'],
  ])('%s', (_, answers, score, band) => {
    expect(opennessOf(answers)).toEqual({ score, band })
  })

  test('each by its own items', () => {
    const answers = {
      ...answersTo('openness', [5, 1, 5, 1, 5, 1, 5, 1, 5, 1]),
      ...answersTo('neuroticism', [1, 5, 1, 5, 1, 5, 1, 5, 1, 5]),
    }
    expect(personalityScores(ITEMS, answers)).toEqual({
      extraversion: null,
      agreeableness: null,
      neuroticism: { score: 0, band: 'low' },
      conscientiousness: null,
      openness: { score: 100, band: 'high' },
    })
  })
})

describe('what was not answered', () => {
  test.each([
    ['one of ten is prorated', [4, 2, 4, 2, 4, 2, 4, 2, 4, null], { score: 75, band: 'high' }],
    ['two of ten are prorated', [4, 2, 4, 2, null, null, 4, 2, 4, 2], { score: 75, band: 'high' }],
    ['with three of ten there is no score', [4, 2, 4, 2, null, null, null, 2, 4, 2], null],
    ['an answer out of range counts as none', [0, 6, 2.5, 2, 4, 2, 4, 2, 4, 2], null],
  ])('%s', (_, answers, result) => {
    expect(opennessOf(answers)).toEqual(result)
  })

  test('an answer to an item that is not asked changes nothing', () => {
    expect(personalityScores(ITEMS, { 'somebody-else': 5 }).openness).toBeNull()
    expect(personalityScores([], { 'openness-0': 5 }).openness).toBeNull()
  })
})

test.each([
  [0, 'low'],
  [39, 'low'],
  [40, 'middle'],
  [60, 'middle'],
  [61, 'high'],
  [100, 'high'],
])('%i is %s', (score, band) => {
  expect(traitBand(score)).toBe(band)
})
