import { grossOf, lastDay } from '@fareeq/domain/contracts/rules.ts'
import {
  clientRenewalsContract as clients,
  renewalsOpsContract as ops,
  talentRenewalsContract as talents,
} from '@fareeq/domain/renewals/contract.ts'
import type { PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { dueRenewal } from '../../testing/renewals.ts'
import { snapshotStory } from '../../testing/story.ts'

let due: Awaited<ReturnType<typeof dueRenewal>>
const story = await snapshotStory(async (story) => {
  due = await dueRenewal(story)
})
const params = () => ({ id: due.renewal.id })
const propose = (duration = 6, price = 250) =>
  due.deal.layla.call(talents.propose, {
    params: params(),
    body: { duration, raise: { yes: true, price }, note: 'I would like to stay' },
  })
const ofCompany = async (): Promise<PricedRenewal> => (await due.deal.khalid.call(clients.list)).body.data[0]
const ofTalent = async () => (await due.deal.layla.call(talents.list)).body.data[0]
const accept = ({ offered }: PricedRenewal) =>
  due.deal.khalid.call(clients.acceptTerms, {
    params: params(),
    body: { months: offered!.months, salary_gross: offered!.salary_gross },
  })

test('the talent says first that they would like to stay, and the company reads for how long and what it costs', async () => {
  expect(await ofTalent()).toMatchObject({ can_propose: true, is_proposal: false })
  const { status, body } = await propose()
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ state: 'need_renewal', asked_by: 'talent', is_proposal: true, can_propose: false })
  const { current, ...renewal } = await ofCompany()
  const salary_net = current.salary_net + 25_000
  expect(renewal).toMatchObject({
    is_proposal: true,
    has_open_terms: true,
    asks_fee: false,
    waits_for_me: true,
    note: 'I would like to stay',
    offered: { months: 6, salary_net, salary_gross: grossOf(salary_net, current.wht_rate) },
  })
  expect(renewal.offered?.end).toBe(lastDay(renewal.offered!.start, 6))
  expect((await story.outbox(due.deal.khalid.email))[0]?.subject).toMatch(/would like to stay|رغبة في تجديد/)
})

test('the company accepts what it read, and the talent signs it', async () => {
  await propose()
  const renewal = await ofCompany()
  const other = { months: 7, salary_gross: renewal.offered!.salary_gross }
  expect((await due.deal.khalid.call(clients.acceptTerms, { params: params(), body: other })).body.code).toBe(
    'renewal_moved',
  )
  expect((await accept(renewal)).body.data).toMatchObject({ state: 'pending_talent', is_proposal: false })
  expect(await ofTalent()).toMatchObject({ waits_for_me: true, offered: { months: 6 } })
  expect((await accept(renewal)).body.code).toBe('renewal_moved')
})

test('the company changes it, drops it, or does not renew', async () => {
  await propose()
  const renew = await due.deal.khalid.call(clients.renew, { body: { ids: [due.renewal.id], duration: 6 } })
  expect(renew.body.data).toMatchObject({ ok: [], failed: [{ id: due.renewal.id }] })
  const dropped = await due.deal.khalid.call(clients.withdraw, { params: params() })
  expect(dropped.body.data).toMatchObject({ state: 'need_renewal', offered: null, is_proposal: false })
  expect((await propose(12)).status).toBe(200)
  const terms = { type: 'remote', duration: 3, availability: 'full_time', raise: { yes: false } } as const
  const changed = await due.deal.khalid.call(clients.changeTerms, { params: params(), body: terms })
  expect(changed.body.data).toMatchObject({ state: 'waiting_response', asked_by: 'client', is_proposal: false })
  await due.deal.operations.call(ops.refuse, { params: params(), body: { note: 'Not now' } })
  await propose()
  await due.deal.khalid.call(clients.reject, { body: { ids: [due.renewal.id], reason: 'The project is over' } })
  expect((await ofTalent()).state).toBe('rejected_by_client')
  expect((await propose()).body.code).toBe('renewal_moved')
})

test('it is proposed once at a time, with months that are allowed and a raise that has a price, by its talent', async () => {
  const both = await Promise.all([propose(6), propose(7)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  for (const [duration, price] of [
    [0, 250],
    [121, 250],
    [6, 0],
    [6, 1.5],
  ] as const)
    expect((await propose(duration, price)).status).toBe(422)
  const stranger = await story.talent()
  const body = { duration: 6, raise: { yes: false } } as const
  expect((await stranger.call(talents.propose, { params: params(), body })).status).toBe(404)
  expect((await due.deal.khalid.call(talents.propose, { params: params(), body })).status).toBe(403)
  expect(await story.db.rows(sql`select 1 from contract_renewals where asked_by = 'talent'`)).toHaveLength(1)
})
