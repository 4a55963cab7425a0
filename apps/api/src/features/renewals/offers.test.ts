import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import {
  clientRenewalsContract as clients,
  renewalsOpsContract as ops,
  talentRenewalsContract as talents,
} from '@fareeq/domain/renewals/contract.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'
import { describe, expect, test } from 'vitest'
import type { Deal } from '../../testing/contracts.ts'
import { acceptRenewal, dueRenewal } from '../../testing/renewals.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'

let deal: Deal & { id: string }
let renewal: Renewal
const story = await snapshotStory(async (story) => {
  ;({ deal, renewal } = await dueRenewal(story))
})
const params = () => ({ id: renewal.id })
const renew = (duration = 6) => deal.khalid.call(clients.renew, { body: { ids: [renewal.id], duration } })
const withdraw = (who: Member = deal.khalid) => who.call(clients.withdraw, { params: params() })
const seenByTalent = async () => (await deal.layla.call(talents.list)).body.data[0]
const change = { type: 'full_time', duration: 12, availability: 'full_time', raise: { yes: false } } as const
const partTime = { ...change, type: 'part_time', availability: 'part_time' } as const

const accept = () => acceptRenewal(story, deal.layla, renewal)

describe('an offer', () => {
  test('is mailed with its terms and the last moment to answer', async () => {
    await renew()
    const [mail] = await story.outbox(deal.layla.email)
    expect(mail?.text).toContain('Full time · 6 months from')
    expect(mail?.text).toContain('$2,000 net a month')
    expect(mail?.text).toContain(`Answer by ${formatDay(renewal.current.end, 'en')} at 23:59 Riyadh time`)
    expect(await seenByTalent()).toMatchObject({ answer_by: expect.stringContaining('T20:59:00') })
  })

  test('is withdrawn until it is answered: the talent is told and signs nothing any more', async () => {
    await renew()
    expect((await deal.khalid.call(clients.list)).body.data[0]).toMatchObject({ can_withdraw: true })
    expect((await withdraw()).body.data).toMatchObject({ state: 'need_renewal', offered: null, can_withdraw: false })
    expect((await story.outbox(deal.layla.email))[0]?.subject).toContain('withdrew its renewal offer')
    expect(await seenByTalent()).toMatchObject({ offered: null, answer_by: null, waits_for_me: false })
    expect((await accept()).body.code).toBe('renewal_moved')
    expect((await withdraw()).body.code).toBe('renewal_moved')
    expect((await renew(12)).body.data.ok).toEqual([renewal.id])
  })

  test('that was accepted is not withdrawn, and one of approved terms is', async () => {
    await deal.khalid.call(clients.changeTerms, { params: params(), body: change })
    await deal.operations.call(ops.approve, { params: params(), body: {} })
    expect((await withdraw()).body.data.state).toBe('need_renewal')
    await renew()
    expect((await accept()).body.data.state).toBe('renewed')
    expect((await withdraw()).body.code).toBe('renewal_moved')
  })

  test('of another company is found by nobody', async () => {
    await renew()
    expect((await withdraw(await story.client())).status).toBe(404)
    expect((await seenByTalent()).state).toBe('in_progress')
  })
})

const raised = { ...change, raise: { yes: true, price: 250 } } as const
test('a renewal as it was throws no approved terms away: they are dropped first, which the talent hears nothing of', async () => {
  await deal.khalid.call(clients.changeTerms, { params: params(), body: raised })
  await deal.operations.call(ops.approve, { params: params(), body: { fee: 45_000 } })
  const { ok, failed } = (await renew()).body.data
  expect([ok, failed]).toEqual([
    [],
    [{ id: renewal.id, error: 'New terms are waiting for your decision. Accept or drop them before you renew.' }],
  ])
  const [open] = (await deal.khalid.call(clients.list)).body.data
  expect(open).toMatchObject({ has_open_terms: true, offered: { salary_net: 225_000 }, offered_fee: 45_000 })
  const mails = (await story.outbox(deal.layla.email)).length
  const dropped = await deal.khalid.call(clients.withdraw, { params: params() })
  expect(dropped.body.data).toMatchObject({ state: 'need_renewal', has_open_terms: false, offered: null, note: null })
  expect(await story.outbox(deal.layla.email)).toHaveLength(mails)
  await renew()
  expect((await deal.khalid.call(clients.list)).body.data[0]).toMatchObject({ state: 'in_progress', offered_fee: null })
})

