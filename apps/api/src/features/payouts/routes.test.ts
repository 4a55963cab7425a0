import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { randomUUID } from 'node:crypto'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { payoutsOpsContract as ops } from '@fareeq/domain/payouts/contract-ops.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import { promisedDay } from '@fareeq/domain/payouts/rules.ts'
import type { StaffPayout, TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { releaseWaiting } from '../../testing/approvals.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import { recordPayment } from '../invoices/actions-settling.ts'
import { type ReferralMove, moveReferral } from '../referrals/actions-moves.ts'
import { openBonuses } from './actions-bonuses.ts'
import { openPayouts } from './actions-earning.ts'

const IBAN = 'SA0380000000608010167519'
const BANK = { country: 'SA', method: 'bank' as const, holder: '=Layla', iban: IBAN }

let deal: Billed
const story = await snapshotStory(async (story) => {
  deal = await billed(story)
})
const today = () => riyadhDay(story.now())
const list = async (): Promise<TalentPayout[]> => (await deal.layla.call(own.list)).body.data
const first = async (kind = 'salary'): Promise<TalentPayout> => (await list()).find((one) => one.kind === kind)!
const staffList = async (query: object = {}): Promise<StaffPayout[]> =>
  (await deal.finance.call(ops.list, { query })).body.data
const sayHow = () => deal.layla.call(own.saveDetails, { body: BANK })
const choose = (ids: string[], by: Person = deal.finance) => by.call(batches.choose, { body: { ids } })
const pay = (id: string, by: Person = deal.finance, day = today()) =>
  by.call(batches.pay, { params: { id }, body: { day, note: 'SNB 4711' } })
/** Released by a second colleague. */
const batchOf = async (ids: string[]): Promise<string> => {
  const { id } = (await choose(ids)).body.data.batch
  await releaseWaiting(story)
  return id
}
const balances = async () => {
  const { data } = (await deal.finance.call(ledgerContract.balances)).body
  return Object.fromEntries(data.map((one: { account: string; balance: number }) => [one.account, one.balance]))
}
const subjects = async () => (await story.outbox(deal.layla.email)).map(({ subject }) => subject)

describe('a month that was billed', () => {
  test('is owed to its talent once: the net and tax of the invoice, never its fee or VAT, and a day that is promised', async () => {
    const due = promisedDay(today(), UNCHANGED)
    const payouts = await list()
    expect(payouts).toHaveLength(1)
    expect(payouts[0]).toMatchObject({
      kind: 'salary',
      state: 'due',
      month: deal.month,
      net: 200_000,
      wht: 10_526,
      gross: 210_526,
      due_day: due,
      is_late: false,
      method: null,
      contract: { id: deal.contract },
    })
    expect(payouts[0]?.steps.map(({ step, status }) => [step, status])).toEqual([
      ['earned', 'done'],
      ['invoiced', 'done'],
      ['due', 'current'],
      ['paid', 'ahead'],
    ])
    const { body } = await deal.layla.call(own.list)
    // Without the ids, whose digits may read as anything.
    const text = JSON.stringify(body).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    expect(text).not.toMatch(/fee|vat|30000|240526/)
    await story.db.transaction((db) => openPayouts(story.work(db), deal.invoice))
    expect(await list()).toHaveLength(1)
    expect((await subjects()).some((one) => one?.includes('$2,000'))).toBe(true)
  })

  test('the month that runs is shown before it is billed', async () => {
    const { meta } = (await deal.layla.call(own.list)).body
    expect(meta).toMatchObject({ owed_amount: 200_000, paid_amount: 0, has_details: false })
    expect(meta.upcoming).toHaveLength(1)
    expect(meta.upcoming[0]).toMatchObject({ month: today().slice(0, 7), net: 200_000 })
    expect(meta.upcoming[0].steps[0]).toMatchObject({ step: 'earned', status: 'current' })
  })

  test('a company that pays early brings the day forward', async () => {
    const { due_day: promised } = await first()
    const { data } = (await deal.khalid.call(clientInvoicesContract.read, { params: { id: deal.invoice } })).body
    const settle = (amount: number) =>
      story.db.transaction((db) =>
        recordPayment(story.work(db), { invoiceId: deal.invoice, paymentId: randomUUID(), amount, day: today() }),
      )
    await settle(1)
    expect((await first()).due_day).toBe(promised)
    await settle(data.total_amount - 1)
    const { due_day: sooner } = await first()
    expect(sooner < promised && sooner > today()).toBe(true)
  })

  test('another talent finds nothing of it, and a company has no such page', async () => {
    const omar = await story.talent({ email: 'omar@example.test' })
    expect((await omar.call(own.list)).body.data).toEqual([])
    expect((await deal.khalid.call(own.list)).status).toBe(403)
  })
})

describe('how a talent is paid', () => {
  test('is said once, kept sealed, shown masked, and told by mail', async () => {
    expect((await deal.layla.call(own.details)).body.data).toBeNull()
    const saved = await sayHow()
    expect(saved).toMatchObject({ status: 200, body: { data: { method: 'bank', masked: 'SA••••7519' } } })
    const { details_secret, ...row } = await story.db.one<{ details_secret: Buffer }>(sql`select * from payout_details`)
    expect(details_secret.toString('latin1') + JSON.stringify(row)).not.toContain('0608010167519')
    expect(JSON.stringify((await deal.layla.call(own.details)).body)).not.toContain('0608010167519')
    expect((await subjects()).at(0)).toBe('Your payout method has changed')
    const [first] = await staffList()
    expect(first).toMatchObject({ has_details: true, method: 'bank', paid_to: 'SA••••7519', country: 'SA' })
  })

  test('a wrong IBAN is named', async () => {
    const body = { ...BANK, iban: 'SA0380000000608010167518' }
    const { body: answer } = await deal.layla.call(own.saveDetails, { body })
    expect(answer.errors[0]).toMatchObject({ field: 'iban', code: 'iban' })
  })
})

describe('finance pay in batches', () => {
  test('chosen, exported for the bank, marked as paid: booked once, and the talent is told', async () => {
    await sayHow()
    const { id } = await first()
    const stranger = randomUUID()
    const batchResponse = await choose([id, id, stranger])
    expect(batchResponse).toMatchObject({ status: 201, body: { data: { ok: [id], failed: [{ id: stranger }] } } })
    const { batch } = batchResponse.body.data
    expect(batch).toMatchObject({ count: 1, total: 200_000, is_open: true })
    expect((await choose([id])).body.data).toMatchObject({ batch: null, ok: [], failed: [{ id }] })
    const refused = await deal.finance.call(batches.csv, { params: { id: batch.id } })
    expect([refused.status, refused.body.code]).toEqual([409, 'payout_not_released'])
    expect((await pay(batch.id)).body.code).toBe('payout_not_released')
    const colleague = await releaseWaiting(story)
    const csv = await deal.finance.send('GET', batches.csv.path.replace(':id', batch.id))
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(String(csv.body)).toContain(`${IBAN},,,,2000.00,PO`)
    expect(String(csv.body)).toContain("'=Layla")
    expect((await pay(batch.id, deal.finance, daysAfter(today(), 1))).body.errors[0].code).toBe('payout_day')
    story.advance(6 * HOUR)
    const both = await Promise.all([pay(batch.id), pay(batch.id, colleague)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await first()).toMatchObject({ state: 'paid', paid_day: today(), paid_to: 'SA••••7519', method: 'bank' })
    expect(await balances()).toMatchObject({ talent_payable: 0, cash: -200_000 })
    expect((await subjects()).filter((one) => one === 'We paid you $2,000')).toHaveLength(1)
    expect((await deal.finance.call(batches.csv, { params: { id: batch.id } })).status).toBe(409)
    await expect(story.db.run(sql`update payouts set net = net + 1`)).rejects.toThrow('corrected by another')
  })

  test('without the account of its talent nothing is paid; what is given back can be chosen again', async () => {
    const { id } = await first()
    expect((await choose([id])).body.data.failed[0].error).toContain('hasn’t added a payout method')
    await sayHow()
    const batch = await batchOf([id])
    const body = { reason: 'Looks wrong' }
    expect((await deal.finance.call(ops.hold, { params: { id }, body })).body.code).toBe('payout_in_batch')
    const response = await deal.finance.call(batches.discard, { params: { id: batch } })
    expect(response.body.data).toMatchObject({ state: 'discarded', count: 1, payouts: [] })
    expect((await pay(batch)).body.code).toBe('moved_on')
    expect((await choose([id])).body.data.ok).toEqual([id])
    expect((await deal.finance.call(batches.batches)).body.data).toHaveLength(2)
  })

  test('what is held waits, with a reason that its talent reads', async () => {
    await sayHow()
    const { id } = await first()
    const response = await deal.finance.call(ops.hold, { params: { id }, body: { reason: 'The bank asks for proof' } })
    expect(response.body.data).toMatchObject({ state: 'held', reason: 'The bank asks for proof' })
    expect(await first()).toMatchObject({ state: 'held', reason: 'The bank asks for proof' })
    expect((await choose([id])).body.data.batch).toBeNull()
    expect(await staffList({ state: 'due' })).toEqual([])
    await deal.finance.call(ops.release, { params: { id }, body: { reason: 'Proof is here' } })
    expect(await first()).toMatchObject({ state: 'due', reason: null })
    expect(await staffList({ due_by: daysAfter(today(), 1) })).toEqual([])
    expect(await staffList({ due_by: daysAfter(today(), 20) })).toHaveLength(1)
  })

  test('an admin reads and does not pay; others of staff see nothing', async () => {
    const { id } = await first()
    const [admin, matcher] = [await story.staff(['admin']), await story.staff(['matcher'])]
    expect((await admin.call(ops.list)).status).toBe(200)
    expect((await choose([id], admin)).body.code).toBe('not_authorized')
    expect((await matcher.call(ops.list)).body.code).toBe('not_authorized')
  })
})

describe('a bonus for a friend', () => {
  const bonus = async (status: string): Promise<string> => {
    const id = randomUUID()
    await story.db.run(sql`
      insert into referrals (id, referrer_id, status, name, role, years, tier, amount_usd, lang, token_hash, invited_at,
        link_ends_at, hold_ends_at, bonus_due_on, pay_by, updated_at)
      values (${id}, ${deal.layla.user.id}, ${status}, 'Sara Ali', 'qa_engineer', 3, 'mid', 200, 'en',
        ${Buffer.from(id.replaceAll('-', ''))}, ${story.now()}, ${story.now()}, ${story.now()}, ${today()}, ${new Date(story.now().getTime() + 14 * DAY)},
        ${story.now()})`)
    return id
  }
  const move = (id: string, event: ReferralMove['event'], mover: ReferralMove['mover'] = 'system') =>
    moveReferral(story.work(), id, { event, mover, actor: { kind: 'system' } })

  test('is owed when it is earned, by the day that was promised, and paid like the rest', async () => {
    await sayHow()
    const id = await bonus('hired')
    await move(id, 'earn')
    const payout = await first('bonus')
    expect(payout).toMatchObject({ friend: 'Sara Ali', net: 20_000, wht: 0, state: 'due' })
    expect(payout.steps.map(({ step }) => step)).toEqual(['earned', 'due', 'paid'])
    expect(await balances()).toMatchObject({ bonus_expense: 20_000, talent_payable: -220_000 })
    expect((await pay(await batchOf((await list()).map((one) => one.id)))).status).toBe(200)
    expect(await balances()).toMatchObject({ bonus_expense: 20_000, talent_payable: 0, cash: -220_000 })
    const { status } = await story.db.one<{ status: string }>(sql`select status from referrals where id = ${id}`)
    expect(status).toBe('paid')
  })

  test('that the bank sends back is due again, and paid again', async () => {
    await sayHow()
    const id = await bonus('hired')
    await move(id, 'earn')
    const batch = await batchOf([(await first('bonus')).id])
    await pay(batch)
    const { transfers } = (await deal.finance.call(batches.batch, { params: { id: batch } })).body.data
    const body = { day: today(), fee: 0, code: 'AM09' as const }
    expect((await deal.finance.call(batches.return, { params: { id: transfers[0].id }, body })).status).toBe(200)
    const status = async () =>
      (await story.db.one<{ status: string }>(sql`select status from referrals where id = ${id}`)).status
    expect([await status(), (await first('bonus')).state]).toEqual(['bonus_due', 'due'])
    expect(await balances()).toMatchObject({ bonus_expense: 20_000, talent_payable: -220_000, cash: 0 })
    await pay(await batchOf([(await first('bonus')).id]))
    expect([await status(), (await first('bonus')).state]).toEqual(['paid', 'paid'])
    expect(await balances()).toMatchObject({ bonus_expense: 20_000, talent_payable: -200_000, cash: -20_000 })
  })

  test('of a referral that came to nothing is booked back; one that is in a batch cannot be stopped', async () => {
    await sayHow()
    const [stopped, batched] = [await bonus('hired'), await bonus('hired')]
    await move(stopped, 'earn')
    await move(stopped, 'cancel', 'operations')
    expect((await first('bonus')).state).toBe('canceled')
    expect(await balances()).toMatchObject({ bonus_expense: 0, talent_payable: -200_000 })
    await move(batched, 'earn')
    const ids = (await list()).filter(({ kind, state }) => kind === 'bonus' && state === 'due').map(({ id }) => id)
    await batchOf(ids)
    await expect(move(batched, 'cancel', 'operations')).rejects.toMatchObject({ kind: { code: 'moved_on' } })
  })

  test('of somebody who had no account is owed once they have one', async () => {
    await bonus('bonus_due')
    expect([await openBonuses(story.work()), await openBonuses(story.work())]).toEqual([1, 0])
    expect(await first('bonus')).toMatchObject({ net: 20_000 })
  })
})
