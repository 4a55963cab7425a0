import { randomUUID } from 'node:crypto'
import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { clientContractsContract } from '@fareeq/domain/contracts/contract.ts'
import type { Access, Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { PEOPLE, type Person } from '@fareeq/domain/kernel/permissions/grants.ts'
import { ACTIONS, grantOf } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { joiningContract } from '@fareeq/domain/organisations/contract-joining.ts'
import { organisationsContract } from '@fareeq/domain/organisations/contract.ts'
import { recruiterContract } from '@fareeq/domain/recruiter/contract.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sql } from './platform/db/sql.ts'
import { openSession } from './platform/session.ts'
import { meetingWithHost } from './testing/hosts.ts'
import { endingContract } from './testing/contracts.ts'
import { interviewRow, inviteTo } from './testing/interviews.ts'
import { recordingRow } from './testing/recordings.ts'
import { announcedRow, invoiceRow, quoteRow } from './testing/invoices.ts'
import { finishedRequest, selectedTalent } from './testing/market.ts'
import { paymentRow } from './testing/payments.ts'
import { plausible } from './testing/plausible.ts'
import { type Member, type Person as Caller, type Story, openStory, refusalBody } from './testing/story.ts'

/**
 * Permission matrix test: every row against every call that names it, by every kind of person, with their own objects,
 * somebody else's and missing ones (goal S4). New calls are covered automatically.
 */
let story: Story
beforeAll(async () => void (story = await openStory()))
afterAll(() => story.close())
beforeEach(() => story.advance(10 * 60_000))

const NO = refusalBody('not_authorized', 'You are not authorized for this request.')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const restricted = () => story.app.server.served.filter((endpoint) => endpoint.may)

const KINDS: Record<Access, readonly string[]> = {
  anyone: ['visitor', 'talent', 'client', 'staff'],
  user: ['talent', 'client'],
  talent: ['talent'],
  client: ['client'],
  staff: ['staff'],
}
const isAdmitted = ({ access }: Endpoint, person: Person) => KINDS[access].includes(person.split(':')[0] ?? '')

/** Fixtures: an organisation with all roles, its request and nominations; and a second organisation. */
type World = {
  ids: Record<
    | 'project'
    | 'nomination'
    | 'talent'
    | 'member'
    | 'invitation'
    | 'recording'
    | 'interview'
    | 'meeting'
    | 'contract'
    | 'renewal'
    | 'start_item'
    | 'time_off'
    | 'invoice'
    | 'quote'
    | 'announced_transfer'
    | 'payment'
    | 'recruiter',
    string
  >
  people: Partial<Record<Person, { userId: string } | { staffId: string }>>
  rival: Member
  token: string
}
let world: World
const as = async (person: Person) => {
  const owner = world.people[person]
  return story.person(owner && { token: await openSession(story.db, owner, 'a walk', story.now()) })
}

beforeAll(async () => {
  await story.reset()
  const owner = await story.client({ email: 'owner@souq.sa' })
  const rival = await story.client({ email: 'rival@bazaar.sa' })
  const [talent, project] = [await selectedTalent(story), await finishedRequest(story, owner)]
  await finishedRequest(story, rival, 'Bazaar')
  const people: World['people'] = { 'client:owner': { userId: owner.user.id }, talent: { userId: talent.user.id } }
  const invite = async (role: 'hiring_manager' | 'interviewer' | 'finance' | 'viewer', email: string) =>
    (await owner.call(organisationsContract.invite, { body: { email, role } })).body.data.invitations.at(-1).id
  for (const role of ['hiring_manager', 'interviewer', 'finance', 'viewer'] as const) {
    await invite(role, `${role}@souq.sa`)
    const params = { token: /token=([\w-]+)/.exec((await story.outbox(`${role}@souq.sa`))[0]!.text)![1]! }
    const form = { first_name: 'Sara', last_name: 'Q', consent: { terms: true, privacy: true } } as const
    const { body } = await story.person().call(joiningContract.signUp, { params, body: form })
    people[`client:${role}`] = { userId: body.data.user.id }
  }
  for (const person of PEOPLE.filter((one) => one.startsWith('staff:'))) {
    const staffId = randomUUID()
    await story.db.run(sql`
      insert into staff (id, email, name, roles, created_at)
      values (${staffId}, ${`${staffId}@fareeq.test`}, 'منى', ${[person.slice(6)]}, ${story.now()})`)
    people[person] = { staffId }
  }
  const matcher = await story.staff(['matcher'])
  const nomination = await matcher.call(nominationsOpsContract.nominate, {
    body: { project_id: project, talent_id: talent.user.id, reasons: ['Payments'] },
  })
  await story.db.run(sql`update nominations set salary_unlocked_at = ${story.now()}`)
  const query = { project_id: project }
  const shared = await owner.call(talentViewsContract.share, { params: { id: talent.user.id }, query })
  const ids = {
    project,
    nomination: nomination.body.data.id,
    talent: talent.user.id,
    member: (people['client:viewer'] as { userId: string }).userId,
    invitation: await invite('viewer', 'later@souq.sa'),
    recording: await recordingRow(story, owner),
    interview: await interviewRow(story, project, nomination.body.data.id, talent, owner),
    meeting: await meetingWithHost(story, owner, project),
    ...(await endingContract(story, project, talent, owner)),
    invoice: await invoiceRow(story, owner),
    quote: await quoteRow(story, owner),
    announced_transfer: await announcedRow(story, owner),
    payment: await paymentRow(story),
    recruiter: (await owner.call(recruiterContract.begin, { body: { lang: 'ar' } })).body.data.id,
  }
  await inviteTo(story, ids.interview, people['client:interviewer'] as { userId: string })
  world = { ids, people, rival, token: new URL(shared.body.data.url).searchParams.get('token')! }
})

/** Owner of the id in a path. A call with another kind of id must be added here. */
const OBJECTS: readonly [RegExp, keyof World['ids']][] = [
  [/^\/api\/(?:ops\/)?client-projects\/:id|^\/api\/client\/projects\/:id/, 'project'],
  [/^\/api\/client\/recordings\/:id/, 'recording'],
  [/^\/api\/(?:client|ops)\/nominations\/:id/, 'nomination'],
  [/^\/api\/(?:client\/users|(?:client|ops)\/talents)\/:id/, 'talent'],
  [/^\/api\/client\/organisation\/members\/:id/, 'member'],
  [/^\/api\/client\/organisation\/invitations\/:id/, 'invitation'],
  [/^\/api\/(?:client|ops|talent)\/(?:interview(?:-request)?s|offers\/templates)\/:id/, 'interview'],
  [/^\/api\/(?:ops\/)?(?:rooms\/)?meetings\/:id/, 'meeting'],
  [/^\/api\/(?:client|ops|talent)\/(?:contracts|offers)\/:id/, 'contract'],
  [/^\/api\/(?:client|ops|talent)\/(?:buyouts|check-ins|references|start-items|work-reviews)\/:id/, 'start_item'],
  [/^\/api\/(?:client|talent)\/time-off\/:id/, 'time_off'],
  [/^\/api\/(?:client|ops|talent)\/contract-renewals\/:id/, 'renewal'],
  [/^\/api\/(?:client|ops)\/invoices\/:id/, 'invoice'],
  [/^\/api\/(?:client|ops)\/quotes\/:id/, 'quote'],
  [/^\/api\/client\/announced-transfers\/:id/, 'announced_transfer'],
  [/^\/api\/(?:client|ops)\/payments\/:id/, 'payment'],
  [/^\/api\/recruiter\/conversations\/:id/, 'recruiter'],
]
const objectOf = ({ path }: Endpoint) => OBJECTS.find(([pattern]) => pattern.test(path))?.[1]
const sample = (schema: Endpoint['body']) => fc.sample(plausible(schema), { numRuns: 1, seed: 11 })[0] as object
const hasField = (schema: Endpoint['body'], field: string) => schema instanceof z.ZodMiniObject && field in schema.shape

/** A plausible input about this object and request. */
function input(endpoint: Endpoint, id: string, project: string) {
  const about = (schema: Endpoint['body']) => hasField(schema, 'project_id') && { project_id: project }
  const { path, query, body } = endpoint
  return {
    params: { ...sample(endpoint.params), ...(path.includes(':id') && { id }) },
    ...(query && { query: { ...sample(query), ...about(query) } }),
    ...(body && { body: { ...sample(body), ...about(body) } }),
  }
}

const request = async (person: Caller, endpoint: Endpoint, id: string, project = world.ids.project) => {
  const { status, body } = await person.call(endpoint, input(endpoint, id, project))
  return [status, body]
}

describe('every line of the table', () => {
  test('every call of a client and of staff says what it is', () => {
    const unnamed = story.app.server.served.filter(({ access, may }) => ['client', 'staff'].includes(access) && !may)
    expect(unnamed.map(nameOf)).toEqual([])
  })

  test('whoever may not is refused in words before anything is looked up: what is there and what is not look alike', async () => {
    let refused = 0
    for (const person of PEOPLE) {
      // One session for all: what is refused ends none.
      const caller = await as(person)
      for (const endpoint of restricted().filter((one) => isAdmitted(one, person))) {
        if (grantOf(person, endpoint.may!) !== 'no') continue
        const object = objectOf(endpoint)
        for (const id of [randomUUID(), ...(object ? [world.ids[object]] : [])])
          expect(await request(caller, endpoint, id), `${nameOf(endpoint)} by ${person}`).toEqual([403, NO])
        refused++
      }
    }
    expect(refused).toBeGreaterThan(150)
  }, 120_000)

  test('whoever may is never told that they may not', async () => {
    let allowed = 0
    for (const endpoint of restricted().filter(({ answer }) => answer !== 'stream'))
      for (const person of PEOPLE.filter((one) => isAdmitted(endpoint, one))) {
        if (grantOf(person, endpoint.may!) === 'no' || endpoint.access === 'anyone') continue
        story.advance(10_000)
        const [status, body] = await request(await as(person), endpoint, randomUUID())
        expect([401, 403], `${nameOf(endpoint)} by ${person}: ${JSON.stringify(body).slice(0, 200)}`).not.toContain(
          status,
        )
        expect(status, `${nameOf(endpoint)} by ${person}`).toBeLessThan(500)
        allowed++
      }
    expect(allowed).toBeGreaterThan(100)
  }, 120_000)
})

describe('what belongs to somebody else', () => {
  const rival = async (endpoint: Endpoint, id: string, project: string) => {
    const { status, body } = await world.rival.call(endpoint, input(endpoint, id, project))
    return [status, body]
  }

  test('every id in a path of a client is known here', () => {
    const unknown = restricted().filter(
      (endpoint) => endpoint.access === 'client' && /:id\b/.test(endpoint.path) && !objectOf(endpoint),
    )
    expect(unknown.map(nameOf)).toEqual([])
  })

  test('is for the owner of another organisation the same as nothing', async () => {
    const own = (await world.rival.call(clientProjectsContract.list)).body.data[0].id
    for (const endpoint of restricted().filter(({ access }) => access === 'client')) {
      const object = objectOf(endpoint)
      // Talents belong to nobody: whom they are shown to is a matter of the request.
      if (!object || object === 'talent') continue
      story.advance(60_000)
      const foreign = await rival(endpoint, world.ids[object], own)
      expect(foreign, nameOf(endpoint)).toEqual(await rival(endpoint, randomUUID(), own))
      expect([403, 404, 422], nameOf(endpoint)).toContain(foreign[0])
    }
  })

  test('cannot be named as the request of a call: it is refused as one that is not there (D-35)', async () => {
    let refused = 0
    for (const endpoint of restricted().filter(({ access }) => access === 'client')) {
      if (!hasField(endpoint.query, 'project_id') && !hasField(endpoint.body, 'project_id')) continue
      story.advance(60_000)
      const foreign = await rival(endpoint, world.ids.talent, world.ids.project)
      expect(foreign, nameOf(endpoint)).toEqual(await rival(endpoint, world.ids.talent, randomUUID()))
      expect([403, 404, 422], nameOf(endpoint)).toContain(foreign[0])
      if (foreign[0] === 403) refused++
    }
    expect(refused).toBeGreaterThan(5)
  })
})

test('pay is seen by whoever may see it, once the talent has shown it', async () => {
  for (const person of PEOPLE) {
    const query = { project_id: world.ids.project, ...(person === 'visitor' && { token: world.token }) }
    const { status, body } = await (
      await as(person)
    ).call(talentViewsContract.view, {
      params: { id: world.ids.talent },
      query: person.startsWith('client') || person === 'visitor' ? query : {},
    })
    const sees = grantOf(person, 'talents.view') !== 'no' && person !== 'talent'
    expect([person, status]).toEqual([person, sees ? 200 : 403])
    if (!sees) continue
    const paid = grantOf(person, 'talents.salary') !== 'no'
    expect([person, body.data.talent.salaries?.full_time ?? null]).toEqual([person, paid ? 2400 : null])
    expect(JSON.stringify(body)).not.toMatch(/@souq|@work|\+9\d{8}/)
  }
})

test('contacts are seen by whoever hires, while a contract is in force', async () => {
  const clients = PEOPLE.filter((one) => one.startsWith('client:') && grantOf(one, 'contracts.read') !== 'no')
  const withContacts: Person[] = []
  for (const person of clients) {
    const params = { id: world.ids.contract }
    const { body } = await (await as(person)).call(clientContractsContract.read, { params })
    if (body.data.contacts) withContacts.push(person)
  }
  expect(withContacts).toEqual(clients.filter((one) => grantOf(one, 'talents.contact') === 'contracted'))
})

test('what the table already promises and no call keeps yet is this, and nothing else', () => {
  const enforced = new Set(
    restricted().flatMap((endpoint) =>
      PEOPLE.filter((one) => isAdmitted(endpoint, one)).map((one) => `${endpoint.may} ${one}`),
    ),
  )
  const promised = ACTIONS.flatMap((action) =>
    PEOPLE.filter((one) => grantOf(one, action) !== 'no').map((one) => `${action} ${one}`),
  )
  const later = promised.filter((line) => !enforced.has(line) && !FIELDS.some((field) => line.startsWith(field)))
  expect(Object.groupBy(later, (line) => line.split(' ')[0]!)).toEqual(LATER)
})

/** Fields of other answers, not calls. */
const FIELDS = ['talents.salary', 'talents.contact staff', 'talents.contact client', 'contracts.salary staff']

const people = (action: string, ...who: Person[]) => ({ [action]: who.map((one) => `${action} ${one}`) })
/** Granted without a call of their own: an account manager acts in the session of a company, the others by no call yet. */
const LATER: Record<string, string[]> = {
  ...people('talents.contact', 'talent'),
  ...people('talents.choose', 'staff:account_manager'),
}
