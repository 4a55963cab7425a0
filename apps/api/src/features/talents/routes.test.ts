import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import { talentsContract as contract } from '@fareeq/domain/talents/contract.ts'
import { someProfile } from '@fareeq/domain/testing/profile.ts'
import { isLive } from '@fareeq/domain/talents/profile/rules-profile.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, snapshotStory, refusalBody } from '../../testing/story.ts'

let layla: Member
const story = await snapshotStory(async (story) => {
  layla = await story.talent()
})

const read = async (person = layla): Promise<Profile> => (await person.call(contract.profile)).body.data
const actions = async () =>
  (await story.db.rows<{ action: string }>(sql`select action from audit_entries order by id`)).map(
    ({ action }) => action,
  )
test('who has said nothing yet has an empty profile, and nothing is written by looking [A-031] [A-032] [E-014] [E-016]', async () => {
  const { id, phone } = layla.user
  const empty = someProfile({ id, email: layla.email, phone, country: 'JO' })
  const { status, body } = await layla.send('GET', '/api/users/profile')
  expect([status, body.data]).toEqual([200, empty])
  expect(layla.user.phone).toMatch(/^\+962/)
  expect((await layla.send('GET', '/api/users/basicInfo')).body).toEqual({ data: empty.basicInfo })
  expect(await story.db.rows(sql`select 1 from talent_profiles`)).toEqual([])
})

describe('what is said of oneself', () => {
  test('is saved field by field, and what is not sent stays [A-041] [E-017] [E-018] [E-019] [E-020] [E-021] [E-022] [E-024] [E-026]', async () => {
    const save = async (body: object) => (await layla.call(contract.savePersonalInfo, { body })).body.data.basicInfo
    expect(await save({ nationality: 'sy' })).toMatchObject({ nationality: 'SY', country: 'JO', role: null })
    expect(await save({ role: 'frontend_developer', experience: { years: 1, months: 11 } })).toMatchObject({
      nationality: 'SY',
      role: 'frontend_developer',
      experience: { years: 1, months: 11 },
      seniority: 'junior',
    })
    expect(await save({ notice_period_weeks: 4 })).toMatchObject({ notice_period_weeks: 4, nationality: 'SY' })
    expect(await save({ notice_period_weeks: null })).toMatchObject({ notice_period_weeks: null })
    expect((await layla.call(contract.savePersonalInfo, { body: { notice_period_weeks: 27 } })).status).toBe(422)
    expect(await save({ industries: ['fintech', 'banking', 'fintech'] })).toMatchObject({
      industries: ['fintech', 'banking'],
      role: 'frontend_developer',
    })
    const links = { linkedin: 'linkedin.com/in/laila', accounts: ['github.com/laila', '', 'github.com/laila'] }
    const name = { first_name: ' Laila ', last_name: 'Haddad', country: 'SA', experience: { years: 4, months: 0 } }
    const saved = { linkedin: 'https://linkedin.com/in/laila', accounts: ['https://github.com/laila'] }
    expect(await save({ ...links, ...name })).toMatchObject({
      ...saved,
      ...name,
      first_name: 'Laila',
      seniority: 'senior',
    })
    expect(await save({ linkedin: '', accounts: [] })).toMatchObject({ linkedin: null, accounts: [], country: 'SA' })
    const { version, basicInfo } = await read()
    expect([version, basicInfo.email, basicInfo.phone]).toEqual([8, layla.email, layla.user.phone])
  })

  test('languages and skills are replaced whole, known to the catalogue, each once [A-033] [A-034] [E-023] [E-036]', async () => {
    const languages = ['native', 'advanced', 'intermediate', 'beginner'].map((level, n) => ({
      id: ['ar', 'en', 'fr', 'tr'][n],
      level,
    }))
    const response = await layla.send('PUT', '/api/users/languages', {
      languages: [...languages, { id: 'ar', level: 'beginner' }],
    })
    expect([response.status, response.body.data.languages]).toEqual([200, languages])
    expect(SKILLS.length).toBeGreaterThan(100)
    const skills = SKILLS.slice(0, 50).map(({ id }) => id)
    const able = await layla.send('PUT', '/api/users/skills', { skills })
    expect([able.status, able.body.data.skills]).toEqual([200, skills])
    const fewer = await layla.send('PUT', '/api/users/skills', { skills: ['react', 'vue', 'react'] })
    expect(fewer.body.data).toMatchObject({ skills: ['react', 'vue'], languages })
  })

  test('a bio has two translations; one is saved without the other, an empty one is none [A-037] [E-025]', async () => {
    const save = async (bio: object) => (await layla.send('PUT', '/api/users/bio', { bio })).body.data.bio
    expect(await save({ ar: 'أبني واجهات' })).toEqual({ ar: 'أبني واجهات', en: null })
    expect(await save({ en: 'I build interfaces' })).toEqual({ ar: 'أبني واجهات', en: 'I build interfaces' })
    expect(await save({ ar: '  ' })).toEqual({ ar: null, en: 'I build interfaces' })
  })

  test.each<[keyof typeof contract, object, string, string]>([
    ['savePersonalInfo', { role: 'wizard' }, 'role', 'choice'],
    ['savePersonalInfo', { country: 'XX' }, 'country', 'choice'],
    ['savePersonalInfo', { nationality: 'ZZ' }, 'nationality', 'choice'],
    ['savePersonalInfo', { industries: ['fintech', 'wizardry'] }, 'industries.1', 'choice'],
    ['savePersonalInfo', { verified: true }, 'verified', 'unknown_field'],
    ['savePersonalInfo', { linkedin: 'javascript:alert(1)' }, 'linkedin', 'url'],
    ['savePersonalInfo', { first_name: 'R2D2' }, 'first_name', 'letters_only'],
    ['savePersonalInfo', { experience: { years: 61, months: 0 } }, 'experience.years', 'max_value'],
    ['saveSkills', { skills: ['react', 'wizardry'] }, 'skills.1', 'choice'],
    ['saveSkills', { skills: Array(51).fill('react') }, 'skills', 'max_items'],
    ['saveLanguages', { languages: [{ id: 'xx', level: 'native' }] }, 'languages.0.id', 'choice'],
    ['saveLanguages', { languages: [{ id: 'ar', level: 'fluent' }] }, 'languages.0.level', 'choice'],
    ['saveBio', { bio: { ar: 'x'.repeat(2001) } }, 'bio.ar', 'max_length'],
  ])('%s %o is refused at %s: %s', async (call, body, field, code) => {
    const before = await read()
    const { status, body: answer } = await layla.call(contract[call], { body })
    expect([status, answer.errors]).toMatchObject([422, [{ field, code }]])
    expect(await read()).toEqual(before)
  })
})

