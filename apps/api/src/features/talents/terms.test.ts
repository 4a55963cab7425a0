import { talentsContract as contract } from '@fareeq/domain/talents/contract.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
})

const full = { full_time: true, part_time: false, timing: 'immediately' as const }
const both = { full_time: true, part_time: true, timing: 10 }
const away = { full_time: false, part_time: false, timing: 'unavailable' as const }

const lock = () =>
  story.db.run(sql`
    insert into talent_profiles (user_id, salary_locked, updated_at) values (${layla.user.id}, true, ${story.now()})`)
const minimum = (full_time: number, part_time: number, fromDay?: string) =>
  story.policies({ salary_minimum_full_time: full_time, salary_minimum_part_time: part_time }, fromDay)
const profileNow = async () => (await layla.call(contract.profile)).body.data
const confirm = (body: object) => layla.send('POST', '/api/users/profile', body)
const salaries = (amounts: object, lang: Lang = 'en') =>
  Object.assign(layla, { lang }).send('PUT', '/api/users/salaries', { salaries: amounts })

test('somebody can begin at once, in 1 to 10 weeks, or not for now [A-035] [E-027] [E-028] [E-031] [K-040]', async () => {
  for (const timing of ['immediately', 1, 10, 'unavailable']) {
    const availability = { full_time: false, part_time: true, timing }
    const { status, body } = await layla.send('PUT', '/api/users/availability', { availability })
    expect([status, body.data.availability]).toEqual([200, availability])
  }
  for (const timing of [0, 11, 2.5, 'later', null])
    expect((await layla.send('PUT', '/api/users/availability', { availability: { ...both, timing } })).status).toBe(422)
  const idle = await layla.send('PUT', '/api/users/availability', { availability: { ...both, ...away, timing: 3 } })
  expect(idle.body.errors).toMatchObject([{ field: 'availability.full_time', code: 'required' }])
})

test('salaries are whole dollars from 1 to 100,000; one is saved without the other [A-036] [E-029] [V-032] [V-033] [K-033]', async () => {
  await minimum(1, 1)
  expect((await salaries({ full_time: 1 })).body.data.salaries).toEqual({ full_time: 1, part_time: null })
  expect((await salaries({ part_time: 100_000 })).body.data.salaries).toEqual({ full_time: 1, part_time: 100_000 })
  expect((await salaries({ full_time: null })).body.data.salaries).toEqual({ full_time: null, part_time: 100_000 })
  const wrong = [
    [0, 'min_value', 'At least 1'],
    [100_001, 'max_value', 'At most 100000'],
    [99.5, 'integer', 'Whole numbers only'],
  ] as const
  for (const [full_time, code, error] of wrong) {
    const { status, body } = await salaries({ full_time })
    expect([status, body]).toEqual([422, refusalBody(code, error, { field: 'salaries.full_time' })])
  }
})

test('the least salary is the domain’s until the business sets another, and its amount is said [V-034] [V-035]', async () => {
  const minimumsIn = async (amounts: object, lang: Lang) => {
    const { status, body } = await salaries(amounts, lang)
    return status === 422 ? body.errors : []
  }
  const fault = (time: 'full_time' | 'part_time', error: string) => ({
    field: `salaries.${time}`,
    code: `${time}_minimum`,
    error,
  })
  expect(await minimumsIn({ full_time: 499, part_time: 249 }, 'en')).toEqual([
    fault('full_time', 'The full-time salary is at least 500 USD a month'),
    fault('part_time', 'The part-time salary is at least 250 USD a month'),
  ])
  expect(await minimumsIn({ full_time: 500, part_time: 250 }, 'en')).toEqual([])
  await story.policies({ salary_minimum_full_time: 1200 })
  await minimum(9000, 9000, daysAfter(riyadhDay(story.now()), 1))
  expect(await minimumsIn({ full_time: 1199, part_time: 249 }, 'ar')).toEqual([
    fault('full_time', 'أقل راتب للدوام الكامل 1,200 دولار شهريًا'),
    fault('part_time', 'أقل راتب للدوام الجزئي 250 دولار شهريًا'),
  ])
  expect((await profileNow()).minimum_salaries).toEqual({ full_time: 1200, part_time: 250 })
  expect((await profileNow()).salaries).toEqual({ full_time: 500, part_time: 250 })
})

