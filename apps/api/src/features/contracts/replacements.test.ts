import { clientEndingsContract as clients } from '@fareeq/domain/contracts/contract-endings.ts'
import { clientContractsContract, talentContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { lastDay } from '@fareeq/domain/contracts/rules.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { billMonth } from '../invoices/actions-months.ts'
import { followContracts } from './actions-clock.ts'

let deal: Deal & { id: string }
let today: string
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12)
  today = riyadhDay(story.now())
})
const params = () => ({ id: deal.id })
const day = (ahead: number) => daysAfter(today, ahead)
const WORDS = 'The queues were harder than expected'
const replace = (ahead: number) =>
  deal.khalid.call(clients.replace, {
    params: params(),
    body: { last_day: day(ahead), reason: 'skills', words: WORDS },
  })
const ofTalent = async () => (await deal.layla.call(talentContractsContract.read, { params: params() })).body.data
const passDays = async (days: number) => {
  story.advance(days * DAY)
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
}

test('within the trial the company asks for somebody else: the request is open, and it is work with a deadline', async () => {
  const before = (await deal.khalid.call(clientContractsContract.read, { params: params() })).body.data
  expect(before).toMatchObject({ trial_until: day(13), replacement_window: { from: today, to: day(13) } })
  const { status, body } = await replace(5)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    state: 'active',
    ends_on: day(5),
    replacement_window: null,
    ending: { kind: 'replacement', given_by: 'client', last_day: day(5), withdraw_until: null },
  })
  expect(await story.db.one(sql`select contracted_at from client_projects`)).toEqual({ contracted_at: null })
  const tickets = await story.db.rows(
    sql`select kind, state, subject, body, data from tickets where kind = 'replacement'`,
  )
  expect(tickets).toMatchObject([{ kind: 'replacement', state: 'open', data: { contract_id: deal.id } }])
  expect(JSON.stringify(tickets)).toContain(WORDS)
  const pages = await Promise.all(
    (['late', 'today', 'later'] as const).map((tab) => deal.manager.call(workItemsContract.list, { query: { tab } })),
  )
  expect(pages.flatMap(({ body }) => body.data).filter(({ kind }) => kind === 'ticket')).toHaveLength(1)
  const { project_id } = await story.db.one<{ project_id: string }>(sql`select project_id from contracts`)
  const squad = (await deal.manager.call(nominationsOpsContract.squad, { params: { id: project_id } })).body.data
  expect(JSON.stringify(squad)).not.toContain(deal.layla.user.id)
})

test('the talent is told kindly, without the reason itself, and is free for others after the last day', async () => {
  await replace(5)
  const { ending } = await ofTalent()
  expect(ending).toMatchObject({ kind: 'replacement', gist: 'fit', reason: null, words: null, can_acknowledge: true })
  const [mail] = await story.outbox(deal.layla.email)
  expect(JSON.stringify(mail)).toMatch(/says nothing about what you can do|لا يقلل من خبرتك/)
  expect(JSON.stringify(mail)).not.toContain(WORDS)
  await passDays(6)
  await followContracts(story.work())
  expect((await ofTalent()).state).toBe('ended')
  const talent = await story.db.one<{ hiring_status: string }>(sql`select hiring_status from talent_profiles`)
  expect(talent.hiring_status).not.toBe('hired')
})

test.each([
  ['yesterday', -1, 'end_outside_trial'],
  ['after the trial', 14, 'end_outside_trial'],
])('a last day %s is refused', async (_, ahead, code) => {
  expect((await replace(ahead)).body.errors[0]).toMatchObject({ field: 'last_day', code })
  expect(await story.db.rows(sql`select 1 from contract_endings`)).toEqual([])
})

test('after the trial it is refused with the day on which that ended', async () => {
  await passDays(14)
  const { status, body } = await replace(14)
  expect([status, body.code]).toEqual([409, 'trial_over'])
  expect(body.message).toMatch(/^The trial ended on .*by notice\.$/)
  expect((await deal.khalid.call(clientContractsContract.read, { params: params() })).body.data).toMatchObject({
    replacement_window: null,
  })
})

test('it is asked for once, and nobody withdraws it or finds it from elsewhere', async () => {
  const both = await Promise.all([replace(5), replace(6)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await deal.khalid.call(clients.withdraw, { params: params() })).body.code).toBe('notice_settled')
  const rival = await story.client()
  const body = { last_day: day(5), reason: 'skills' } as const
  expect((await rival.call(clients.replace, { params: params(), body })).status).toBe(404)
  expect(await story.db.rows(sql`select 1 from tickets where kind = 'replacement'`)).toHaveLength(1)
})

/** By hand, in whole numbers: days worked of the days of the month; half a cent is rounded up. */
const share = (cents: number, worked: number, all: number) =>
  Number((BigInt(cents) * BigInt(worked) * 2n + BigInt(all)) / (2n * BigInt(all)))

test('pay, tax and fee are those of the days worked, to the cent', async () => {
  await replace(3)
  await passDays(62)
  await followContracts(story.work())
  await billMonth(story.work())
  const terms = await story.db.one<{ net: number; gross: number; fee: number }>(sql`
    select salary_net as net, salary_gross as gross, fee from contract_terms`)
  const worked = [0, 1, 2, 3].map(day)
  const expected = [...new Set(worked.map((one) => one.slice(0, 7)))].map((month) => {
    const all = Number(lastDay(`${month}-01`, 1).slice(8))
    const days = worked.filter((one) => one.startsWith(month)).length
    const net = share(terms.net, days, all)
    return { month, net, wht: share(terms.gross, days, all) - net, fee: share(terms.fee, days, all) }
  })
  expect(await story.db.rows(sql`select month, net, wht, fee from invoice_lines order by month`)).toEqual(expected)
  expect(await story.db.rows(sql`select month, net, wht from payouts order by month`)).toEqual(
    expected.map(({ fee: _, ...line }) => line),
  )
  expect(await story.db.one(sql`select sum(amount)::int8 as sum from ledger_postings`)).toEqual({ sum: 0 })
})
