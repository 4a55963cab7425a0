import {
  checkInsOpsContract as ops,
  clientCheckInsContract as clients,
  talentCheckInsContract as talents,
} from '@fareeq/domain/check-ins/contract.ts'
import type { Mood } from '@fareeq/domain/check-ins/limits.ts'
import type { ContractCheckIns } from '@fareeq/domain/check-ins/schema.ts'
import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { followCheckIns } from './actions-clock.ts'

let deal: Deal & { id: string }
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12)
  await story.db.run(sql`delete from starts`)
  story.advance(7 * DAY)
  await followCheckIns(story.work())
})
const params = () => ({ id: deal.id })
type Side = 'layla' | 'khalid'
const read = async (who: Side): Promise<ContractCheckIns> =>
  (await deal[who].call(who === 'layla' ? talents.ofContract : clients.ofContract, { params: params() })).body.data
const answer = async (who: Side, mood: Mood, more: { words?: string; shared?: boolean } = {}) => {
  const id = (await read(who)).open!.id
  const body = { mood, ...more }
  return deal[who].call(who === 'layla' ? talents.answer : clients.answer, { params: { id }, body })
}
const waiting = async (who: Side) => {
  const call = who === 'layla' ? countersContract.talent : countersContract.client
  const { items } = (await deal[who].call(call)).body.data.waiting
  return items.filter(({ kind }: { kind: string }) => kind === 'check_in').length
}
const mails = async (email: string) => (await story.outbox(email)).map(({ subject }) => subject).join('\n')
const forStaff = async () =>
  (await (await story.staff(['account_manager'])).call(ops.ofContract, { params: params() })).body.data

test('after the first week both sides are asked once how it is going, and it waits for each', async () => {
  expect(await followCheckIns(story.work())).toEqual({ asked: 0, lapsed: 0 })
  expect((await read('layla')).open).toMatchObject({ number: 1 })
  expect([await waiting('layla'), await waiting('khalid')]).toEqual([1, 1])
  expect(await mails(deal.layla.email)).toMatch(/How was your first week with|كيف كان أسبوعك الأول/)
  expect(await mails(deal.khalid.email)).toMatch(/How was the first week with|كيف كان الأسبوع الأول/)
})

test('a good answer is shown to the other side only if its writer says so, and is given once', async () => {
  const { id } = (await read('layla')).open!
  expect(await answer('layla', 'good', { words: 'A calm team', shared: true })).toMatchObject({ status: 200 })
  expect((await read('khalid')).theirs).toMatchObject([{ mood: 'good', words: 'A calm team' }])
  await answer('khalid', 'good', { words: 'Quick and clear' })
  expect((await read('layla')).theirs).toEqual([])
  expect([await waiting('layla'), await waiting('khalid')]).toEqual([0, 0])
  const again = await deal.layla.call(talents.answer, { params: { id }, body: { mood: 'not_good' } })
  expect([again.status, again.body.errors[0].error]).toEqual([409, expect.stringMatching(/already answered/)])
})

test('an answer that is not good is work for the account manager with a due date, and the other side reads nothing of it', async () => {
  const response = await answer('layla', 'not_good', { words: 'I have no access', shared: true })
  expect([response.status, response.body.errors[0].field]).toEqual([422, 'shared'])
  await answer('layla', 'not_good', { words: 'I have no access' })
  expect(await read('khalid')).toMatchObject({ theirs: [], open: { number: 1 } })
  expect(JSON.stringify(await read('khalid'))).not.toContain('no access')
  const manager = await story.staff(['account_manager'])
  const work = async () => {
    const tabs = ['late', 'today', 'later'] as const
    const lists = await Promise.all(
      tabs.map(async (tab) => (await manager.call(workItemsContract.list, { query: { tab } })).body.data),
    )
    return lists.flat().filter(({ kind }: { kind: string }) => kind === 'check_in')
  }
  expect(await work()).toMatchObject([{ sub: 'talent', target: deal.id, due_at: expect.any(String) }])
  const raised = (await forStaff()).find(({ can_handle }: { can_handle: boolean }) => can_handle)
  expect(raised).toMatchObject({ side: 'talent', mood: 'not_good', words: 'I have no access' })
  const handle = (note: string) => manager.call(ops.handle, { params: { id: raised.id }, body: { note } })
  expect((await handle(' ')).status).toBe(422)
  expect(await handle('Accounts were opened today')).toMatchObject({ status: 200 })
  expect((await handle('Again')).status).toBe(409)
  expect(await work()).toEqual([])
  expect(JSON.stringify(await read('layla'))).not.toContain('Accounts were opened')
})

test('the same question comes each month, and what nobody answered in its week lapses', async () => {
  story.advance(8 * DAY)
  expect(await followCheckIns(story.work())).toEqual({ asked: 0, lapsed: 2 })
  expect([(await read('layla')).open, await waiting('khalid')]).toEqual([null, 0])
  story.advance(17 * DAY)
  expect(await followCheckIns(story.work())).toMatchObject({ asked: 2 })
  expect((await forStaff()).map(({ number, state }: { number: number; state: string }) => [number, state])).toEqual([
    [2, 'asked'],
    [2, 'asked'],
    [1, 'lapsed'],
    [1, 'lapsed'],
  ])
})

test('nobody answers for the other side, and a stranger or a colleague without the role finds nothing', async () => {
  const { id } = (await read('khalid')).open!
  expect((await deal.layla.call(talents.answer, { params: { id }, body: { mood: 'good' } })).status).toBe(404)
  const rival = await story.client()
  expect((await rival.call(clients.answer, { params: { id }, body: { mood: 'good' } })).status).toBe(404)
  expect((await rival.call(clients.ofContract, { params: params() })).status).toBe(404)
  const finance = await story.staff(['finance'])
  expect((await finance.call(ops.ofContract, { params: params() })).status).toBe(403)
})

test('a contract that is over asks nothing more', async () => {
  const body = { reason: 'The project was stopped' }
  await (await story.staff(['operations'])).call(contractsOpsContract.terminate, { params: params(), body })
  expect([(await read('layla')).open, await waiting('layla')]).toEqual([null, 0])
  story.advance(40 * DAY)
  expect(await followCheckIns(story.work())).toMatchObject({ asked: 0 })
})

test('who leaves takes their words along', async () => {
  const { erasePerson } = await import('./queries.ts')
  await answer('layla', 'so_so', { words: 'Many meetings' })
  await erasePerson(story.db, { id: deal.layla.user.id, email: deal.layla.email, phone: null })
  const row = await story.db.one(sql`select mood, words, answered_by from check_ins where side = 'talent'`)
  expect(row).toEqual({ mood: 'so_so', words: null, answered_by: null })
})
