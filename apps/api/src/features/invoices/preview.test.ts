import { invoicesOpsContract as ops } from '@fareeq/domain/invoices/contract-ops.ts'
import { monthPreviewContract as preview } from '@fareeq/domain/invoices/contract-preview.ts'
import { clientInvoicesContract as clients } from '@fareeq/domain/invoices/contract.ts'
import { billedMonth } from '@fareeq/domain/invoices/rules.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { billed, contractRow, goToFirst } from '../../testing/invoices.ts'
import { freshStory } from '../../testing/story.ts'
import { billMonth } from './actions-months.ts'

const story = await freshStory()

const staff = () => story.staff(['finance'], 'Omar')
const read = async () => (await (await staff()).call(preview.read)).body.data

test('the next run is read before it goes out: a new person, one who left, unpaid days and a raise, in all and by company', async () => {
  const { khalid, layla, contract } = await billed(story)
  // Everything as last month: nothing changes.
  const month = riyadhDay(story.now()).slice(0, 7)
  expect(await read()).toMatchObject({
    month,
    sums: { companies: 1, people: 1, before: 240_526, now: 240_526 },
    companies: [{ people: 1, now: 240_526, vat: 36_079, changes: [], hold: null }],
  })
  const omar = await story.talent({ email: 'omar@talent.test' })
  const started = await contractRow(story, khalid, omar, { start: `${month}-16`, end: '2040-12-31' })
  await story.db.run(sql`
    insert into time_off (id, contract_id, kind, state, first_day, last_day, days, asked_at, updated_at)
    values (gen_random_uuid(), ${contract}, 'unpaid', 'agreed', ${`${month}-02`}, ${`${month}-04`}, 3, ${story.now()}, ${story.now()})`)
  const [company] = (await read()).companies
  expect(company.changes.map(({ contract_id, change }: Record<string, string>) => [contract_id, change])).toEqual([
    [started, 'started'],
    [contract, 'unpaid_days'],
  ])
  expect(company.changes[1]).toMatchObject({ talent: expect.any(String), before: 240_526 })
  expect(company.now).toBe(company.changes.reduce((sum: number, { now }: { now: number }) => sum + now, 0))

  // What was read is what goes out.
  await goToFirst(story, khalid)
  await billMonth(story.work())
  const [invoice] = (await khalid.call(clients.list)).body.data
  expect([invoice.month, invoice.total_amount]).toEqual([month, company.total])
  await story.db.run(sql`update contract_terms set end_day = ${`${month}-28`} where contract_id = ${contract}`)
  expect((await read()).companies[0].changes).toMatchObject([
    { contract_id: contract, change: 'ended', now: 0 },
    { contract_id: started, change: 'days' },
  ])
  expect(layla.user).toBeDefined()
})

test('a company is held back with a reason: the run writes its draft and finance issue it; let go, it goes out as usual', async () => {
  const { khalid } = await billed(story)
  const finance = await staff()
  const [{ organisation_id: id }] = (await finance.call(preview.read)).body.data.companies
  const hold = (reason: string) => finance.call(preview.hold, { params: { id }, body: { reason } })
  expect((await hold(' ')).body.errors[0]).toMatchObject({ field: 'reason', code: 'required' })
  expect((await hold('New terms are being signed')).body.data.companies[0].hold).toEqual({
    reason: 'New terms are being signed',
    by: 'Omar',
  })
  const manager = await story.staff(['account_manager'])
  expect((await manager.call(preview.read)).status).toBe(200)
  expect((await manager.call(preview.release, { params: { id } })).body.code).toBe('not_authorized')
  await goToFirst(story, khalid)
  const month = billedMonth(riyadhDay(story.now()))
  expect([await billMonth(story.work()), await billMonth(story.work())]).toEqual([1, 0])
  const later = await staff()
  const [draft] = (await later.call(ops.list, { query: { state: 'draft' } })).body.data
  expect(draft).toMatchObject({ month, number: null })
  expect((await khalid.call(clients.list)).body.data).toHaveLength(1)
  await later.call(ops.issue, { params: { id: draft.id } })
  expect((await khalid.call(clients.list)).body.data).toHaveLength(2)

  // A hold is of one month; the next may be held and let go again.
  expect((await later.call(preview.read)).body.data.companies[0].hold).toBeNull()
  await later.call(preview.hold, { params: { id }, body: { reason: 'Once more' } })
  const releases = await Promise.all([1, 2].map(() => later.call(preview.release, { params: { id } })))
  expect(releases.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  await goToFirst(story, khalid)
  await billMonth(story.work())
  expect((await khalid.call(clients.list)).body.data).toHaveLength(3)
})

test('the sheet has a row for each change and one for what stays; a company that lacks its order is marked', async () => {
  const { khalid } = await billed(story)
  const form = { name: '=Souq', country: 'SA', vat_number: '', address: 'Riyadh', email: 'a@souq.sa' }
  await khalid.call(clients.saveBilling, { body: { ...form, purchase_order_each: true } })
  expect((await read()).companies).toMatchObject([{ lacks_purchase_order: true, lacks_details: false }])
  const { body, headers } = await (await staff()).send('GET', preview.csv.path)
  expect(headers.get('content-type')).toContain('text/csv')
  // A name that a spreadsheet would take for a formula is no formula.
  expect(body).toContain("'=Souq,,,,2405.26,2405.26,0")
})