test('availability and salary confirmed together unlock a profile that waits for them; editing one does not [A-038] [E-014]', async () => {
  await lock()
  const isLocked = async () => (await layla.call(contract.basicInfo)).body.data.is_locked_for_salary_update
  await salaries({ full_time: 900 })
  await layla.call(contract.saveAvailability, { body: { availability: full } })
  expect(await isLocked()).toBe(true)
  const { status, body } = await confirm({ availability: both, salaries: { full_time: 2000, part_time: 1100 } })
  expect([status, body.data.availability, body.data.salaries]).toEqual([
    200,
    both,
    { full_time: 2000, part_time: 1100 },
  ])
  expect([body.data.basicInfo.is_locked_for_salary_update, await isLocked()]).toEqual([false, false])
  const { terms_at } = await story.db.one<{ terms_at: Date }>(sql`select terms_at from talent_profiles`)
  expect(terms_at).toEqual(story.now())
  expect(await story.db.rows(sql`select details from audit_entries where action = 'terms.confirmed'`)).toEqual([
    { details: { availability: both, salaries: { full_time: 2000, part_time: 1100 } } },
  ])
})

test('who has time says what it costs, now or before; who has none says only that', async () => {
  await lock()
  const unsaid = await confirm({ availability: both, salaries: { full_time: 2000 } })
  expect([unsaid.status, unsaid.body.errors]).toMatchObject([422, [{ field: 'salaries.part_time', code: 'required' }]])
  await salaries({ part_time: 800 })
  const response = await confirm({ availability: both, salaries: { full_time: 2000 } })
  expect(response.body.data.salaries).toEqual({ full_time: 2000, part_time: 800 })
  const cleared = await confirm({ availability: both, salaries: { full_time: null } })
  expect(cleared.body.errors).toMatchObject([{ field: 'salaries.full_time', code: 'required' }])
  expect((await confirm({ availability: away, salaries: {} })).body.data).toMatchObject({
    availability: away,
    basicInfo: { is_locked_for_salary_update: false },
  })
})

test('terms below the policy, even ones said before it, are not confirmed, and nothing of them is kept', async () => {
  await salaries({ full_time: 600 })
  await lock().catch(() => story.db.run(sql`update talent_profiles set salary_locked = true`))
  const before = await profileNow()
  await story.policies({ salary_minimum_full_time: 700 })
  for (const amounts of [{}, { full_time: 699 }]) {
    const { status, body } = await confirm({ availability: full, salaries: amounts })
    expect([status, body.code]).toEqual([422, 'full_time_minimum'])
  }
  expect(await profileNow()).toEqual({ ...before, minimum_salaries: { full_time: 700, part_time: 250 } })
})

test('what is not chosen is neither asked for nor judged, and stays until it is taken back', async () => {
  await salaries({ full_time: 600, part_time: 300 })
  await story.db.run(sql`update talent_profiles set salary_locked = true`)
  await minimum(700, 400)
  const part = { full_time: false, part_time: true, timing: 2 }
  const pay = async (availability: object, amounts: object) => {
    const { status, body } = await confirm({ availability, salaries: amounts })
    return status === 200 ? body.data.salaries : body.code
  }
  // The full-time pay is from before the policy; only the part-time one is offered.
  expect(await pay(part, { part_time: 500 })).toEqual({ full_time: 600, part_time: 500 })
  expect(await pay(part, { full_time: 1, part_time: 500 })).toEqual({ full_time: 600, part_time: 500 })
  expect(await pay(full, {})).toBe('full_time_minimum')
  expect(await pay(away, {})).toEqual({ full_time: 600, part_time: 500 })
  expect(await pay(part, { full_time: null })).toEqual({ full_time: null, part_time: 500 })
})

test('confirmed twice at one moment, both are kept in turn and the profile is unlocked', async () => {
  await lock()
  const answers = await Promise.all(
    [1000, 2000].map((full_time) => confirm({ availability: full, salaries: { full_time } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await profileNow()).version).toBe(3)
})
