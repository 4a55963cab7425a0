import { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { finishedRequest } from '../../testing/market.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let sara: Person
let rami: Person
let id: string
const story = await freshStory(async (story) => {
  sara = await story.staff(['account_manager'], 'Sara')
  rami = await story.staff(['matcher'], 'Rami')
  await story.staff(['finance'], 'Hind')
  id = await finishedRequest(story, await story.client())
})
const params = () => ({ id })
const take = (person: Person, expectedOwner: string | null = null) =>
  person.call(contract.take, { params: params(), body: { expected_owner: expectedOwner } })
const idOf = async (name: string) =>
  (await story.db.one<{ id: string }>(sql`select id from staff where name = ${name}`)).id
const mailsTo = async (name: string) =>
  (await story.outbox(`${await idOf(name)}@fareeq.test`)).map(({ subject }) => subject)
const trail = () =>
  story.db.rows(sql`
    select action, details from audit_entries where subject_id = ${id} and actor_kind = 'staff' order by id`)

test('of ten who take a request at once one has it; the others are refused with the name [D-121]', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, (_, n) => take(n % 2 ? sara : rami)))
  const owner = (await sara.call(contract.read, { params: params() })).body.data.manager
  const [mine, others] = [all.filter(({ status }) => status === 200), all.filter(({ status }) => status === 409)]
  expect([mine.length, others.length]).toEqual([5, 5])
  for (const { body } of mine) expect(body.data.manager).toEqual(owner)
  for (const { body } of others)
    expect(body).toMatchObject({ code: 'taken_by', message: `${owner.name} has it now. Nothing was changed.` })
  expect(await trail()).toHaveLength(1)
})

test('taking over is a named act, and the other is told', async () => {
  await take(sara)
  expect(await take(rami)).toMatchObject({ status: 409, body: { data: { owner: { name: 'Sara' } } } })
  expect(await mailsTo('Sara')).toEqual([])
  const takeover = await take(rami, await idOf('Sara'))
  expect(takeover.body.data.manager.name).toBe('Rami')
  expect(await mailsTo('Sara')).toEqual([expect.stringContaining('Rami')])
  expect(await trail()).toMatchObject([
    { action: 'request.taken', details: { to: 'Sara' } },
    { action: 'request.taken', details: { from: 'Sara', to: 'Rami' } },
  ])
})

test('a request is handed to a colleague who may read it, who is told; another’s is not given away', async () => {
  const hand = async (person: Person, name: string) =>
    person.call(contract.handOver, { params: params(), body: { to: await idOf(name) } })
  await take(sara)
  expect(await hand(rami, 'Rami')).toMatchObject({ status: 409, body: { code: 'taken_by' } })
  expect(await hand(sara, 'Hind')).toMatchObject({ status: 422, body: { errors: [{ field: 'to' }] } })
  expect((await hand(sara, 'Rami')).body.data.manager.name).toBe('Rami')
  expect(await mailsTo('Rami')).toHaveLength(1)
  expect(await mailsTo('Sara')).toEqual([])
  expect((await hand(sara, 'Rami')).status).toBe(200)
  expect(await mailsTo('Rami')).toHaveLength(1)
})

test('only whoever has a request gives it back; then anybody takes it', async () => {
  await take(sara)
  const back = (person: Person) => person.call(contract.giveBack, { params: params() })
  expect(await back(rami)).toMatchObject({ status: 409, body: { code: 'taken_by', data: { owner: { name: 'Sara' } } } })
  expect((await back(sara)).body.data.manager).toBeNull()
  expect((await back(sara)).status).toBe(200)
  expect((await take(rami)).body.data.manager.name).toBe('Rami')
  expect(await trail()).toMatchObject([
    { action: 'request.taken' },
    { action: 'request.given_back' },
    { action: 'request.taken' },
  ])
})

test('colleagues are listed by name for every colleague, and for nobody else', async () => {
  const { data } = (await sara.call(staffContract.colleagues)).body
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Hind', 'Rami', 'Sara'])
  expect(await (await story.staff(['finance'], 'Lina')).call(staffContract.colleagues)).toMatchObject({ status: 200 })
  expect(await story.person().call(staffContract.colleagues)).toMatchObject({ status: 401 })
})