test('to be shown to strangers is a consent: asked for once, kept with its moment, taken back at once', async () => {
  const agree = (showcased: boolean) => layla.call(contract.savePersonalInfo, { body: { showcased } })
  const moment = async () =>
    (await story.db.one<{ showcased_at: Date | null }>(sql`select showcased_at from talent_profiles`)).showcased_at
  const first = story.now()
  expect((await agree(true)).body.data.basicInfo.showcased).toBe(true)
  story.advance(60_000)
  await agree(true)
  expect(await moment()).toEqual(first)
  expect((await agree(false)).body.data.basicInfo.showcased).toBe(false)
  expect((await actions()).slice(-2)).toEqual(['showcase.agreed', 'showcase.withdrawn'])
  // Two invalidations of the page cache: after consent and after withdrawal; consenting again changes nothing.
  expect(await story.db.rows(sql`select 1 from events where topic = 'site'`)).toHaveLength(2)
})

describe('the steps of the application', () => {
  const goTo = (step: number) => layla.call(contract.saveStep, { body: { step } })
  const notReached = refusalBody('step_not_reached', 'Finish the earlier steps first.')

  test('one after the other, never behind what was reached, and nobody skips ahead', async () => {
    expect((await goTo(2)).body.data).toMatchObject({ step: 2, version: 1 })
    expect((await goTo(1)).body.data.step).toBe(2)
    expect((await goTo(3)).body.data.step).toBe(3)
    const ahead = await goTo(5)
    expect([ahead.status, ahead.body]).toEqual([409, notReached])
    for (const step of [0, 9, 1.5]) expect((await goTo(step)).status).toBe(422)
    expect((await read()).step).toBe(3)
  })

  test('the last one only with what is needed; then the profile is live once the phone is proved [S-001]', async () => {
    for (const step of [2, 3, 4, 5, 6, 7]) await goTo(step)
    expect((await goTo(8)).body).toEqual(notReached)
    await layla.call(contract.savePersonalInfo, {
      body: { nationality: 'JO', role: 'cto', experience: { years: 9, months: 0 } },
    })
    await layla.call(contract.saveSkills, { body: { skills: ['react', 'go', 'sql'] } })
    await layla.call(contract.saveLanguages, { body: { languages: [{ id: 'ar', level: 'native' }] } })
    expect((await goTo(8)).status).toBe(409)
    await layla.call(contract.confirmTerms, {
      body: { availability: { full_time: true, part_time: false, timing: 4 }, salaries: { full_time: 4000 } },
    })
    expect((await goTo(8)).body.data.step).toBe(8)
    expect(isLive(await read())).toBe(false)
    await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${layla.user.id}`)
    expect(isLive(await read())).toBe(true)
  })
})

test('nobody sees or touches the profile of another', async () => {
  await layla.call(contract.saveBio, { body: { bio: { en: 'mine' } } })
  const omar = await story.talent()
  await omar.call(contract.saveBio, { body: { bio: { en: 'his' } } })
  expect([(await read()).bio.en, (await read(omar)).bio.en]).toEqual(['mine', 'his'])
  const strangers = [
    [await story.client(), 403],
    [await story.staff(), 403],
    [story.person(), 401],
  ] as const
  for (const [person, status] of strangers)
    for (const call of Object.values(contract)) expect((await person.call(call)).status).toBe(status)
})
