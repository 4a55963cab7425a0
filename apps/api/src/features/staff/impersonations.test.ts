import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { DAY, MINUTE, SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import {
  accountImpersonationsContract,
  impersonationsContract as contract,
} from '@fareeq/domain/staff/contract-impersonations.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { finishedRequest, liveTalent } from '../../testing/market.ts'
import { plausible } from '../../testing/plausible.ts'
import { freshStory, type Member, type Person } from '../../testing/story.ts'

const story = await freshStory()

async function impersonate(user_id: string, mona: Person) {
  const { status, body } = await mona.call(contract.begin, { body: { user_id, reason: 'Cannot see the invoice' } })
  expect(status).toBe(201)
  return { id: body.data.id as string, person: story.person({ token: body.data.access_token }), user: body.data.user }
}

test('an admin sees what a talent sees, for fifteen minutes or until they end it, and the talent reads who it was', async () => {
  const [mona, talent] = [await story.staff(['admin'], 'Mona'), await story.talent()]
  const { id, person, user } = await impersonate(talent.user.id, mona)
  expect((await person.call(accountsContract.me)).body.data).toMatchObject({ id: talent.user.id, email: user.email })
  story.advance(4 * MINUTE)
  expect(await mona.call(contract.end, { params: { id } })).toMatchObject({ status: 200 })
  expect(await person.call(accountsContract.me)).toMatchObject({ status: 401 })
  expect(await mona.call(contract.end, { params: { id } })).toMatchObject({ status: 404 })
  const again = await impersonate(talent.user.id, mona)
  story.advance(15 * MINUTE - SECOND)
  expect(await again.person.call(accountsContract.me)).toMatchObject({ status: 200 })
  story.advance(SECOND)
  expect(await again.person.call(accountsContract.me)).toMatchObject({ status: 401 })
  const log = (await talent.call(accountImpersonationsContract.list)).body
  expect(log).toMatchObject({
    data: [
      { by: 'Mona', minutes: 15 },
      { by: 'Mona', minutes: 4, reason: 'Cannot see the invoice' },
    ],
    meta: { more: false },
  })
  const about = { subject_kind: 'talent', subject_id: talent.user.id }
  const trail = (await mona.call(staffContract.audit, { query: about })).body.data
  expect(trail.map(({ action }: { action: string }) => action)).toEqual([
    'account.looked_at',
    'account.look_ended',
    'account.looked_at',
    'session.opened',
    'account.opened',
  ])
  expect(trail[1].details).toEqual({ reason: 'Cannot see the invoice', minutes: 4 })
})

test('whoever is no admin, or no longer, does not look, and nobody looks at a colleague', async () => {
  const talent = await story.talent()
  const body = { user_id: talent.user.id, reason: 'x' }
  for (const role of ['operations', 'recruiter', 'finance'])
    expect(await (await story.staff([role])).call(contract.begin, { body })).toMatchObject({ status: 403 })
  const mona = await story.staff(['admin'], 'Mona')
  const { id } = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Mona'`)
  expect(await mona.call(contract.begin, { body: { ...body, user_id: id } })).toMatchObject({ status: 404 })
  const { person } = await impersonate(talent.user.id, mona)
  await story.db.run(sql`update staff set roles = '{content}' where id = ${id}`)
  expect(await person.call(accountsContract.me)).toMatchObject({ status: 401 })
})

test('every call that is no GET is refused in a look, and so is what is the owner’s alone', async () => {
  const mona = await story.staff(['admin'], 'Mona')
  const people = [
    await impersonate((await story.talent()).user.id, mona),
    await impersonate((await story.client()).user.id, mona),
  ].map(({ person }) => person)
  const sample = (schema: unknown) => fc.sample(plausible(schema as never), { numRuns: 1, seed: 7 })[0] as object
  let refused = 0
  for (const endpoint of story.app.server.served) {
    const isWrite = endpoint.method !== 'GET'
    if (!isWrite && !endpoint.hiddenFromImpersonation) continue
    for (const person of people) {
      const answer = await person.call(endpoint, {
        ...(endpoint.params && { params: sample(endpoint.params) }),
        ...(endpoint.body && { body: sample(endpoint.body) }),
      })
      const name = `${endpoint.method} ${endpoint.path}`
      expect([name, answer.status]).toEqual([name, 403])
      if (['look_read_only', 'look_hidden'].includes(answer.body.code)) refused++
    }
  }
  expect(refused).toBeGreaterThan(100)
})

/** The request that a talent is nominated for. */
async function nominated(owner: Member, talent: Member): Promise<string> {
  const project_id = await finishedRequest(story, owner)
  await story.db.run(sql`
    insert into nominations (id, project_id, talent_id, reasons, state, created_at, updated_at, expires_at)
    values (gen_random_uuid(), ${project_id}, ${talent.user.id}, '{Payments}', 'reserved', ${story.now()}, ${story.now()},
      ${after(story.now(), 14 * DAY)})`)
  return project_id
}

/**
 * Written by no account: when a token was last used, a sign-in that a browser begins, a figure that the first of a day computes,
 * the number of a company's reference, which the first who asks how to pay is given.
 */
const OF_NOBODY = ['sessions', 'identity_attempts', 'usual_salaries', 'pay_bands', 'company_references']

/** Tables, each with a digest of its rows. */
async function digests(): Promise<Record<string, string>> {
  const tables = await story.db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${OF_NOBODY})`,
  )
  const digest = ({ name }: { name: string }) =>
    sql`select ${name}::text as name, coalesce(md5(string_agg(one::text, '' order by one::text)), '') as digest from ${sql.id(name)} as one`
  const rows = await story.db.rows<{ name: string; digest: string }>(sql.join(tables.map(digest), ' union all '))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

test('no call that a look may make changes a row', async () => {
  const [mona, owner, talent] = [await story.staff(['admin'], 'Mona'), await story.client(), await liveTalent(story)]
  const project_id = await nominated(owner, talent)
  const nomination = await story.db.one<{ id: string }>(sql`select id from nominations`)
  const people = [await impersonate(owner.user.id, mona), await impersonate(talent.user.id, mona)]
  const ids = [talent.user.id, project_id, nomination.id]
  const before = await digests()
  let answered = 0
  for (const endpoint of story.app.server.served) {
    if (endpoint.method !== 'GET' || endpoint.access === 'staff' || endpoint.answer === 'stream') continue
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    for (const { person } of people)
      for (const id of names.length > 0 ? ids : ids.slice(0, 1)) {
        const path = names.reduce((text, name) => text.replace(`:${name}`, id), endpoint.path)
        const { status } = await person.send('GET', `${path}?project_id=${project_id}`)
        if (status === 200) answered++
      }
  }
  expect(answered).toBeGreaterThan(40)
  const now = await digests()
  expect(Object.keys(now).filter((name) => now[name] !== before[name])).toEqual([])
})

test('a look leaves no trace where reading leaves one', async () => {
  const [mona, owner, talent] = [await story.staff(['admin'], 'Mona'), await story.client(), await liveTalent(story)]
  const project_id = await nominated(owner, talent)
  const { person } = await impersonate(owner.user.id, mona)
  const views = async () => (await story.db.rows(sql`select 1 from profile_views`)).length
  const read = (one: Person) =>
    one.call(talentViewsContract.view, { params: { id: talent.user.id }, query: { project_id } })
  expect([(await read(person)).status, await views()]).toEqual([200, 0])
  expect([(await read(owner)).status, await views()]).toEqual([200, 1])
})
