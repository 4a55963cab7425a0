import { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { stageOf } from '@fareeq/domain/client-projects/rules.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let mona: Person
const story = await freshStory(async (story) => {
  mona = await story.staff(['matcher'])
})

const board = async (query: object = {}, person = mona) => (await person.call(contract.board, { query })).body

test('colleagues see every request by how far it has come, and the columns count what is in them', async () => {
  const khalid = await story.client()
  const id = await finishedRequest(story, khalid)
  story.advance(1000)
  const early = await finishedRequest(story, khalid, 'Tawseel')
  await story.db.run(sql`update client_projects set step = 2 where id = ${early}`)
  const { data, meta } = await board()
  expect(data).toMatchObject([
    { id: early, name: 'Tawseel', stage: 'describing' },
    { id, name: 'Souq', stage: 'searching', client: { email: khalid.email }, role_name: 'Backend developer' },
  ])
  for (const row of data) expect(row.stage).toBe(stageOf({ ...row, contracted: false }))
  expect(meta.stages).toContainEqual({ stage: 'describing', count: 1 })
  expect((await board({ stage: 'searching' })).data).toHaveLength(1)
  expect((await board({ q: 'tawsee' })).data).toMatchObject([{ id: early }])
  expect((await board({ q: '100%' })).data).toEqual([])
})

test('a request is found by the company, the person and the product, however their Arabic is spelt', async () => {
  const khalid = await story.client()
  await story.db.run(sql`
    update users set company = 'شركة المدى للتقنية', first_name = 'أحمد', last_name = 'القرشي' where id = ${khalid.user.id}`)
  const id = await finishedRequest(story, khalid, 'إدارة المتاجر')
  await finishedRequest(story, await story.client())
  for (const q of ['المدي', 'شركه المدى', 'احمد القرشى', 'اداره', khalid.email])
    expect([q, (await board({ q })).data]).toMatchObject([q, [{ id }]])
})

test('whoever takes a request is its manager, and finds it among their own', async () => {
  const id = await finishedRequest(story, await story.client())
  expect((await board({ mine: '1' })).data).toEqual([])
  expect((await board({ unowned: '1' })).data).toMatchObject([{ id }])
  const answer = await mona.call(contract.take, { params: { id } })
  expect(answer.body.data).toMatchObject({ id, manager: { name: 'منى' }, product_name: 'Souq', work_mode: 'remote' })
  expect((await board({ mine: '1' })).data).toMatchObject([{ id }])
  expect((await board({ unowned: '1' })).data).toEqual([])
})

test('candidates are found as the client would find them; who is nominated is marked', async () => {
  const id = await finishedRequest(story, await story.client())
  const [layla, omar] = [await selectedTalent(story), await selectedTalent(story)]
  await mona.call(nominationsOpsContract.nominate, {
    body: { project_id: id, talent_id: layla.user.id, reasons: ['Fits'] },
  })
  const { body } = await mona.call(nominationsOpsContract.candidates, { params: { id } })
  const nominated = new Map(body.data.map((one: { id: string; nominated: boolean }) => [one.id, one.nominated]))
  expect([nominated.get(layla.user.id), nominated.get(omar.user.id)]).toEqual([true, false])
  expect((await board()).data).toMatchObject([{ id, stage: 'nominated', nominations: 1 }])
})

test.each([
  ['matcher', 200],
  ['account_manager', 200],
  ['operations', 200],
  ['admin', 200],
  ['finance', 403],
  ['content', 403],
])('a %s who reads the board is answered %d', async (role, status) => {
  const id = await finishedRequest(story, await story.client())
  const person = await story.staff([role])
  const answer = await person.call(contract.board, {})
  expect([answer.status, (answer.body.data ?? []).length]).toEqual([status, status === 200 ? 1 : 0])
  expect((await person.call(contract.read, { params: { id } })).status).toBe(status)
})

test('a request that does not exist is not there; members have no such calls', async () => {
  expect(await mona.call(contract.read, { params: { id: newId(story.now()) } })).toMatchObject({ status: 404 })
  expect(await (await story.client()).call(contract.board, {})).toMatchObject({ status: 403 })
})
