import {
  buyoutsOpsContract as ops,
  clientBuyoutsContract as clients,
  talentBuyoutsContract as talents,
} from '@fareeq/domain/buyouts/contract.ts'
import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { clientEndingsContract } from '@fareeq/domain/contracts/contract-endings.ts'
import { clientContractsContract, talentContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { followBuyouts } from './actions-clock.ts'

let deal: Deal & { id: string }
let today: string
const story = await snapshotStory(async (story) => {
  deal = await running(story, 18)
  today = riyadhDay(story.now())
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
})
const params = () => ({ id: deal.id })
const day = (ahead: number) => daysAfter(today, ahead)
const read = async () => (await deal.khalid.call(clients.read, { params: params() })).body.data
const readByTalent = async () => (await deal.layla.call(talents.read, { params: params() })).body.data
/** By hand, in whole numbers; half a cent is rounded up. */
const shareOf = (cents: bigint, percent: bigint) => Number((cents * percent * 2n + 100n) / 200n)
const FEE = shareOf(210_526n * 12n, 20n)
const OFFER = 'The same pay from us, by a contract in Riyadh.'
const ask = (ahead = 20, fee = FEE) =>
  deal.khalid.call(clients.ask, { params: params(), body: { last_day: day(ahead), fee, message: OFFER } })
const newQuestion = async (ahead = 20): Promise<{ id: string }> => ({ id: (await ask(ahead)).body.data.asked.id })
const consent = (question: { id: string }) => deal.layla.call(talents.consent, { params: question })
const decline = (question: { id: string }) =>
  deal.layla.call(talents.decline, { params: question, body: { reason: 'terms' } })
const withdraw = (question: { id: string }) => deal.khalid.call(clients.withdraw, { params: question })
const approve = (fee = FEE) => deal.operations.call(ops.approve, { params: params(), body: { fee } })
const refuse = (question: { id: string }) =>
  deal.operations.call(ops.refuse, { params: question, body: { refusal: 'An invoice of yours is overdue.' } })
const states = async () =>
  (await story.db.rows<{ state: string }>(sql`select state from buyouts order by asked_at, id`)).map(
    ({ state }) => state,
  )
const tickets = () => story.db.rows(sql`select state from tickets where kind = 'buyout'`)
const subjectOf = async (who: { email: string }) => (await story.outbox(who.email))[0]?.subject
const sorted = (responses: readonly { status: number }[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other)

test('the price is read before anybody asks: a fifth of the gross pay of twelve months, with the tax, to the cent', async () => {
  await story.db.run(sql`update users set country = 'SA' where id = ${deal.khalid.user.id}`)
  const vat = shareOf(BigInt(FEE), 15n)
  expect(await read()).toMatchObject({
    salary_gross: 210_526,
    counted_months: 12,
    percent: 20,
    fee: FEE,
    vat,
    total: FEE + vat,
    open: { from: day(3) },
    asked: null,
    last: null,
    paused_until: null,
  })
})

test('the talent is asked first: with the words of the company and a date, and without the fee', async () => {
  const question = await newQuestion()
  expect(await read()).toMatchObject({ asked: { state: 'asked', last_day: day(20), fee: FEE, can_withdraw: true } })
  const theirs = await readByTalent()
  expect(theirs).toMatchObject({ ...question, state: 'asked', message: OFFER, can_consent: true, can_decline: true })
  expect(JSON.stringify(theirs)).not.toContain(String(FEE))
  expect(await subjectOf(deal.layla)).toMatch(/asks to take over your contract|لنقل تعاقدك/)
  const [item] = (await deal.layla.call(countersContract.talent)).body.data.waiting.items
  expect(item).toMatchObject({ kind: 'buyout', ...question, target: deal.id, due_at: theirs.answer_by })
  // It is no work of operations before that, and nothing that they could approve.
  expect(await tickets()).toEqual([])
  expect((await approve()).body.code).toBe('buyout_unanswered')
  expect((await deal.layla.call(countersContract.talent)).body.data.waiting.items).toHaveLength(1)
})

test('the talent agrees, operations approve: the contract ends, finance issue the invoice, both are told', async () => {
  await consent(await newQuestion())
  expect(await subjectOf(deal.khalid)).toMatch(/agrees to the buyout|الموافقة على نقل التعاقد/)
  expect((await deal.layla.call(countersContract.talent)).body.data.waiting.items).toEqual([])
  const pages = await Promise.all(
    (['late', 'today', 'later'] as const).map((tab) => deal.manager.call(workItemsContract.list, { query: { tab } })),
  )
  expect(pages.flatMap(({ body }) => body.data).filter(({ kind }) => kind === 'ticket')).toHaveLength(1)
  const contract = async () => (await deal.khalid.call(clientContractsContract.read, { params: params() })).body.data
  expect(await contract()).toMatchObject({ ending: null })
  expect((await approve()).status).toBe(200)
  expect(await contract()).toMatchObject({ ends_on: day(20), ending: { kind: 'buyout', gist: 'takeover' } })
  const theirs = (await deal.layla.call(talentContractsContract.read, { params: params() })).body.data
  expect(theirs.ending).toMatchObject({ kind: 'buyout', gist: 'takeover', reason: null })
  expect(await readByTalent()).toMatchObject({ state: 'approved', can_consent: false, can_decline: false })
  expect(await subjectOf(deal.layla)).toMatch(/takes over your contract|ينتقل تعاقدك/)
  expect(await tickets()).toEqual([{ state: 'closed' }])
  expect(await story.db.rows(sql`select kind, net, wht, fee from invoice_lines`)).toEqual([
    { kind: 'buyout', net: 0, wht: 0, fee: FEE },
  ])
  const finance = await story.staff(['finance'])
  const [draft] = (await finance.call(invoicesOpsContract.list)).body.data
  const issued = await finance.call(invoicesOpsContract.issue, { params: { id: draft.id } })
  expect(issued.body.data).toMatchObject({ state: 'issued', subtotal: FEE })
  expect(await read()).toBeNull()
  expect(await story.db.one(sql`select sum(amount)::int8 as sum from ledger_postings`)).toEqual({ sum: 0 })
})

test('a talent who declines keeps the contract; the company learns no reason and asks again after thirty days', async () => {
  await decline(await newQuestion())
  expect(await subjectOf(deal.khalid)).toMatch(/declined the buyout|اعتذار عن نقل التعاقد/)
  const answer = await read()
  expect(answer).toMatchObject({ asked: null, last: { state: 'declined' }, paused_until: day(30) })
  expect(JSON.stringify(answer)).not.toContain('terms')
  expect((await deal.operations.call(ops.ofContract, { params: params() })).body.data.decline_reason).toBe('terms')
  const paused = await ask(40)
  expect([paused.body.code, paused.body.message]).toEqual([
    'buyout_paused',
    expect.stringMatching(/^The talent didn’t agree last time\. You can ask again from /),
  ])
  story.advance(30 * DAY)
  expect((await ask(60)).status).toBe(200)
  const ended = (await deal.khalid.call(clientContractsContract.read, { params: params() })).body.data.ending
  expect([ended, await states()]).toEqual([null, ['declined', 'asked']])
})

test('who agreed may take it back until operations have approved, and the company may withdraw', async () => {
  const question = await newQuestion()
  await consent(question)
  expect((await decline(question)).body.data).toMatchObject({ state: 'declined', can_decline: false })
  expect(await tickets()).toEqual([{ state: 'closed' }])
  expect((await approve()).body.code).toBe('moved_on')
  story.advance(31 * DAY)
  const other = await newQuestion(60)
  await consent(other)
  expect((await withdraw(other)).status).toBe(200)
  expect(await subjectOf(deal.layla)).toMatch(/withdrew the request|سُحب طلب .* نقل تعاقدك/)
  expect([await states(), (await tickets()).length]).toEqual([['declined', 'withdrawn'], 2])
  // Whoever thought again themselves is not made to wait.
  expect((await ask(60)).status).toBe(200)
})

test('operations refuse with words that the company reads, and the contract goes on', async () => {
  const question = await newQuestion()
  expect((await refuse(question)).body.code).toBe('buyout_settled')
  await consent(question)
  expect((await refuse(question)).status).toBe(200)
  expect(await read()).toMatchObject({
    asked: null,
    last: { state: 'refused', refusal: 'An invoice of yours is overdue.' },
    paused_until: null,
  })
  expect(await readByTalent()).toMatchObject({ state: 'refused' })
  expect(await subjectOf(deal.khalid)).toMatch(/was not approved|لم يُعتمد نقل التعاقد/)
  expect(await tickets()).toEqual([{ state: 'closed' }])
})

test('a talent is reminded two days before, and what nobody answered expires for both, also before the clock', async () => {
  const question = await newQuestion()
  story.advance(5 * DAY)
  expect(await followBuyouts(story.work())).toMatchObject({ reminded: 1, expired: 0 })
  expect(await followBuyouts(story.work())).toMatchObject({ reminded: 0 })
  expect(await subjectOf(deal.layla)).toMatch(/^Reminder|^تذكير/)
  story.advance(3 * DAY)
  expect(await readByTalent()).toMatchObject({ state: 'asked', can_consent: false })
  expect((await consent(question)).body.code).toBe('buyout_settled')
  expect((await deal.layla.call(countersContract.talent)).body.data.waiting.items).toEqual([])
  expect(await followBuyouts(story.work())).toMatchObject({ expired: 1 })
  expect(await followBuyouts(story.work())).toMatchObject({ expired: 0 })
  expect(await subjectOf(deal.khalid)).toMatch(/was not answered|انتهت مهلة طلب نقل التعاقد/)
  expect(await read()).toMatchObject({ last: { state: 'expired' }, paused_until: day(38) })
})

test('another price than the present one, a day outside the window, and a second question are refused', async () => {
  expect((await ask(20, FEE - 1)).body.code).toBe('buyout_price_changed')
  expect((await ask(2)).body.errors[0]).toMatchObject({ field: 'last_day', code: 'end_too_early' })
  expect((await ask(900)).body.errors[0]).toMatchObject({ field: 'last_day', code: 'end_too_late' })
  const both = await Promise.all([ask(20), ask(21)])
  expect(sorted(both)).toEqual([200, 409])
  expect(await states()).toEqual(['asked'])
})

test('two presses make one change: of two consents, of two approvals, and of a consent and a withdrawal', async () => {
  expect((await approve()).body.code).toBe('moved_on')
  const question = await newQuestion()
  expect(sorted(await Promise.all([consent(question), consent(question)]))).toEqual([200, 409])
  expect(await tickets()).toHaveLength(1)
  expect((await approve(FEE + 1)).body.code).toBe('moved_on')
  const both = await Promise.all([approve(), approve()])
  expect(sorted(both)).toEqual([200, 409])
  expect(await story.db.rows(sql`select 1 from invoices`)).toHaveLength(1)
  expect((await withdraw(question)).body.code).toBe('buyout_settled')
  expect((await decline(question)).body.code).toBe('buyout_settled')
})

test('a contract that ends otherwise takes the question with it, and strangers find nothing', async () => {
  const [rival, stranger] = [await story.client(), await story.talent()]
  expect((await rival.call(clients.read, { params: params() })).status).toBe(404)
  const body = { last_day: day(20), fee: FEE, message: OFFER }
  expect((await rival.call(clients.ask, { params: params(), body })).status).toBe(404)
  expect((await stranger.call(talents.read, { params: params() })).status).toBe(404)
  const question = await newQuestion()
  expect((await stranger.call(talents.consent, { params: question })).status).toBe(404)
  expect((await rival.call(clients.withdraw, { params: question })).status).toBe(404)
  const finance = await story.staff(['finance'])
  expect((await finance.call(ops.approve, { params: params(), body: { fee: FEE } })).status).toBe(403)
  await consent(question)
  const notice = { last_day: day(60), reason: 'budget' as const }
  expect((await deal.khalid.call(clientEndingsContract.give, { params: params(), body: notice })).status).toBe(200)
  expect([await states(), await tickets(), await read()]).toEqual([['lapsed'], [{ state: 'closed' }], null])
  expect((await ask(30)).body.code).toBe('notice_given')
  await deal.operations.call(contractsOpsContract.terminate, { params: params(), body: { reason: 'Stopped' } })
  expect((await approve()).body.code).toBe('moved_on')
  expect((await ask()).body.code).toBe('contract_not_running')
  expect([await read(), await readByTalent()]).toEqual([null, null])
})

test('what was asked on the release before, as a ticket alone, is put to the talent by the clock', async () => {
  const { user, email } = deal.khalid
  await openTicket(story.work(), {
    kind: 'buyout',
    subject: 'C-1',
    body: 'Take over',
    from_name: 'Khalid',
    from_email: email,
    viewer: { kind: 'client', role: 'owner', userId: user.id, sessionId: '' },
    lang: 'en',
    data: { contract_id: deal.id, last_day: day(20), fee: FEE },
  })
  expect(await followBuyouts(story.work())).toMatchObject({ adopted: 1 })
  expect(await followBuyouts(story.work())).toMatchObject({ adopted: 0 })
  const question = await readByTalent()
  expect(question).toMatchObject({ state: 'asked', last_day: day(20), message: null })
  await consent(question)
  expect(await tickets()).toHaveLength(1)
  expect((await approve()).status).toBe(200)
  expect(await tickets()).toEqual([{ state: 'closed' }])
})
