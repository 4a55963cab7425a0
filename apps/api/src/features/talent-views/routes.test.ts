import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { profileViewsContract } from '@fareeq/domain/profile-views/contract.ts'
import { talentViewsContract as contract } from '@fareeq/domain/talent-views/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { takeTest } from '../../testing/assessments.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'

let khalid: Member
let layla: Member
let project_id: string
const story = await snapshotStory(async (story) => {
  khalid = await story.client()
  layla = await selectedTalent(story)
  project_id = await finishedRequest(story, khalid)
  await takeTest(story, layla, 'sql', 14)
  await story.db.run(sql`
    update talent_profiles set linkedin = 'https://linkedin.com/in/layla' where user_id = ${layla.user.id}`)
})

const view = (person: Person, query: { token?: string; project_id?: string } = {}, id = layla.user.id) =>
  person.call(contract.view, { params: { id }, query })
const share = (person: Person = khalid) => person.call(contract.share, { params: { id: layla.user.id } })
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const nominate = async () =>
  (await story.staff(['matcher'])).call(nominationsOpsContract.nominate, {
    body: { project_id, talent_id: layla.user.id, reasons: ['Fits'] },
  })
const NOT_AUTHORIZED = 'You are not authorized for this request.'
const EXPIRED = 'Nomination has been Expired, please contact an account manager for any inquiries'

test('a client with a whole request sees a live talent, without pay and without any way to reach them [A-069] [P-030]', async () => {
  const { status, body } = await view(khalid)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    talent: {
      role_name: 'Backend developer',
      seniority: 'senior',
      experience: { years: 5, months: 2 },
      country_name: 'Jordan',
      verified: true,
      skills: [
        { id: 'node-js', name: 'Node.js' },
        { id: 'postgresql', name: 'PostgreSQL' },
      ],
      availability: { full_time: true, timing: 2 },
      salaries: null,
      salary_locked: true,
    },
    nomination: null,
    share: null,
    similar: [],
  })
  expect(body.data.match.total).toBeGreaterThan(0)
  const json = JSON.stringify(body)
  for (const secret of [layla.email, '2400', 'linkedin.com']) expect(json).not.toContain(secret)
})

test('whoever is nominated shows why, and their pay once they have shown it for this nomination', async () => {
  await nominate()
  expect((await view(khalid)).body.data).toMatchObject({
    nomination: { state: 'reserved', reasons: ['Fits'] },
    talent: { salary_locked: true },
  })
  await story.db.run(sql`update nominations set salary_unlocked_at = ${story.now()}`)
  expect((await view(khalid)).body.data.talent).toMatchObject({ salaries: { full_time: 2400 }, salary_locked: false })
})

test('a talent reads which companies see their salary, and how many have viewed the profile, each once', async () => {
  const indicators = async () => (await layla.call(countersContract.talent)).body.data
  expect(await indicators()).toMatchObject({ salary_seen_by: [], viewing_companies: 0 })
  const { body } = await nominate()
  expect(await indicators()).toMatchObject({ salary_seen_by: [] })
  await story.db.run(sql`update users set company = 'Souq' where id = ${khalid.user.id}`)
  await story.db.run(sql`update nominations set salary_unlocked_at = ${story.now()}`)
  await view(khalid)
  await view(khalid)
  expect(await indicators()).toMatchObject({ salary_seen_by: ['Souq'], viewing_companies: 1 })
  story.advance(15 * DAY)
  expect(await indicators()).toMatchObject({ salary_seen_by: [], viewing_companies: 1 })
  await story.db.run(sql`update nominations set expires_at = ${new Date(story.now().getTime() + DAY)}`)
  expect(await indicators()).toMatchObject({ salary_seen_by: ['Souq'] })
  await khalid.call(nominationsContract.decline, { params: { id: body.data.id }, body: { reason: 'Too little Go' } })
  expect(await indicators()).toMatchObject({ salary_seen_by: [] })
  await story.db.run(sql`update profile_views set at = at - interval '16 days'`)
  expect(await indicators()).toMatchObject({ viewing_companies: 0 })
})

test('whom a company did not want hides the salary from it again, here and among the past nominations', async () => {
  const { body } = await nominate()
  await story.db.run(sql`update nominations set salary_unlocked_at = ${story.now()}`)
  const params = { id: body.data.id }
  await khalid.call(nominationsContract.decline, { params, body: { reason: 'Too little Go' } })
  await story.db.run(sql`update talent_profiles set salary_full_time = 3900 where user_id = ${layla.user.id}`)
  expect((await view(khalid)).body.data.talent).toMatchObject({ salaries: null, salary_locked: true })
  const past = (await khalid.call(nominationsContract.list, { query: { project_id, list: 'past' } })).body.data
  expect(past).toMatchObject([{ state: 'not_interested', talent: { salary: null, salary_locked: true } }])
})

test('a nomination that is over closes the profile with the sentence for it [G-034] [X-013]', async () => {
  await nominate()
  story.advance(15 * DAY)
  expect(await view(khalid)).toMatchObject({ status: 403, body: { message: EXPIRED } })
})

