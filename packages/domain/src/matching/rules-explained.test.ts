import { describe, expect, test } from 'vitest'
import { explain } from './rules-explained.ts'
import { priceStep } from './rules-price.ts'
import {
  type Candidate,
  type Scores,
  type MatchCriteria,
  overlapScore,
  seniorityScore,
  shareOf,
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
  salary_shown: false,
}
const criteria: MatchCriteria = {
  skills: ['react', 'figma', 'go'],
  seniority: 'senior',
  languages: [{ id: 'en', level: 'advanced' }],
}

test('a score says what each part was made from, and what would change it', () => {
  const match = explain(layla, criteria, { hours: 9, audience: 'staff', baseline: priceStep(2000) })
  expect(match).toMatchObject({
    total: 78,
    cut: 0,
    assessment: { score: 100, passed: 'role' },
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

test('where the salary does not count, the other five parts are the whole hundred', () => {
  const match = explain(layla, criteria, { hours: 9, audience: 'company', baseline: priceStep(2000) })
  expect([match.price, match.total]).toEqual([
    null,
    Math.round((40 * 58 + 10 * 100 + 15 * 100 + 15 * 67 + 10 * 100) / 90),
  ])
  const nobodyLacks: Candidate = { ...layla, skills: criteria.skills, languages: [{ id: 'en', level: 'native' }] }
  expect(explain(nobodyLacks, criteria, { hours: 9, audience: 'company', baseline: null }).total).toBe(100)
})

test.each(['staff', 'company'] as const)(
  'for a %s the parts, each by its share, add up to the score shown',
  (audience) => {
    const match = explain(layla, criteria, { hours: 5, audience, baseline: priceStep(1200) })
    const { skills, assessment, seniority, language, overlap, price } = match
    const scores: Scores = {
      skills: skills.score,
      assessment: assessment.score,
      seniority: seniority.score,
      language: language.score,
      overlap: overlap.score,
      price: price?.score ?? null,
    }
    const parts = (Object.keys(scores) as (keyof Scores)[]).filter((part) => scores[part] !== null)
    expect(parts.reduce((sum, part) => sum + shareOf(part, scores), 0)).toBeCloseTo(100)
    const sum = parts.reduce((sum, part) => sum + (shareOf(part, scores) * scores[part]!) / 100, 0)
    expect(match.total).toBe(Math.round(sum))
  },
)

test('a passed assessment weighs: that of the role most, another one half', () => {
  const scoreOf = (verified: boolean, qualified: boolean) =>
    explain({ ...layla, verified, qualified }, criteria, { hours: 9, audience: 'staff', baseline: priceStep(2000) })
  const [none, technical, role] = [scoreOf(false, false), scoreOf(true, false), scoreOf(true, true)]
  expect([none, technical, role].map(({ assessment }) => assessment)).toEqual([
    { score: 0, passed: 'none' },
    { score: 50, passed: 'technical' },
    { score: 100, passed: 'role' },
  ])
  expect([role.total - technical.total, technical.total - none.total]).toEqual([5, 5])
  expect(none.would_change).toContainEqual({ part: 'assessment', gain: 10 })
})

describe('without any required skill nobody is near half a match', () => {
  const unskilled: Candidate = { ...layla, skills: ['sales'], languages: [{ id: 'en', level: 'native' }] }
  const score = (talent: Candidate, audience: 'staff' | 'company' = 'company') =>
    explain(talent, criteria, { hours: 9, audience, baseline: priceStep(2000) })

  test('however well everything else fits', () => {
    for (const audience of ['staff', 'company'] as const) {
      const match = score(unskilled, audience)
      expect([match.skills.score, match.language.score, match.overlap.score]).toEqual([0, 100, 100])
      expect(match.total).toBeLessThanOrEqual(30)
    }
  })

  test('what is taken off is named, and with it the parts still add up', () => {
    const match = score(unskilled)
    const parts = Math.round((10 * 100 + 15 * 100 + 15 * 100 + 10 * 100) / 90)
    expect([match.cut, match.total]).toEqual([parts - match.total, Math.round(parts / 2)])
    expect(score({ ...unskilled, skills: ['figma'] }).cut).toBe(0)
  })

  test('what one skill would bring counts the lifted cap, too', () => {
    const [gain] = score(unskilled).would_change
    expect(gain).toEqual({ part: 'skills', gain: 100 - score(unskilled).total })
  })

  test('of two without one, the better fit still stands first', () =>
    expect(score(unskilled).rank).toBeGreaterThan(score({ ...unskilled, qualified: false, verified: false }).rank))

  test('a request that names no skill holds nothing against anybody', () =>
    expect(
      explain(unskilled, { ...criteria, skills: [] }, { hours: 9, audience: 'company', baseline: null }),
    ).toMatchObject({
      cut: 0,
      total: 100,
    }))
})

test('where nothing is asked for, nothing is held against anybody', () => {
  const nothing = { skills: [], seniority: null, languages: [] }
  const match = explain(layla, nothing, { hours: null, audience: 'staff', baseline: null })
  expect([match.skills.score, match.language.score, match.overlap.score, match.price]).toEqual([100, 100, 50, null])
})

test.each([
  ['a junior where a senior is wanted', 12, 'senior', 15],
  ['a mid', 36, 'senior', 50],
  ['a senior', 48, 'senior', 100],
  ['a senior where a junior is wanted', 48, 'junior', 80],
  ['eight years without a wish', 96, null, 100],
  ['no year without a wish', 0, null, 40],
] as const)('seniority: %s', (_, months, required, score) => expect(seniorityScore(months, required)).toBe(score))

test.each([
  [0, 0],
  [4, 50],
  [8, 100],
  [9, 100],
])('%s shared hours are worth %s', (hours, score) => expect(overlapScore(hours)).toBe(score))
