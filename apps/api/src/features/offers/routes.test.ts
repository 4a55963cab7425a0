import { contractsOpsContract as contracts } from '@fareeq/domain/contracts/contract-ops.ts'
import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type RefusalKind, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { offersOpsContract as ops } from '@fareeq/domain/offers/contract-ops.ts'
import { clientOffersContract as clients, talentOffersContract as talents } from '@fareeq/domain/offers/contract.ts'
import { offerErrors } from '@fareeq/domain/offers/errors.ts'
import { expiryOf, offerDue } from '@fareeq/domain/offers/rules.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, accepted } from '../../testing/contracts.ts'
import { offerFormOf, offered } from '../../testing/offers.ts'
import { type StoryAnswer, refusalBody, snapshotStory } from '../../testing/story.ts'
import { followOffers } from './actions-clock.ts'

let deal: Deal
const story = await snapshotStory(async (story) => {
  deal = await accepted(story)
})

const form = () => offerFormOf(story, deal.interview_id)
const terms = () => {
  const { interview_id: _, ...rest } = form()
  return rest
}
const forTalent = async (id: string) => (await deal.layla.call(talents.read, { params: { id } })).body.data
const forClient = async (id: string) => (await deal.khalid.call(clients.read, { params: { id } })).body.data
const accept = async (id: string) => {
  const { version, hash } = await forTalent(id)
  return deal.layla.call(talents.accept, { params: { id }, body: { version, hash } })
}
const subjects = async (email: string) => (await story.outbox(email)).map(({ subject }) => subject)
type Details = { field?: string; values?: Record<string, number> }
function expectRefused({ status, body }: StoryAnswer, kind: RefusalKind, { field, values }: Details = {}) {
  expect(status).toBe(kind.status)
  expect(body).toEqual(refusalBody(kind.code, sentence(kind, 'en', values), { field }))
}
const RAISE = { field: 'salary_net' as const, wanted: '2,300', why: 'I lead a team of four now.' }

describe('somebody who was accepted', () => {
  test('waits for an offer by the promised day, for the company and for operations alike', async () => {
    const { meta } = (await deal.khalid.call(clients.list)).body
    const [awaited] = meta.awaited
    expect(awaited).toMatchObject({ interview_id: deal.interview_id })
    expect(awaited.due_at).toBe(offerDue(new Date(awaited.accepted_at), UNCHANGED).toISOString())
    expect((await deal.operations.call(ops.list)).body.meta.awaited).toMatchObject([{ due_at: awaited.due_at }])
    await offered(story, deal)
    expect((await deal.khalid.call(clients.list)).body.meta.awaited).toEqual([])
  })

  test('is offered the pay they showed for the interview, the usual days and the weeks they need', async () => {
    const params = { id: deal.interview_id }
    const { data } = (await deal.khalid.call(clients.template, { params })).body
    expect(data).toMatchObject({
      salary_net: 260_000,
      availability: 'full_time',
      hours: 40,
      fee_percent: 15,
      start: daysAfter(riyadhDay(story.now()), 21),
    })
    expect((await deal.operations.call(ops.template, { params })).body.data.salary_net).toBe(260_000)
  })
})

describe('an offer', () => {
  test('costs the company pay, tax, fee and VAT to the cent; the talent reads neither fee nor total', async () => {
    const id = await offered(story, deal)
    const offer = await forClient(id)
    const { net, wht, fee, vat, total } = offer.cost
    expect([net, fee]).toEqual([200_000, 30_000])
    expect(vat).toBe(Math.round((net + wht + fee) * 0.15))
    expect(net + wht + fee + vat).toBe(total)
    const read = await forTalent(id)
    expect(read.terms).toEqual(offer.terms)
    expect(Object.keys(read).filter((key) => ['fee', 'cost', 'vat_rate'].includes(key))).toEqual([])
    expect(JSON.stringify(read)).not.toContain(String(total))
  })

  test('of the company has the usual fee, and whoever made it is said', async () => {
    const response = await deal.khalid.call(clients.make, { body: form() })
    expect(response).toMatchObject({ status: 201, body: { data: { made_by: 'client', fee: 30_000, state: 'made' } } })
    expect(await subjects(deal.layla.email)).toContainEqual(expect.stringContaining('A job offer from'))
  })

  test('stands once for each interview, also when two make it at once', async () => {
    const [one, other] = await Promise.all([
      deal.khalid.call(clients.make, { body: form() }),
      deal.operations.call(ops.make, { body: { ...form(), fee: 30_000 } }),
    ])
    expect(new Set([one.status, other.status])).toEqual(new Set([201, 409]))
    expectRefused(await deal.khalid.call(clients.make, { body: form() }), offerErrors.offer_exists)
  })

  test('is for an accepted interview of the company alone', async () => {
    const stranger = await story.client({ email: 'rival@bazaar.sa' })
    expectRefused(await stranger.call(clients.make, { body: form() }), platformErrors.not_found)
    await story.db.run(sql`update interview_feedback set action = 'rejected'`)
    expectRefused(await deal.khalid.call(clients.make, { body: form() }), offerErrors.offer_not_accepted_interview)
  })

  test.each([
    ['begins before today', { start: '2020-01-01' }, offerErrors.offer_start_past, 'start', undefined],
    ['pays less than the minimum', { salary_net: 1 }, offerErrors.offer_salary_low, 'salary_net', { min: 500 }],
    [
      'is full and part time',
      { availability: 'part_time' },
      contractErrors.availability_differs,
      'availability',
      undefined,
    ],
  ] as const)('that %s is refused beside its field', async (_, change, error, field, values) => {
    const response = await deal.khalid.call(clients.make, { body: { ...form(), ...change } })
    expectRefused(response, error, { field, ...(values && { values }) })
  })
})