test('a profile that cannot be seen offers similar ones [X-038]', async () => {
  const [omar, sami] = [await selectedTalent(story), await selectedTalent(story)]
  await story.db.run(sql`update talent_profiles set unavailable = true, weeks = null where user_id = ${layla.user.id}`)
  const { status, body } = await view(khalid)
  expect([status, body.message]).toEqual([200, 'This profile is unavailable but you can check similar profiles'])
  expect(body.data.talent).toBeNull()
  expect(body.data.similar.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [omar.user.id, sami.user.id].toSorted(),
  )
})

test('without a whole request, as a talent, or without a link nobody sees anything [G-033]', async () => {
  const sara = await story.client()
  for (const person of [sara, layla, story.person(), await story.staff(['finance'])])
    expect(await view(person)).toMatchObject({ status: 403, body: { message: NOT_AUTHORIZED } })
  expect(await view(khalid, {}, newId(story.now()))).toMatchObject({ status: 404 })
  expect(await view(khalid, {}, sara.user.id)).toMatchObject({ status: 404 })
  // Hidden and missing profiles have the same answer (L1).
  for (const call of [contract.view, contract.print])
    for (const id of [layla.user.id, newId(story.now()), khalid.user.id])
      expect(await sara.call(call, { params: { id } })).toMatchObject({
        status: 403,
        body: { message: NOT_AUTHORIZED },
      })
  expect(await view(sara, { project_id })).toMatchObject({ status: 403, body: { message: NOT_AUTHORIZED } })
  expect((await view(await story.staff(['matcher']))).body.data.talent).toMatchObject({ salaries: { full_time: 2400 } })
})

test('a shared link shows the profile to anybody for fourteen days, without pay, and is the same when copied twice', async () => {
  const { body } = await share()
  expect(body.data.expires_at).toBe(new Date(story.now().getTime() + 14 * DAY).toISOString())
  const [again] = await Promise.all([share(), share()])
  expect(again.body.data.url).toBe(body.data.url)
  expect((await view(khalid)).body.data.share).toEqual(body.data)
  const visitor = story.person({ lang: 'ar' })
  const token = tokenOf(body.data.url)
  const page = await view(visitor, { token })
  expect(page.body.data).toMatchObject({
    talent: { role_name: 'تطوير الأنظمة الخلفية', salaries: null, salary_locked: true },
    nomination: null,
    match: null,
    share: null,
  })
  expect(JSON.stringify(page.body)).not.toContain(layla.email)
  story.advance(14 * DAY)
  expect(await view(visitor, { token })).toMatchObject({ status: 410, body: { code: 'link_ended' } })
})

test('an altered link, a link of somebody else and a link that was taken back open nothing', async () => {
  const { body } = await share()
  const token = tokenOf(body.data.url)
  const visitor = story.person()
  const omar = await selectedTalent(story)
  const refused = { status: 403, body: { message: NOT_AUTHORIZED } }
  expect(await view(visitor, { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` })).toMatchObject(
    refused,
  )
  expect(await view(visitor, { token }, omar.user.id)).toMatchObject(refused)
  const revoked = await khalid.call(contract.revoke, { params: { id: layla.user.id } })
  expect(revoked.body).toEqual({ data: { revoked: 1 } })
  expect(await view(visitor, { token })).toMatchObject({ status: 410, body: { code: 'link_ended' } })
  expect((await share()).body.data.url).not.toBe(body.data.url)
})

test('a talent reads who has looked, why and at what; a second look within the hour is the same [P-030]', async () => {
  const readViews = async () => (await layla.call(profileViewsContract.profileViews)).body.data
  await view(khalid)
  await view(khalid)
  expect(await readViews()).toMatchObject([{ viewer_kind: 'client', parts: ['profile'], ground: 'matching' }])
  story.advance(HOUR)
  await nominate()
  await story.db.run(sql`update nominations set salary_unlocked_at = ${story.now()}`)
  await view(khalid)
  await view(story.person(), { token: tokenOf((await share()).body.data.url) })
  expect(await readViews()).toMatchObject([
    { viewer_kind: 'visitor', viewer: null, parts: ['profile'], ground: 'shared_link' },
    { viewer_kind: 'client', parts: ['profile', 'salary'], ground: 'nomination' },
    { ground: 'matching' },
  ])
})

test('the profile on paper has what we have verified, the person and their work, and no way to reach them', async () => {
  await nominate()
  const path = `/api/client/users/${layla.user.id}/pdf`
  const get = (token: string | null) =>
    fetch(story.origin + path, {
      headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
    })
  const printed = await get(khalid.token)
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytes = new Uint8Array(await printed.arrayBuffer())
  const { extractText } = await import('unpdf')
  const { text } = await extractText(bytes, { mergePages: true })
  for (const words of ['Node.js', 'What we have verified', 'questions']) expect(text).toContain(words)
  expect(text).not.toContain(layla.email)
  const stranger = await get(null)
  expect([stranger.status, (await stranger.json()).message]).toEqual([403, NOT_AUTHORIZED])
})
