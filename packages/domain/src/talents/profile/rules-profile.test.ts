import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TALENT_STEP } from '../../kernel/steps.ts'
import { someProfile } from '../../testing/profile.ts'
import {
  MIN_SKILLS,
  STEP_OF_TASK,
  STRENGTH,
  STRENGTH_TASKS,
  isLive,
  isUntouched,
  mayGoTo,
  missingAtStep,
  missingForProfile,
  stepState,
  strengthOf,
} from './rules-profile.ts'
import { HOURS_A_DAY, MAX_WAIT_WEEKS, MONTHLY_SALARY_USD } from '../rules-terms.ts'
import type { BasicInfo, Profile } from '../schema-profile.ts'

const id = '018f0000-0000-7000-8000-000000000001'

const empty = someProfile()
const meta = { id, version: 1 }

/** What is said for each task. */
const COMPLETING: Record<keyof typeof STRENGTH, (profile: Profile) => Profile> = {
  basics: (profile) =>
    withBasics(profile, { country: 'JO', nationality: 'JO', role: 'cto', experience: { years: 3, months: 0 } }),
  skills: (profile) => ({ ...profile, skills: ['react', 'vue', 'figma'] }),
  experience: (profile) => ({
    ...profile,
    experiences: [
      { ...meta, title: 'x', company: 'y', current: true, start: '2024-01', end: null, responsibility: null },
    ],
  }),
  languages: (profile) => ({ ...profile, languages: [{ id: 'ar', level: 'native' }] }),
  assessment: (profile) => ({ ...profile, assessments: [{ id: 'react', link: '/report', passed: true }] }),
  bio: (profile) => ({ ...profile, bio: { ar: 'أبني واجهات', en: null } }),
  photo: (profile) => withBasics(profile, { photo: '/api/photos/x' }),
  education: (profile) => ({
    ...profile,
    educations: [{ ...meta, school: 'x', degree: 'y', field: 'z', undergraduate: false, start: null, end: null }],
  }),
  projects: (profile) => ({ ...profile, projects: [{ ...meta, name: 'x', type: 'saas', link: null }] }),
  links: (profile) => withBasics(profile, { accounts: ['https://github.com/laila'] }),
  terms: (profile) => ({
    ...profile,
    availability: { full_time: true, part_time: false, timing: 2 },
    salaries: { full_time: 2000, part_time: null },
  }),
  phone: (profile) => withBasics(profile, { phone_verified: true }),
}
const withBasics = (profile: Profile, basics: Partial<BasicInfo>) => ({
  ...profile,
  basicInfo: { ...profile.basicInfo, ...basics },
})
const completing = (tasks: readonly (keyof typeof STRENGTH)[], from = empty) =>
  tasks.reduce((profile, task) => COMPLETING[task](profile), from)
const complete = completing(STRENGTH_TASKS, { ...empty, step: TALENT_STEP.profile })

describe('the strength of a profile', () => {
  test('the shares make a hundred; nothing said is 0, everything is 100', () => {
    expect(Object.values(STRENGTH).reduce<number>((sum, share) => sum + share, 0)).toBe(100)
    expect(strengthOf(empty)).toEqual({ percent: 0, done: [], next: STRENGTH_TASKS })
    expect(strengthOf(complete)).toEqual({ percent: 100, done: STRENGTH_TASKS, next: [] })
  })

  test.each(STRENGTH_TASKS)('%s alone is worth its share, and no longer asked for', (task) => {
    const { percent, done, next } = strengthOf(completing([task]))
    expect([percent, done]).toEqual([STRENGTH[task], [task]])
    expect(next).not.toContain(task)
  })

  test('whatever is said, in whatever order, it only rises, and done and next are all there is', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(STRENGTH_TASKS), (tasks) => {
        const steps = tasks.map((_, n) => strengthOf(completing(tasks.slice(0, n + 1))))
        for (const [n, { percent, done, next }] of steps.entries()) {
          expect(percent).toBeGreaterThan(steps[n - 1]?.percent ?? 0)
          expect([...done, ...next].toSorted()).toEqual(STRENGTH_TASKS.toSorted())
        }
      }),
    )
  })

  test.each<[string, Profile, keyof typeof STRENGTH]>([
    ['a basic that is missing', withBasics(complete, { nationality: null }), 'basics'],
    ['too few skills', { ...complete, skills: complete.skills.slice(0, MIN_SKILLS - 1) }, 'skills'],
    ['a time without its salary', { ...complete, salaries: { full_time: null, part_time: 900 } }, 'terms'],
    [
      'two times with one salary',
      { ...complete, availability: { full_time: true, part_time: true, timing: 'immediately' } },
      'terms',
    ],
  ])('%s is asked for', (_, profile, task) => expect(strengthOf(profile).next).toEqual([task]))

  test('who has no time says so without a salary; who has a certificate needs no degree', () => {
    const availability = { full_time: false, part_time: false, timing: 'unavailable' as const }
    const salaries = { full_time: null, part_time: null }
    expect(strengthOf({ ...complete, availability, salaries }).next).toEqual([])
    const certificate = { name: 'x', organisation: 'y', no_expiry: true, issued: '2024-01', expires: null }
    const certifications = [{ ...meta, ...certificate, credential_id: null, credential_url: null }]
    expect(strengthOf({ ...complete, educations: [], certifications }).next).toEqual([])
  })

  test('every task but the phone is done at a step of the application', () => {
    for (const step of Object.values(STEP_OF_TASK)) expect(Object.values(TALENT_STEP)).toContain(step)
    expect(Object.keys(STEP_OF_TASK).toSorted()).toEqual(
      STRENGTH_TASKS.filter((task) => task !== 'phone' && task !== 'assessment').toSorted(),
    )
  })
})

