import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import {
  clientStartsContract as clients,
  startsOpsContract as ops,
  talentStartsContract as talents,
} from '@fareeq/domain/starts/contract.ts'
import { MAX_ADDED, type StartItemKind } from '@fareeq/domain/starts/limits.ts'
import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { followStarts } from './actions-clock.ts'

let deal: Deal & { id: string }
let firstDay: string
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12, 9)
  firstDay = daysAfter(riyadhDay(story.now()), 9)
})
const params = () => ({ id: deal.id })
const PLAN = {
  time: '09:30',
  timezone: 'Asia/Riyadh',
  contact: 'Sara from the platform team',
  place: 'https://meet.example.com/welcome',
}

const listOf = async (who: 'khalid' | 'layla'): Promise<StartChecklist> =>
  (await deal[who].call(who === 'layla' ? talents.ofContract : clients.ofContract, { params: params() })).body.data
const itemOf = async (who: 'khalid' | 'layla', kind: StartItemKind) =>
  (await listOf(who)).items.find((item) => item.kind === kind)!
const tick = async (who: 'khalid' | 'layla', kind: StartItemKind, done = true) => {
  const { id } = await itemOf(who, kind)
  return deal[who].call(who === 'layla' ? talents.tick : clients.tick, { params: { id }, body: { done } })
}
const plan = (change = {}) => deal.khalid.call(clients.plan, { params: params(), body: { ...PLAN, ...change } })
const waiting = async (who: 'khalid' | 'layla') => {
  const call = who === 'layla' ? countersContract.talent : countersContract.client
  const { items } = (await deal[who].call(call)).body.data.waiting
  return items.filter(({ kind }: { kind: string }) => kind === 'start').length
}
const givesBank = () =>
  story.db.run(sql`
    insert into payout_details (user_id, country, method, details_secret, updated_at)
    values (${deal.layla.user.id}, 'JO', 'bank', ${Buffer.alloc(8)}, ${story.now()})`)

test('a signed contract has a list for both sides; what is known is ticked by itself, and each side waits for its own', async () => {
  const list = await listOf('layla')
  expect(list).toMatchObject({ first_day: firstDay, due_on: daysAfter(firstDay, -1), plan: null, own: 'talent' })
  const done = list.items.map(({ side, kind, is_done }) => `${side} ${kind} ${is_done}`)
  expect(done).toEqual([
    'talent identity true',
    'talent payout_details false',
    'talent own_equipment false',
    'talent first_day_read false',
    'client company_details true',
    'client first_day false',
    'client accesses false',
    'client documents false',
  ])
  expect([await waiting('layla'), await waiting('khalid')]).toEqual([1, 1])
  await givesBank()
  await tick('layla', 'own_equipment')
  // What is left waits for the company.
  expect((await listOf('layla')).standing).toEqual({ talent: 'ready', client: 'preparing' })
  expect([await waiting('layla'), await waiting('khalid')]).toEqual([0, 1])
})

test('the company plans the first day: the talent reads its hour in both zones, and another hour is to be read again', async () => {
  expect((await tick('layla', 'first_day_read')).body.errors[0].error).toMatch(/follows from what is known/)
  expect(await plan()).toMatchObject({ status: 200, body: { data: { plan: { contact: PLAN.contact } } } })
  const { plan: planned } = await listOf('layla')
  expect(planned).toMatchObject({ starts_at: `${firstDay}T06:30:00.000Z`, timezone: 'Asia/Riyadh' })
  expect((await story.outbox(deal.layla.email))[0]?.subject).toMatch(/Your first day at work|تفاصيل يومك الأول/)
  expect(await tick('layla', 'first_day_read')).toMatchObject({ status: 200 })
  await plan({ time: '11:00' })
  expect(await itemOf('layla', 'first_day_read')).toMatchObject({ is_done: false, can_tick: true })
  expect((await story.outbox(deal.layla.email))[0]?.text).toMatch(/Your first day has changed|تغيّرت تفاصيل/)
  expect((await plan({ time: '25:00' })).status).toBe(422)
  expect((await plan({ timezone: 'Asia/Nowhere' })).status).toBe(422)
})

