import { invoicesOpsContract as invoices } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { clientQuotesContract as clients, quotesOpsContract as ops } from '@fareeq/domain/quotes/contract.ts'
import { recurringOpsContract as recurring } from '@fareeq/domain/recurring-invoices/contract.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'
import { followQuotes } from './actions-clock.ts'

let scene: { nora: Member; finance: Person; manager: Person }
let nora: Member
let finance: Person
let manager: Person
const story = await snapshotStory(async (story) => {
  const finance = await story.staff(['finance'], 'Omar')
  scene = { nora: await story.client(), finance, manager: await story.staff(['account_manager'], 'Mona') }
})
beforeEach(() => {
  ;({ nora, finance, manager } = scene)
})

const LINE = { kind: 'due_diligence', label: 'Code of Souq', amount: 1_000_000 } as const
const today = () => riyadhDay(story.now())
const soon = () => daysAfter(today(), 30)
async function write(change: object = {}, by = manager) {
  const [{ organisation_id }] = (await finance.call(invoices.companies)).body.data
  const form = { organisation_id, title: 'Due diligence', lines: [LINE], valid_until: soon(), ...change }
  return by.call(ops.write, { body: form })
}
async function sentQuote(change: object = {}): Promise<string> {
  const { id } = (await write(change)).body.data
  expect((await manager.call(ops.send, { params: { id } })).status).toBe(200)
  return id
}
const accept = (id: string, body: object = {}, by: Person = nora) => by.call(clients.accept, { params: { id }, body })
const read = async (id: string) => (await nora.call(clients.read, { params: { id } })).body.data
/** So many days later; everybody signs in again. */
async function pass(days: number) {
  story.advance(days * DAY)
  const token = await openSession(story.db, { userId: nora.user.id }, 'a story', story.now())
  nora = Object.assign(story.person({ token }), { user: nora.user, email: nora.email })
  ;[finance, manager] = [await story.staff(['finance']), await story.staff(['account_manager'])]
}
/** Somebody else of the company. */
async function colleague(role: string): Promise<Person> {
  const member = await story.client({ email: `${role}@khalid-consulting.sa` })
  await story.db.run(sql`
    update organisation_members set role = ${role}, organisation_id = (
      select organisation_id from organisation_members where user_id = ${nora.user.id})
    where user_id = ${member.user.id}`)
  return member
}

