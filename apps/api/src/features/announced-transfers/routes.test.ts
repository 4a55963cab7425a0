import { announcedTransfersContract as contract } from '@fareeq/domain/announced-transfers/contract.ts'
import { companyNumberOf } from '@fareeq/domain/announced-transfers/rules.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { beforeEach, expect, test } from 'vitest'
import { invoiceOf } from '../../testing/payments.ts'
import { SELLER_FORM, releaseSeller } from '../../testing/sellers.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { followInvoices } from '../invoices/actions-clock.ts'
import { recordPayment } from '../invoices/actions-settling.ts'
import { lapseAnnounced } from './actions.ts'

const story = await freshStory()
let owner: Member
let invoices: { id: string; total: number }[]
beforeEach(async () => {
  owner = await story.client()
  invoices = [await invoiceOf(story, owner, 10_000), await invoiceOf(story, owner, 20_000)]
})

const today = () => riyadhDay(story.now())
const ids = () => invoices.map(({ id }) => id)
const read = async (who = owner) => (await who.call(contract.read)).body.data
const announce = (invoice_ids = ids(), day = today(), who = owner) =>
  who.call(contract.announce, { body: { invoice_ids, day } })
const pay = (id: string, amount: number) =>
  story.db.transaction((db) =>
    recordPayment(story.work(db), {
      invoiceId: id,
      paymentId: crypto.randomUUID(),
      amount,
      day: today(),
      account: 'cash',
    }),
  )

test('a company reads where to transfer to, its own reference, and what is open, the oldest first', async () => {
  expect(await read()).toMatchObject({ account: null, invoices: [{ id: ids()[0] }, { id: ids()[1] }] })
  await releaseSeller(story)
  const { account, reference } = await read()
  expect(account).toMatchObject({ iban: SELLER_FORM.accounts[0].iban.replaceAll(' ', '') })
  expect(companyNumberOf(reference)).toBeGreaterThan(0)
  // It stays the same, whoever of the company asks first, and is nobody else's.
  expect(await Promise.all([read(), read()])).toMatchObject([{ reference }, { reference }])
  expect((await read(await story.client())).reference).not.toBe(reference)
})

test('one transfer for several invoices is announced once, and every page says for when; two clicks announce one', async () => {
  await releaseSeller(story)
  const day = daysAfter(today(), 2)
  const both = await Promise.all([announce(ids(), day), announce(ids(), day)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('announced_already')
  expect((await read()).announced).toMatchObject([{ state: 'announced', day, amount: 34_500, invoices: [{}, {}] }])
  const listed = (await owner.call(clientInvoicesContract.list)).body.data
  expect(listed.map(({ announced_for }: { announced_for: string }) => announced_for)).toEqual([day, day])
  const finance = await story.staff(['finance'])
  const params = { id: ids()[0]! }
  expect((await finance.call(invoicesOpsContract.read, { params })).body.data.announced_for).toBe(day)

  const [{ id }] = (await read()).announced
  expect((await owner.call(contract.withdraw, { params: { id } })).body.data.announced).toMatchObject([
    { state: 'withdrawn' },
  ])
  expect((await owner.call(contract.withdraw, { params: { id } })).body.code).toBe('announced_over')
  expect((await announce()).status).toBe(201)
})

test('it has arrived when all its invoices are paid or taken back, and lapses a week after its day', async () => {
  await releaseSeller(story)
  await announce()
  await pay(ids()[0]!, invoices[0]!.total)
  expect((await read()).announced[0].state).toBe('announced')
  // The one that is paid says no longer that it is waited for.
  const listed = (await owner.call(clientInvoicesContract.list)).body.data
  expect(listed.map(({ announced_for }: { announced_for: string }) => announced_for)).toEqual([today(), null])
  const finance = await story.staff(['finance'])
  await finance.call(invoicesOpsContract.void, { params: { id: ids()[1]! }, body: { reason: 'Not ordered' } })
  expect((await read()).announced[0].state).toBe('arrived')

  invoices = [await invoiceOf(story, owner, 5000)]
  await announce()
  story.advance(7 * DAY)
  expect(await lapseAnnounced(story.work())).toBe(0)
  story.advance(DAY)
  expect([await lapseAnnounced(story.work()), await lapseAnnounced(story.work())]).toEqual([1, 0])
  expect((await read()).announced[0].state).toBe('lapsed')
  expect((await owner.call(clientInvoicesContract.list)).body.data[0].announced_for).toBeNull()
})

test('while one is waited for, nobody is reminded of its invoices', async () => {
  await releaseSeller(story)
  const reminders = async () =>
    (await story.outbox(owner.email)).filter(({ subject }) => /is due soon|is overdue/.test(subject ?? '')).length
  await announce([ids()[0]!], daysAfter(today(), 12))
  for (let day = 0; day < 16; day++) {
    story.advance(DAY)
    await followInvoices(story.work())
  }
  // Two of the other invoice alone.
  expect(await reminders()).toBe(2)
  expect(
    (await owner.call(clientInvoicesContract.list)).body.data.map(({ state }: { state: string }) => state),
  ).toEqual(['overdue', 'overdue'])
})

test('not without an account, for a paid or foreign invoice, or for another time; a stranger withdraws nothing', async () => {
  expect((await announce()).body.code).toBe('no_account')
  await releaseSeller(story)
  const far = await announce(ids(), daysAfter(today(), 31))
  expect(far.body.errors[0]).toMatchObject({ field: 'day', code: 'announced_day_far' })
  expect((await announce(ids(), daysAfter(today(), -8))).body.code).toBe('announced_day_past')
  expect((await announce([])).body.errors[0]).toMatchObject({ field: 'invoice_ids', code: 'required' })
  await pay(ids()[0]!, invoices[0]!.total)
  expect((await announce()).body.code).toBe('nothing_to_pay')
  const rival = await story.client()
  expect((await announce([ids()[1]!], today(), rival)).body.code).toBe('not_found')
  await announce([ids()[1]!])
  const [{ id }] = (await read()).announced
  expect((await rival.call(contract.withdraw, { params: { id } })).body.code).toBe('not_found')
})