describe('what is not the talent’s to read', () => {
  test('the note to operations and the terms that are not offered yet; what they are offered has no note either', async () => {
    const body = { ...change, raise: { yes: true, price: 250 }, note: 'She may leave without a raise' } as const
    await deal.khalid.call(clients.changeTerms, { params: params(), body })
    expect((await deal.operations.call(ops.list)).body.data[0]).toMatchObject({ note: body.note })
    expect(await seenByTalent()).toMatchObject({ note: null, offered: null, raise: null, changes: [] })
    await deal.operations.call(ops.approve, { params: params(), body: {} })
    expect(await seenByTalent()).toMatchObject({ note: null, offered: { salary_net: 225_000 } })
    expect(JSON.stringify(await story.outbox(deal.layla.email))).not.toContain(body.note)
  })

  test('what operations answered the company', async () => {
    await deal.khalid.call(clients.changeTerms, { params: params(), body: change })
    await deal.operations.call(ops.refuse, { params: params(), body: { note: 'Above what you agreed on' } })
    expect((await deal.khalid.call(clients.list)).body.data[0].answer).toBe('Above what you agreed on')
    expect((await seenByTalent()).answer).toBeNull()
  })

  test('their own note they read, and the company does', async () => {
    await renew()
    const body = { raise: { yes: true, price: 100 }, note: 'Two years without one' } as const
    await deal.layla.call(talents.counter, { params: params(), body })
    expect((await seenByTalent()).note).toBe('Two years without one')
    expect((await deal.khalid.call(clients.list)).body.data[0].note).toBe('Two years without one')
  })
})

describe('full time and part time', () => {
  test('have a pay each: the renewal and its contract carry the part-time one with its tax [E-056]', async () => {
    const body = { ...partTime, salary: 1200 }
    const response = await deal.khalid.call(clients.changeTerms, { params: params(), body })
    expect(response.body.data.current).toMatchObject({
      availability: 'full_time',
      salary_net: 200_000,
      salary_gross: 210_526,
    })
    expect(response.body.data.offered).toMatchObject({
      availability: 'part_time',
      salary_net: 120_000,
      salary_gross: 126_316,
    })
    await deal.operations.call(ops.approve, { params: params(), body: {} })
    expect((await accept()).body.data.state).toBe('renewed')
    const { data } = (await deal.operations.call(contractsOpsContract.read, { params: { id: deal.id } })).body
    expect(data.terms).toMatchObject({ availability: 'part_time', salary_net: 120_000, salary_gross: 126_316 })
  })

  test.each([
    ['another availability', { ...change, type: 'remote', availability: 'part_time' }],
    ['a type that says part time', { ...change, type: 'part_time' }],
    ['hours by the month', { ...change, type: 'monthly_hours' }],
    ['a raise instead of the pay', { ...partTime, raise: { yes: true, price: 100 } }],
    ['a pay of zero', { ...partTime, salary: 0 }],
  ])('%s without its pay is refused, and nothing is asked for [E-056]', async (_, body) => {
    const response = await deal.khalid.call(clients.changeTerms, { params: params(), body: body as typeof partTime })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field: 'salary' }] } })
    expect((await deal.khalid.call(clients.list)).body.data[0].state).toBe('need_renewal')
  })

  test('a talent who is offered part time asks for another pay, or keeps the one that was offered', async () => {
    await deal.khalid.call(clients.changeTerms, { params: params(), body: { ...partTime, salary: 1200 } })
    await deal.operations.call(ops.approve, { params: params(), body: {} })
    const ask = async (body: object) =>
      (await deal.layla.call(talents.counter, { params: params(), body: { raise: { yes: false }, ...body } })).body
    expect((await ask({ type: 'full_time' })).data.offered).toMatchObject({ salary_net: 200_000 })
    await deal.operations.call(ops.approve, { params: params(), body: {} })
    expect((await ask({ type: 'part_time' })).errors[0]).toMatchObject({ field: 'salary', code: 'salary_needed' })
    expect((await ask({ type: 'part_time', salary: 1500 })).data.offered).toMatchObject({ salary_net: 150_000 })
    await deal.operations.call(ops.approve, { params: params(), body: {} })
    expect((await ask({ duration: 9 })).data.offered).toMatchObject({ months: 9, salary_net: 150_000 })
  })
})