test('the company adds items of its own for either side, up to a number, and removes them', async () => {
  const add = (label: string, side: 'talent' | 'client' = 'talent') =>
    deal.khalid.call(clients.add, { params: params(), body: { side, label } })
  expect(await add('Send a photo for the badge')).toMatchObject({ status: 201 })
  expect((await story.outbox(deal.layla.email))[0]?.subject).toMatch(/A new item|بند جديد/)
  const added = await itemOf('layla', 'added')
  expect(added).toMatchObject({ label: 'Send a photo for the badge', can_tick: true, can_remove: false })
  for (let count = 1; count < MAX_ADDED; count++) await add(`Item ${count}`, 'client')
  expect((await add('One more')).body.errors[0].error).toBe(`At most ${MAX_ADDED} items of your own.`)
  expect((await add(' ')).status).toBe(422)
  const remove = (id: string) => deal.khalid.call(clients.remove, { params: { id } })
  expect(await remove(added.id)).toMatchObject({ status: 200 })
  expect((await remove(added.id)).status).toBe(404)
  expect((await remove((await itemOf('khalid', 'accesses')).id)).status).toBe(404)
})

test('nobody ticks for the other side, and a stranger finds neither list nor item', async () => {
  const { id } = await itemOf('khalid', 'accesses')
  expect((await deal.layla.call(talents.tick, { params: { id }, body: { done: true } })).status).toBe(404)
  const rival = await story.client()
  expect((await rival.call(clients.tick, { params: { id }, body: { done: true } })).status).toBe(404)
  expect((await rival.call(clients.ofContract, { params: params() })).status).toBe(404)
})

test('a tick that is sent twice is one, and it can be taken back', async () => {
  await Promise.all([tick('khalid', 'accesses'), tick('khalid', 'accesses')])
  expect(await itemOf('khalid', 'accesses')).toMatchObject({ is_done: true })
  await tick('khalid', 'accesses', false)
  expect(await itemOf('khalid', 'accesses')).toMatchObject({ is_done: false })
})

test('both sides are reminded once when the first day is near, and operations see who is late', async () => {
  await tick('khalid', 'accesses')
  const subjects = async () => [
    (await story.outbox(deal.layla.email))[0]?.subject,
    (await story.outbox(deal.khalid.email))[0]?.subject,
  ]
  const before = await subjects()
  await followStarts(story.work())
  expect(await subjects()).toEqual(before)
  story.advance(4 * DAY)
  expect(await followStarts(story.work())).toEqual({ opened: 0, reminded: 2 })
  expect(await followStarts(story.work())).toEqual({ opened: 0, reminded: 0 })
  expect(await subjects()).toEqual([
    expect.stringMatching(/Your first day with .* is near|اقترب يومك الأول/),
    expect.stringMatching(/The first day of .* is near|اقترب اليوم الأول/),
  ])
  const work = async (tab: 'late' | 'today' | 'later') => {
    const manager = await story.staff(['account_manager'])
    const { data } = (await manager.call(workItemsContract.list, { query: { tab } })).body
    return data.filter(({ kind }: { kind: string }) => kind === 'start')
  }
  story.advance(2 * DAY)
  expect([...(await work('later')), ...(await work('today'))]).toMatchObject([{ id: deal.id, sub: 'both' }])
  await givesBank()
  await tick('layla', 'own_equipment')
  story.advance(4 * DAY)
  expect(await work('late')).toMatchObject([{ id: deal.id, sub: 'client', is_late: true }])
  const read = await (await story.staff(['operations'])).call(ops.ofContract, { params: params() })
  expect(read.body.data).toMatchObject({ standing: { talent: 'ready', client: 'late' }, own: null })
  expect([await waiting('layla'), await waiting('khalid')]).toEqual([0, 0])
  story.advance(8 * DAY)
  expect(await work('late')).toEqual([])
  expect((await tick('khalid', 'documents')).body.errors[0].error).toMatch(/The list is closed/)
})

test('a contract that is terminated before its first day asks nobody for anything', async () => {
  const body = { reason: 'The project was stopped' }
  expect(await deal.operations.call(contractsOpsContract.terminate, { params: params(), body })).toMatchObject({
    status: 200,
  })
  expect([await waiting('layla'), await waiting('khalid')]).toEqual([0, 0])
  expect((await plan()).body.errors[0].error).toMatch(/The list is closed/)
})

test('a contract that was signed on a node of the last release gets its list from the clock', async () => {
  await story.db.run(sql`delete from starts`)
  expect(await listOf('layla')).toBeNull()
  expect(await followStarts(story.work())).toMatchObject({ opened: 1 })
  expect((await listOf('layla')).items).toHaveLength(8)
})
