import { describe, expect, test } from 'vitest'
import { explain } from './rules-explained.ts'
import {
  type Candidate,
  type Wish,
  overlapScore,
  priceBand,
  priceStep,
  seniorityScore,
  usualStep,
} from './rules-score.ts'

const layla: Candidate = {
  id: '01987654-0000-7000-8000-000000000001',
  first_name: 'ليلى',
  last_name: 'حدّاد',
  role: 'frontend_developer',
  months: 74,
  skills: ['react', 'typescript', 'next-js', 'graphql', 'cypress', 'figma'],
  languages: [{ id: 'en', level: 'intermediate' }],
  industries: [],
  country: 'JO',
  timezone: 'Asia/Amman',
  full_time: true,
  part_time: false,
  weeks: 2,
  verified: true,
  qualified: true,
  salary: 2000,
}
const wish: Wish = {
  skills: ['react', 'figma', 'go'],
  seniority: 'senior',
  languages: [{ id: 'en', level: 'advanced' }],
}

test('a score says what each part was made from, and what would change it', () => {
  const match = explain(layla, wish, { hours: 9, usual: priceStep(2000) })
  expect(match).toMatchObject({
    total: 78,
    skills: {
      score: 58,
      matched: [
        { id: 'react', strong: true },
        { id: 'figma', strong: false },
      ],
      missing: ['go'],
    },
    seniority: { score: 100, years: 6, wanted: 'senior' },
    language: { score: 67, asked: [{ id: 'en', wanted: 'advanced', level: 'intermediate' }] },
    overlap: { score: 100, hours: 9 },
    price: { score: 100, band: 'usual' },
  })
  expect(match.would_change).toEqual([
    { part: 'skills', gain: 17 },
    { part: 'language', gain: 5 },
  ])
})

test('where nothing is asked for, nothing is held against anybody', () => {
  const match = explain(layla, { skills: [], seniority: null, languages: [] }, { hours: null, usual: null })
  expect([match.skills.score, match.language.score, match.overlap.score, match.price.band]).toEqual([
    100,
    100,
    50,
    'unknown',
  ])
})

test.each([
  ['a junior where a senior is wanted', 12, 'senior', 15],
  ['a mid', 36, 'senior', 50],
  ['a senior', 48, 'senior', 100],
  ['a senior where a junior is wanted', 48, 'junior', 80],
  ['eight years without a wish', 96, null, 100],
  ['no year without a wish', 0, null, 40],
] as const)('seniority: %s', (_, months, wanted, score) => expect(seniorityScore(months, wanted)).toBe(score))

test.each([
  [0, 0],
  [4, 50],
  [8, 100],
  [9, 100],
])('%s shared hours are worth %s', (hours, score) => expect(overlapScore(hours)).toBe(score))

describe('the price', () => {
  test.each([
    [1000, 'usual'],
    [2100, 'usual'],
    [2600, 'above'],
    [3200, 'well_above'],
    [9000, 'far_above'],
    [null, 'unknown'],
  ])('%s where 2000 is usual is %s', (salary, band) => expect(priceBand(priceStep(salary), priceStep(2000))).toBe(band))

  test('is compared in steps: nobody learns a salary from the answer', () => {
    const bands = new Set(Array.from({ length: 250 }, (_, n) => priceBand(priceStep(2000 + n), priceStep(2000))))
    expect(bands).toEqual(new Set(['usual']))
  })

  test('usual is the middle of what people ask, and nothing where nobody has', () => {
    expect([usualStep([0, 1, 0, 3, 1]), usualStep([0, 0])]).toEqual([3, null])
  })
})
