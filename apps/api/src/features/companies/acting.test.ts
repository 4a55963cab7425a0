import { companyActsContract as acts } from '@fareeq/domain/companies/contract-acts.ts'
import { companiesContract } from '@fareeq/domain/companies/contract.ts'
import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { interviewsContract } from '@fareeq/domain/interviews/contract.ts'
import { interviewsTalentContract } from '@fareeq/domain/interviews/contract-talent.ts'
import { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { impersonationsContract } from '@fareeq/domain/staff/contract-impersonations.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { finishedRequest, liveTalent } from '../../testing/market.ts'
import { plausible } from '../../testing/plausible.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'

let khalid: Member
let layla: Member
let sara: Person
let id: string
let project_id: string
let nomination_id: string

const story = await snapshotStory(async (story) => {
  khalid = await story.client()
  layla = await liveTalent(story)
  project_id = await finishedRequest(story, khalid)
  nomination_id = newId(story.now())
  await story.db.run(sql`
    insert into nominations (id, project_id, talent_id, reasons, state, created_at, updated_at, expires_at)
    values (${nomination_id}, ${project_id}, ${layla.user.id}, '{Payments}', 'reserved', ${story.now()}, ${story.now()},
      ${new Date(story.now().getTime() + 10_000 * MINUTE)})`)
  id = await organisationOf(khalid)
  sara = await story.staff(['account_manager'], 'Sara')
  const body = { to: await idOf('Sara'), expected_manager: null }
  await sara.call(companiesContract.assign, { params: { id }, body })
})

async function organisationOf({ user }: Member): Promise<string> {
  const row = sql`select organisation_id as id from organisation_members where user_id = ${user.id}`
  return (await story.db.one<{ id: string }>(row)).id
}
const idOf = async (name: string) =>
  (await story.db.one<{ id: string }>(sql`select id from staff where name = ${name}`)).id

const begin = (person: Person, user_id = khalid.user.id) =>
  person.call(acts.begin, { params: { id }, body: { user_id, reason: 'Khalid asked on the phone' } })
async function acting(): Promise<Person & { impersonation: string }> {
  const { status, body } = await begin(sara)
  expect(status).toBe(201)
  return Object.assign(story.person({ token: body.data.access_token }), { impersonation: body.data.id as string })
}
const log = async () => (await khalid.call(acts.list)).body.data as { act: string | null; by: string; about: string }[]

test('an account manager does what the company could, and the company reads who it was, everywhere it looks', async () => {
  const person = await acting()
  story.advance(MINUTE)
  const marked = { params: { id: layla.user.id }, query: { project_id }, body: { mark: 'saved' as const } }
  expect(await person.call(matchingContract.mark, marked)).toMatchObject({ status: 200 })
  story.advance(MINUTE)
  const start = await person.call(interviewsContract.start, { body: { nomination_id } })
  expect(start).toMatchObject({ status: 201 })
  const params = { id: start.body.data.id as string }

  // The history of the interview names the colleague to the company; for the talent staff are anonymous.
  const own = (await khalid.call(interviewsContract.read, { params })).body.data
  expect(own.timeline[0]).toMatchObject({ kind: 'start', by: 'staff', actor: 'Sara' })
  const theirs = (await layla.call(interviewsTalentContract.read, { params })).body.data
  expect(theirs.timeline[0]).toMatchObject({ kind: 'start', by: 'staff', actor: null })

  const name = `${layla.user.first_name} ${layla.user.last_name}`
  expect(await log()).toMatchObject([
    { act: 'interview_asked', by: 'Sara', about: name },
    { act: 'talent_marked', by: 'Sara', about: name, reason: 'Khalid asked on the phone' },
    { act: null, by: 'Sara', reason: 'Khalid asked on the phone' },
  ])
  // Colleagues read the same on the company's page, with the way to each thing.
  const theirPage = await sara.call(acts.ofCompany, { params: { id } })
  expect(theirPage.body.data).toMatchObject([
    { act: 'interview_asked', about: name, target: project_id },
    { act: 'talent_marked', about: name, target: layla.user.id },
    { act: null, target: null },
  ])
  const notices = (await khalid.call(notificationsContract.centre)).body.data as { title: { en: string } }[]
  expect(notices.map(({ title }) => title.en).filter((title) => title.includes('Sara'))).toHaveLength(3)
  const mails = await story.outbox(khalid.email)
  expect(mails.filter(({ text }) => text.includes('Khalid asked on the phone'))).toHaveLength(1)

  const admin = await story.staff(['admin'])
  const trail = (await admin.call(staffContract.audit, { query: { actor: await idOf('Sara') } })).body.data
  expect(trail.find(({ action }: { action: string }) => action === 'talent.marked')).toMatchObject({
    actor_kind: 'staff',
    actor_name: 'Sara',
    details: { on_behalf: true, mark: 'saved' },
  })
})

test('the versions of a request and the card of a nomination name the colleague, and the company where it acts itself', async () => {
  const person = await acting()
  story.advance(MINUTE)
  await person.call(clientProjectsContract.saveAbout, { body: { project_id, product_name: 'Souq of crafts' } })
  story.advance(MINUTE)
  await khalid.call(clientProjectsContract.saveAbout, { body: { project_id, product_name: 'Souq of all' } })
  const versions = (await khalid.call(clientProjectsContract.versions, { params: { id: project_id } })).body.data
  expect(versions.map(({ acted_by }: { acted_by: string | null }) => acted_by)).toEqual([null, 'Sara'])

  const card = async () => (await khalid.call(nominationsContract.read, { params: { id: nomination_id } })).body.data
  expect(await card()).toMatchObject({ asked: false, acted_by: null })
  await person.call(nominationsContract.askForDays, { params: { id: nomination_id } })
  expect(await card()).toMatchObject({ asked: true, acted_by: 'Sara' })
  const own = { params: { id: nomination_id }, body: { reason: 'Too far away' } }
  expect((await khalid.call(nominationsContract.decline, own)).body.data).toMatchObject({ acted_by: null })
})

test('a company reads who its account manager is and how to reach them, and nobody else’s', async () => {
  const manager = async (member: Member) => (await member.call(acts.manager)).body.data
  const { email } = await story.db.one<{ email: string }>(sql`select email from staff where name = 'Sara'`)
  expect(await manager(khalid)).toEqual({ name: 'Sara', email })
  expect(await manager(await story.client())).toBeNull()
  await story.db.run(sql`update staff set active = false where name = 'Sara'`)
  expect(await manager(khalid)).toBeNull()
})

test('what is saved while somebody types is one act', async () => {
  const person = await acting()
  story.advance(MINUTE)
  for (const product_name of ['Souq', 'Souq of crafts'])
    expect(await person.call(clientProjectsContract.saveAbout, { body: { project_id, product_name } })).toMatchObject({
      status: 200,
    })
  expect((await log()).map(({ act }) => act)).toEqual(['request_written', null])
})

test('money, signatures, feedback, settings and privacy are the company’s alone', async () => {
  const person = await acting()
  const sample = (schema: unknown) => fc.sample(plausible(schema as never), { numRuns: 1, seed: 7 })[0] as object
  const permitted: string[] = []
  for (const endpoint of story.app.server.served.filter(({ method }) => method !== 'GET')) {
    if (endpoint.onBehalf) {
      permitted.push(`${endpoint.method} ${endpoint.path}`)
      continue
    }
    const answer = await person.call(endpoint, {
      ...(endpoint.params && { params: sample(endpoint.params) }),
      ...(endpoint.body && { body: sample(endpoint.body) }),
    })
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 403])
  }
  expect(permitted.filter((call) => /pay|sign|feedback|settings|organisation|users|billing|renew/.test(call))).toEqual(
    [],
  )
  expect(permitted).toHaveLength(18)
  expect((await log()).map(({ act }) => act)).toEqual([null])
})