describe('what is accepted is what was read', () => {
  test('the talent accepts, both are told, and it is over with the clock', async () => {
    const id = await offered(story, deal)
    expect((await accept(id)).body.data).toMatchObject({ state: 'accepted', can_accept: false, can_decline: true })
    expect(await subjects(deal.khalid.email)).toContainEqual(expect.stringContaining('accepted your offer'))
    story.advance(30 * DAY)
    expect(await followOffers(story.work())).toEqual({ expired: 0, reminded: 0 })
  })

  test('an offer that was changed while it was read is not accepted, nor is another hash', async () => {
    const id = await offered(story, deal)
    const { version, hash } = await forTalent(id)
    const params = { id }
    const body = { ...terms(), salary_net: 190_000, expected_version: 1 }
    expect(await deal.khalid.call(clients.revise, { params, body })).toMatchObject({ status: 200 })
    expectRefused(await deal.layla.call(talents.accept, { params, body: { version, hash } }), offerErrors.offer_changed)
    expectRefused(
      await deal.layla.call(talents.accept, { params, body: { version: 2, hash } }),
      offerErrors.offer_changed,
    )
    expect((await accept(id)).body.data).toMatchObject({ state: 'accepted', version: 2 })
  })

  test('two presses accept once', async () => {
    const id = await offered(story, deal)
    const answers = await Promise.all([accept(id), accept(id)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('its first day may not have passed', async () => {
    const id = await offered(story, deal)
    await story.db.run(sql`
      update offers set terms = jsonb_set(terms, '{start}', '"2020-01-01"'), expires_at = ${new Date(story.now().getTime() + DAY)}`)
    expectRefused(await accept(id), offerErrors.offer_start_passed)
  })
})

describe('a change that the talent asks for', () => {
  test('names the term, what instead and why; the other side changes it, and the redline says what', async () => {
    const id = await offered(story, deal)
    const params = { id }
    const request = await deal.layla.call(talents.askChange, {
      params,
      body: { version: 1, requested_changes: [RAISE] },
    })
    expect(request.body.data).toMatchObject({ state: 'change_asked', can_accept: false, can_decline: true })
    expect(await forClient(id)).toMatchObject({ waits_for_me: true, requested_changes: [RAISE], can_keep: true })
    const body = { ...terms(), salary_net: 230_000, expected_version: 1, answer: 'Agreed.' }
    const revised = await deal.khalid.call(clients.revise, { params, body })
    // The usual fee follows the pay.
    expect(revised.body.data).toMatchObject({ state: 'changed', version: 2, fee: 34_500, answer: 'Agreed.' })
    expect((await forTalent(id)).changes).toEqual([{ field: 'salary_net', from: '200000', to: '230000' }])
    expect(await subjects(deal.layla.email)).toContainEqual(expect.stringContaining('has changed'))
  })

  test('may be refused: the offer stands as it was, for as long again', async () => {
    const id = await offered(story, deal)
    const params = { id }
    await deal.layla.call(talents.askChange, { params, body: { version: 1, requested_changes: [RAISE] } })
    const answered = await deal.operations.call(ops.keep, {
      params,
      body: { expected_version: 1, answer: 'The budget is fixed.' },
    })
    expect(answered.body.data).toMatchObject({ state: 'made', version: 1, answer: 'The budget is fixed.' })
    expect((await accept(id)).body.data.state).toBe('accepted')
  })

  test('that changes nothing is no change', async () => {
    const id = await offered(story, deal)
    const body = { ...terms(), expected_version: 1 }
    expectRefused(await deal.khalid.call(clients.revise, { params: { id }, body }), offerErrors.offer_same)
  })

  test('of two colleagues the second has not seen it and is told so', async () => {
    const id = await offered(story, deal)
    const params = { id }
    const change = (months: number) => ({ params, body: { ...terms(), months, expected_version: 1 } })
    expect(await deal.khalid.call(clients.revise, change(6))).toMatchObject({ status: 200 })
    expectRefused(
      await deal.operations.call(ops.revise, { params, body: { ...change(9).body, fee: 30_000 } }),
      offerErrors.offer_changed,
    )
  })
})

describe('the clock', () => {
  test('reminds whoever has to answer once, expires what nobody answered, and tells both', async () => {
    const start = daysAfter(riyadhDay(story.now()), 30)
    const response = await deal.khalid.call(clients.make, { body: { ...form(), start } })
    const { id, expires_at } = response.body.data
    expect(expires_at).toBe(expiryOf(story.now(), start, UNCHANGED).toISOString())
    expect(await followOffers(story.work())).toEqual({ expired: 0, reminded: 0 })
    story.advance(5 * DAY + 12 * HOUR)
    expect(await followOffers(story.work())).toEqual({ expired: 0, reminded: 1 })
    expect(await followOffers(story.work())).toEqual({ expired: 0, reminded: 0 })
    story.advance(3 * DAY)
    expectRefused(await accept(id), offerErrors.offer_moved)
    expect(await followOffers(story.work())).toEqual({ expired: 1, reminded: 0 })
    expect(await forTalent(id)).toMatchObject({ state: 'expired', can_decline: false })
    expect(await subjects(deal.layla.email)).toContainEqual(expect.stringContaining('has expired'))
    expect(await subjects(deal.khalid.email)).toContainEqual(expect.stringContaining('Your offer to'))
  })

  test('after it, another offer can be made', async () => {
    const id = await offered(story, deal)
    await deal.layla.call(talents.decline, { params: { id }, body: { reason: 'I took another job.' } })
    expect(await forClient(id)).toMatchObject({ state: 'declined', reason: 'I took another job.' })
    expect(await deal.khalid.call(clients.make, { body: form() })).toMatchObject({ status: 201 })
  })
})

test('an offer is nobody else’s: another talent and another company find nothing', async () => {
  const id = await offered(story, deal)
  const params = { id }
  const [noor, rival] = [
    await story.talent({ email: 'noor@example.com' }),
    await story.client({ email: 'rival@bazaar.sa' }),
  ]
  expectRefused(await noor.call(talents.read, { params }), platformErrors.not_found)
  expectRefused(await noor.call(talents.decline, { params, body: { reason: 'x' } }), platformErrors.not_found)
  expectRefused(await rival.call(clients.read, { params }), platformErrors.not_found)
  expectRefused(await rival.call(clients.withdraw, { params, body: { reason: 'x' } }), platformErrors.not_found)
})

test('a withdrawn offer is over, with its reason for the talent', async () => {
  const id = await offered(story, deal)
  const params = { id }
  await deal.operations.call(ops.withdraw, { params, body: { reason: 'The request was closed.' } })
  expect(await forTalent(id)).toMatchObject({ state: 'withdrawn', reason: 'The request was closed.' })
  expectRefused(await accept(id), offerErrors.offer_moved)
})

describe('the contract after it', () => {
  const draft = (change: object = {}) => {
    const { type, availability, start, months, salary_net, notice_days } = form()
    const terms = { type, availability, start, months, salary_net, notice_days, fee: 30_000 }
    return { body: { interview_id: deal.interview_id, ...terms, ...change } }
  }

  test('is prepared once the offer is accepted, not while it is open nor after it was declined', async () => {
    const id = await offered(story, deal)
    expectRefused(await deal.operations.call(contracts.prepare, draft()), contractErrors.contract_offer_unaccepted)
    await accept(id)
    expect(await deal.operations.call(contracts.prepare, draft())).toMatchObject({ status: 201 })
  })

  test('has the terms and the fee that were accepted, also when it is changed', async () => {
    await accept(await offered(story, deal))
    const differs = contractErrors.contract_differs_from_offer
    for (const [field, value] of [
      ['salary_net', 210_000],
      ['fee', 40_000],
      ['months', 6],
      ['notice_days', 60],
    ] as const)
      expectRefused(await deal.operations.call(contracts.prepare, draft({ [field]: value })), differs, { field })
    const { id } = (await deal.operations.call(contracts.prepare, draft())).body.data
    const { interview_id: _, ...terms } = draft({ salary_net: 210_000 }).body
    expectRefused(await deal.operations.call(contracts.change, { params: { id }, body: terms }), differs, {
      field: 'salary_net',
    })
  })

  test('is not sent once the talent has taken their yes back', async () => {
    const offerId = await offered(story, deal)
    await accept(offerId)
    const { id } = (await deal.operations.call(contracts.prepare, draft())).body.data
    await deal.layla.call(talents.decline, { params: { id: offerId }, body: { reason: 'I took another job.' } })
    // The draft was given up with it.
    expectRefused(await deal.manager.call(contracts.send, { params: { id } }), platformErrors.moved_on)
  })
})
