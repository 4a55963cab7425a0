import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TALENT_STEP } from '../../kernel/steps.ts'
import { someProfile } from '../../testing/profile.ts'
import { isLive } from './rules-profile.ts'
import { type NameLookup, cardOf, missingForShowcase } from '../rules-showcase.ts'
import { inactiveBecause, nextMove } from './rules-standing.ts'
import { isBelow } from '../rules-terms.ts'
import type { Profile } from '../schema-profile.ts'
import { HIRING_STATUSES } from '../states.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const meta = { id, version: 1 }

const layla = someProfile(
  {
    phone: '+962791000001',
    phone_verified: true,
    country: 'JO',
    nationality: 'JO',
    role: 'frontend_developer',
    experience: { years: 2, months: 11 },
    seniority: 'mid',
    linkedin: 'https://linkedin.com/in/layla',
    photo: '/api/photos/x',
    timezone: 'Asia/Amman',
  },
  {
    step: TALENT_STEP.profile,
    projects: [{ ...meta, name: 'سوق', type: 'saas', link: null }],
    experiences: [
      { ...meta, title: 'مطوّرة', company: 'نخلة', current: true, start: '2024-01', end: null, responsibility: null },
    ],
    educations: [{ ...meta, school: 'x', degree: 'y', field: 'z', undergraduate: false, start: null, end: null }],
    languages: [{ id: 'ar', level: 'native' }],
    skills: ['react', 'vue', 'figma', 'css', 'html', 'go'],
    bio: { ar: 'أبني واجهات', en: null },
    availability: { full_time: true, part_time: false, timing: 3 },
    salaries: { full_time: 2000, part_time: null },
  },
)
const but = (basics: Partial<Profile['basicInfo']>, rest: Partial<Profile> = {}): Profile => ({
  ...layla,
  ...rest,
  basicInfo: { ...layla.basicInfo, ...basics },
})
const failed = { id: 'react', link: '/report', passed: false }
const unavailable = { full_time: true, part_time: false, timing: 'unavailable' as const }

describe('why nobody sees a profile', () => {
  test.each<[string, Profile, ReturnType<typeof inactiveBecause>]>([
    ['live', layla, null],
    ['the phone is not verified [S-001]', but({ phone_verified: false }), 'phone'],
    ['the application is not finished, whatever else', but({ phone_verified: false }, { step: 4 }), 'application'],
    ['nothing said about time', but({}, { availability: null }), 'terms'],
    ['no time for now', but({}, { availability: unavailable }), 'unavailable'],
    ['banned before all', but({ hiring_status: 'banned' }, { step: 2 }), 'banned'],
  ])('%s', (_, profile, why) => expect(inactiveBecause(profile)).toBe(why))

  test('there is a reason exactly where a profile is not live', () => {
    const availability = fc.constantFrom(null, unavailable, layla.availability)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        fc.constantFrom(...HIRING_STATUSES),
        availability,
        (step, phone_verified, hiring_status, time) => {
          const profile = but({ phone_verified, hiring_status }, { step, availability: time })
          expect(inactiveBecause(profile) === null).toBe(isLive(profile))
        },
      ),
    )
  })
})

describe('the next best step', () => {
  test.each<[string, Profile, ReturnType<typeof nextMove>]>([
    ['a company that waits comes before all', but({ is_locked_for_salary_update: true }, { step: 3 }), 'waiting'],
    ['then the application', but({ phone_verified: false }, { step: 3 }), 'application'],
    ['then the phone', but({ phone_verified: false, photo: null }), 'phone'],
    ['then the terms', but({ photo: null }, { availability: null, bio: { ar: null, en: null } }), 'terms'],
    ['then an assessment, before a picture', but({ photo: null }, { bio: { ar: null, en: null } }), 'assessment'],
    ['one failed assessment is not enough', but({}, { assessments: [failed] }), 'assessment'],
    ['then whatever is best done first', but({ verified: true, photo: null }, { bio: { ar: null, en: null } }), 'bio'],
    ['and in the end nothing', but({ verified: true }), null],
    ['who works under a contract is asked for nothing', but({ hiring_status: 'hired', photo: null }), null],
    ['but for a company that waits', but({ hiring_status: 'hired', is_locked_for_salary_update: true }), 'waiting'],
  ])('%s', (_, profile, move) => expect(nextMove(profile)).toBe(move))
})

describe('a profile as a stranger sees it', () => {
  const names: NameLookup = { role: (key) => `r:${key}`, country: (key) => `c:${key}`, skill: (key) => `s:${key}` }
  const now = new Date('2026-03-01T09:00:00Z')

  test('says what somebody can do, where and when, and nothing about who they are', () => {
    const card = cardOf(layla, names, now)
    expect(card).toMatchObject({
      role: 'r:frontend_developer',
      seniority: 'mid',
      years: 2,
      country_name: 'c:JO',
      weeks: 3,
      skills: ['s:react', 's:vue', 's:figma', 's:css', 's:html'],
    })
    const json = JSON.stringify(card)
    for (const secret of ['ليلى', 'حدّاد', 'gmail', '+962', '2000', 'photos', id]) expect(json).not.toContain(secret)
  })

  test('is not shown while something is missing, and what is missing is named', () => {
    const bare = but({ timezone: null, role: null }, { skills: [], availability: unavailable })
    expect(missingForShowcase(bare)).toEqual(['role', 'skills', 'timezone', 'availability'])
    expect(cardOf(bare, names, now)).toBeNull()
    expect(missingForShowcase(layla)).toEqual([])
  })
})

test('a salary is judged against the policy only where it is said', () => {
  expect([isBelow(499, 500), isBelow(500, 500), isBelow(null, 500), isBelow(undefined, 500)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