describe('a quote', () => {
  test('is seen by nobody of the company before it is sent, and then by those who may answer, with the tax of that day', async () => {
    const { id } = (await write()).body.data
    expect((await nora.call(clients.list)).body.data).toEqual([])
    expect((await nora.call(clients.read, { params: { id } })).body.code).toBe('not_found')
    const { body } = await manager.call(ops.send, { params: { id } })
    expect(body.data).toMatchObject({ state: 'sent', number: 'QUO-2026-000001', created_by: 'Mona', total: 1_150_000 })
    expect((await story.outbox(nora.email)).at(0)?.subject).toContain('Due diligence')
    expect(await read(id)).toMatchObject({ can_answer: true, vat_rate: 1500, total: 1_150_000, invoice: null })
    await story.policies({ vat_rate: 500 }, today())
    expect((await read(id)).total).toBe(1_150_000)
    await expect(story.db.run(sql`update quotes set lines = '[]' where id = ${id}`)).rejects.toThrow('written again')
  })

  test('is accepted once, with the company’s order, and finance have the draft of its invoice', async () => {
    const id = await sentQuote()
    const both = await Promise.all([accept(id, { purchase_order: 'PO 7' }), accept(id, { purchase_order: 'PO 7' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refusal = both.find(({ status }) => status === 409)!.body
    expect(refusal).toMatchObject({ code: 'quote_answered', message: expect.stringContaining('answered by') })
    const staffView = (await finance.call(ops.read, { params: { id } })).body.data
    expect(staffView).toMatchObject({ state: 'accepted', answered_by: expect.any(String) })
    const draft = (await finance.call(invoices.read, { params: { id: staffView.invoice.id } })).body.data
    expect(draft).toMatchObject({ state: 'draft', purchase_order: 'PO 7', total_amount: 1_150_000 })
    expect(draft.lines).toMatchObject([{ kind: 'due_diligence', label: 'Code of Souq', fee: 1_000_000 }])
    // A draft is not the company's to see; what was issued of it is.
    expect((await read(id)).invoice).toBeNull()
    await finance.call(invoices.issue, { params: { id: draft.id } })
    expect((await read(id)).invoice).toEqual({ id: draft.id, number: 'INV-2026-000001' })
    const mails = await story.db.rows<{ subject: string }>(sql`select subject from messages`)
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('قُبل عرض السعر'))
  })

  test('that repeats begins a recurring invoice, whose first draft is there at once', async () => {
    const hosting = { kind: 'hosting', label: 'Two servers', amount: 40_000 }
    const id = await sentQuote({ title: 'Hosting', lines: [hosting], interval: 'month' })
    await accept(id, { purchase_order: '45' })
    const { recurring_id } = (await finance.call(ops.read, { params: { id } })).body.data
    const plan = (await finance.call(recurring.read, { params: { id: recurring_id } })).body.data
    expect(plan).toMatchObject({ state: 'active', title: 'Hosting', first_day: today(), purchase_order: '45' })
    expect(plan.invoices).toMatchObject([{ number: null, day: today() }])
    expect((await nora.call(clientInvoicesContract.list)).body.data).toEqual([])
  })

  test('is declined with a reason, which its author reads', async () => {
    const id = await sentQuote()
    const decline = (body: object) => nora.call(clients.decline, { params: { id }, body: body as never })
    expect((await decline({ reason: ' ' })).body.errors[0]).toMatchObject({ field: 'reason', code: 'required' })
    expect((await decline({ reason: 'Too dear' })).body.data).toMatchObject({ state: 'declined', reason: 'Too dear' })
    expect((await accept(id)).body.code).toBe('quote_answered')
    const mails = await story.db.rows<{ text: string }>(sql`select text from messages order by id desc limit 1`)
    expect(mails[0]?.text).toContain('Too dear')
  })

  test('can be accepted on its last day and not after it, also before the clock has noted that', async () => {
    const [first, second] = [await sentQuote(), await sentQuote()]
    await pass(30)
    expect((await accept(first)).status).toBe(200)
    await pass(1)
    expect(await read(second)).toMatchObject({ state: 'expired', can_answer: false })
    nora.lang = 'en'
    const { body } = await accept(second)
    expect(body.code).toBe('quote_expired')
    expect(body.message).toMatch(/valid until .*2026/)
    expect(await followQuotes(story.work())).toBe(1)
    expect((await finance.call(ops.list, { query: { state: 'expired' } })).body.data).toHaveLength(1)
  })

  test('is reminded of once, three days before its end', async () => {
    await sentQuote()
    await pass(26)
    expect(await followQuotes(story.work())).toBe(0)
    await pass(1)
    expect([await followQuotes(story.work()), await followQuotes(story.work())]).toEqual([1, 0])
    expect((await story.outbox(nora.email)).at(0)?.subject).toContain('ends soon')
  })

  test('is withdrawn with a reason and written again', async () => {
    const id = await sentQuote()
    await manager.call(ops.withdraw, { params: { id }, body: { reason: 'The scope changed' } })
    expect(await read(id)).toMatchObject({ state: 'withdrawn', reason: 'The scope changed' })
    expect((await accept(id)).body.code).toBe('quote_withdrawn')
    const copied = (await manager.call(ops.copy, { params: { id } })).body.data
    expect(copied).toMatchObject({ state: 'draft', number: null, title: 'Due diligence', lines: [LINE] })
    await manager.call(ops.discard, { params: { id: copied.id } })
    expect((await manager.call(ops.send, { params: { id: copied.id } })).body.code).toBe('quote_moved')
  })
})

describe('of a quote', () => {
  test('another company finds nothing, and neither reads nor answers it', async () => {
    const id = await sentQuote()
    const other = await story.client({ email: 'sami@other.sa' })
    for (const call of [clients.read, clients.print] as const)
      expect((await other.call(call, { params: { id } })).body.code).toBe('not_found')
    expect((await accept(id, {}, other)).body.code).toBe('not_found')
    expect((await other.call(clients.list)).body.data).toEqual([])
  })

  test('whoever may sign answers, finance of the company read it, an interviewer does not', async () => {
    const id = await sentQuote()
    const [money, interviewer, hirer] = [
      await colleague('finance'),
      await colleague('interviewer'),
      await colleague('hiring_manager'),
    ]
    expect((await money.call(clients.read, { params: { id } })).body.data).toMatchObject({ can_answer: false })
    expect((await accept(id, {}, money)).body.code).toBe('not_authorized')
    expect((await interviewer.call(clients.list)).body.code).toBe('not_authorized')
    expect((await accept(id, {}, hirer)).status).toBe(200)
  })

  test('an admin reads, and does not write', async () => {
    const admin = await story.staff(['admin'])
    expect((await admin.call(ops.list)).status).toBe(200)
    expect((await write({}, admin)).body.code).toBe('not_authorized')
  })

  test('a draft is changed by the second of two colleagues only after reading it again', async () => {
    const { id, version } = (await write()).body.data
    const change = (title: string) =>
      manager.call(ops.change, { params: { id }, body: { title, lines: [LINE], valid_until: soon(), version } })
    expect((await change('One')).body.data).toMatchObject({ title: 'One', version: version + 1 })
    expect((await change('Two')).body.code).toBe('moved_on')
    await manager.call(ops.send, { params: { id } })
    expect((await change('Three')).body.code).toBe('quote_moved')
  })

  test.each([
    ['an end in the past', { valid_until: '2026-11-14' }, ['valid_until', 'quote_day_past']],
    ['an end in a year', { valid_until: '2027-11-15' }, ['valid_until', 'quote_day_far']],
    ['no title', { title: ' ' }, ['title', 'required']],
    [
      'a discount of everything',
      { lines: [{ ...LINE, discount: { unit: 'amount', value: 1_000_000 } }] },
      ['lines.0.discount', 'discount_too_large'],
    ],
    ['a buyout, which its contract prices', { lines: [{ kind: 'buyout', label: 'x', amount: 1 }] }, ['lines.0.kind', 'choice']], // prettier-ignore
  ])('%s is refused at its field', async (_, change, expected) => {
    const { body } = await write(change)
    expect(body.errors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([expected])
  })

  test('the paper says until when, in both languages, and asks for no money', async () => {
    const id = await sentQuote({
      lines: [{ ...LINE, discount: { unit: 'rate', value: 1000 } }],
      note: 'Paid in two parts.',
    })
    const printed = vi.spyOn(story.app.platform.printer, 'print')
    for (const lang of ['ar', 'en'] as const) {
      nora.lang = lang
      expect((await nora.call(clients.print, { params: { id } })).status).toBe(200)
    }
    type Sheet = {
      title: object
      qr: unknown
      transfer: unknown
      lines: { amounts: string[] }[]
      total: [object, string]
    }
    const sheet = printed.mock.lastCall![0].data as Sheet
    expect(sheet).toMatchObject({
      title: { main: 'Quote', other: 'عرض سعر' },
      qr: null,
      transfer: null,
      lines: [{ amounts: ['$9,000'] }],
      total: [{ main: 'Total', other: 'الإجمالي' }, '$10,350'],
    })
    printed.mockRestore()
  })
})