describe('the steps of the application', () => {
  const bare = (step: number) => ({ ...empty, step })
  const ready = (step: number) => ({ ...complete, step })

  test.each<[string, Profile, number, boolean]>([
    ['the next', bare(1), 2, true],
    ['the import of a CV, at once (D-59)', bare(1), TALENT_STEP.importCv, true],
    ['further than the import', bare(1), TALENT_STEP.experience, false],
    ['the next but one', bare(4), 6, false],
    ['back to any that was reached', bare(6), 1, true],
    ['where they are', bare(4), 4, true],
    ['the last, with everything that is needed', ready(7), 8, true],
    ['the last, with something missing', { ...ready(7), languages: [] }, 8, false],
    ['the last, not from further away', ready(6), 8, false],
    ['the last again, whatever was taken out since', bare(8), 8, true],
  ])('%s', (_, profile, step, may) => expect(mayGoTo(profile, step)).toBe(may))

  test('what is missing is named field by field; a picture, links and projects are never', () => {
    expect(missingForProfile(empty)).toEqual([
      'country',
      'nationality',
      'role',
      'experience',
      'skills',
      'languages',
      'terms',
    ])
    const enough = completing(['basics', 'skills', 'languages', 'terms'])
    expect(missingForProfile(enough)).toEqual([])
    expect(missingForProfile(withBasics(enough, { nationality: null }))).toEqual(['nationality'])
  })

  test('a step says what is missing in it and nothing of the others', () => {
    expect(missingAtStep(empty, TALENT_STEP.account)).toEqual(['terms'])
    expect(missingAtStep(completing(['basics', 'skills']), TALENT_STEP.basicInfo)).toEqual(['languages'])
    expect(missingAtStep(empty, TALENT_STEP.projects)).toEqual([])
  })

  test.each<[string, Profile, number, ReturnType<typeof stepState>]>([
    ['without a nationality', withBasics(complete, { nationality: null }), TALENT_STEP.basicInfo, 'short'],
    ['with all that is required', complete, TALENT_STEP.basicInfo, 'filled'],
    ['without terms', { ...complete, availability: null }, TALENT_STEP.account, 'short'],
    ['with terms and nothing else', completing(['terms']), TALENT_STEP.account, 'filled'],
    ['of projects, left empty', empty, TALENT_STEP.projects, 'empty'],
    ['of projects, with one', complete, TALENT_STEP.projects, 'filled'],
    ['of certificates, left empty', complete, TALENT_STEP.certification, 'empty'],
    ['of the CV, which keeps nothing', complete, TALENT_STEP.importCv, 'empty'],
  ])('a step %s', (_, profile, step, state) => expect(stepState(profile, step)).toBe(state))

  test('only who has said nothing beyond the sign-up still chooses how to begin', () => {
    expect(isUntouched(withBasics(empty, { country: 'SA', phone_verified: true }))).toBe(true)
    expect(isUntouched({ ...empty, step: 2 })).toBe(false)
    for (const task of ['basics', 'skills', 'languages', 'experience'] as const)
      expect(isUntouched(completing([task]))).toBe(false)
  })

  test('nobody reaches the end without walking there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 8 }), (reached, step) => {
        if (mayGoTo(ready(reached), step)) expect(step).toBeLessThanOrEqual(Math.max(reached + 1, TALENT_STEP.importCv))
        expect(mayGoTo(ready(reached), Math.min(reached, 8))).toBe(true)
      }),
    )
  })
})

describe('who is live', () => {
  const unavailable = { full_time: false, part_time: false, timing: 'unavailable' as const }
  test.each<[string, Profile, boolean]>([
    ['a finished application with a proved phone', complete, true],
    ['an unproved phone: not active [S-001]', withBasics(complete, { phone_verified: false }), false],
    ['an application that is not finished', { ...complete, step: 7 }, false],
    ['no word about time', { ...complete, availability: null }, false],
    ['no time', { ...complete, availability: unavailable }, false],
    ['banned', withBasics(complete, { hiring_status: 'banned' }), false],
    ['at work already', withBasics(complete, { hiring_status: 'hired' }), true],
  ])('%s', (_, profile, live) => expect(isLive(profile)).toBe(live))
})

test('a part-time day is 4 hours, a full-time day 8; a wait is 10 weeks at most; a salary 1 to 100,000 [K-034] [K-035] [K-040] [K-033]', () => {
  expect(HOURS_A_DAY).toEqual({ part_time: 4, full_time: 8 })
  expect(MAX_WAIT_WEEKS).toBe(10)
  expect(MONTHLY_SALARY_USD).toEqual({ min: 1, max: 100_000 })
})