test('nobody acts for a company that is not theirs, in the name of a stranger, or of somebody who could not do it', async () => {
  await story.staff(['account_manager'], 'Lulwa')
  const lulwa = await story.staff(['account_manager'], 'Lulwa the second')
  expect(await begin(lulwa)).toMatchObject({ status: 403, body: { code: 'not_account_manager' } })
  for (const role of ['admin', 'operations', 'matcher'])
    expect(await begin(await story.staff([role]))).toMatchObject({ status: 403 })
  const stranger = await story.client()
  expect(await begin(sara, stranger.user.id)).toMatchObject({ status: 404 })
  await story.db.run(sql`
    update organisation_members set organisation_id = ${id}, role = 'viewer' where user_id = ${stranger.user.id}`)
  expect(await begin(sara, stranger.user.id)).toMatchObject({ status: 409, body: { code: 'member_may_not' } })
  expect(await log()).toEqual([])
})

test('it is over after fifteen minutes, by the button, and when the company has another account manager', async () => {
  const pass = (person: Person) =>
    person.call(nominationsContract.decline, { params: { id: nomination_id }, body: { reason: 'Too far away' } })
  const first = await acting()
  expect(await sara.call(impersonationsContract.end, { params: { id: first.impersonation } })).toMatchObject({
    status: 200,
  })
  expect(await pass(first)).toMatchObject({ status: 401 })
  const second = await acting()
  await story.staff(['account_manager'], 'Lulwa')
  const body = { to: await idOf('Lulwa'), expected_manager: await idOf('Sara') }
  await (await story.staff(['admin'])).call(companiesContract.assign, { params: { id }, body })
  expect(await pass(second)).toMatchObject({ status: 401 })
  expect(await begin(sara)).toMatchObject({ status: 403 })
})
