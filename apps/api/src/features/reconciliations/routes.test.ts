import { accountingPeriodsContract } from '@fareeq/domain/accounting-periods/contract.ts'
import { bankStatementsContract } from '@fareeq/domain/bank-statements/contract.ts'
import { manualEntriesContract } from '@fareeq/domain/manual-entries/contract.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { reconciliationsContract as contract } from '@fareeq/domain/reconciliations/contract.ts'
import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { bookedEntry } from '../../testing/books.ts'
import { OPENING, SAR_IBAN, reconciliationStory } from '../../testing/reconciliations.ts'

const { story, scene, day, imported, certain, view, lines, explain, releaseFor, finish } = await reconciliationStory()

describe('the bank and the books', () => {
  test('agree once every line is an entry: a payment by itself, a fee by an entry of two people', async () => {
    await imported([
      { amount: scene.invoice.total, text: scene.invoice.reference, id: 'FT1' },
      { amount: -1500, text: 'SWIFT charges', id: 'FT2' },
    ])
    expect(await certain()).toBe(1)
    expect(await view()).toMatchObject({
      bank_balance: OPENING + scene.invoice.total - 1500,
      books: OPENING + scene.invoice.total,
      open_lines: -1500,
      open_line_count: 1,
      in_transit_count: 0,
      difference: 0,
    })
    expect((await finish()).body.code).toBe('finish_lines')
    const [fee] = await lines()
    expect(fee).toMatchObject({ cents: -1500, proposals: [], match: null })
    const explanation = await explain(fee!.id, { template: 'bank_fee' })
    expect(explanation.status).toBe(201)
    expect((await explain(fee!.id, { template: 'bank_fee' })).body.code).toBe('line_explained')
    expect((await lines())[0]).toMatchObject({ waiting: { number: expect.stringMatching(/^ME-/) } })
    expect((await finish()).body.code).toBe('finish_lines')
    expect((await releaseFor(explanation.body.data.manual_entry_id, scene.mona)).body.code).toBe('approval_own')
    expect((await releaseFor(explanation.body.data.manual_entry_id)).status).toBe(200)
    expect(await lines()).toEqual([])
    const matched = await lines({ state: 'matched' })
    expect(matched.map(({ match }) => match?.entries.map(({ kind }) => kind))).toEqual([['manual'], ['payment']])
    // The statement is the document of the entry.
    const id = explanation.body.data.manual_entry_id
    expect((await scene.omar.call(manualEntriesContract.proof, { params: { id } })).body).toContain('<Document')

    const finished = await finish({}, scene.omar)
    expect([finished.status, finished.body.data]).toMatchObject([
      201,
      { difference: 0, finished: { by: 'Omar', note: null }, can_finish: false, can_reopen: true },
    ])
    expect((await finish()).body.code).toBe('reconciliation_finished')
  })

  test('differ by what nobody has booked of the beginning, and are not finished', async () => {
    await imported([{ amount: scene.invoice.total, text: scene.invoice.reference, id: 'FT1' }], {
      opening: OPENING + 777,
    })
    await certain()
    expect(await view()).toMatchObject({ open_line_count: 0, difference: 777 })
    const answer = await finish()
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'finish_difference',
      expect.stringContaining('$7.77'),
    ])
  })

  test('agree while something is on its way, which is said why', async () => {
    await imported([{ amount: scene.invoice.total, text: scene.invoice.reference, id: 'FT1' }])
    await certain()
    const postings: HandPosting[] = [
      { account: 'other_expenses', amount: 4000 },
      { account: 'cash', amount: -4000 },
    ]
    const { entry } = await bookedEntry(scene.mona, scene.omar, { day: day(), template: 'other', postings })
    expect(await view()).toMatchObject({ in_transit: -4000, in_transit_count: 1, difference: 0 })
    const [transit] = (await scene.mona.call(contract.entries, { query: { account: 'cash' } })).body.data
    expect(transit).toMatchObject({ id: entry!.id, amount: -4000, about: expect.stringMatching(/^ME-/) })
    expect((await finish()).body.errors).toMatchObject([{ code: 'finish_note', field: 'note' }])
    expect((await finish({ note: 'The rent leaves tomorrow' })).body.data.finished).toMatchObject({
      note: 'The rent leaves tomorrow',
    })
  })

  test('are compared in riyals by the rate of the month, with cents that nobody lost', async () => {
    const sar = { currency: 'SAR', iban: SAR_IBAN, opening: 0 }
    await imported([{ amount: 37_500, text: 'Grant', id: 'S1' }], sar)
    const [line] = await lines({ account: 'cash_sar' })
    expect(line).toMatchObject({ amount: 37_500, currency: 'SAR', cents: 10_000, is_undecided: true })
    expect((await explain(line!.id, { template: 'other', account: 'other_income' })).body.code).toBe('line_undecided')
    await scene.mona.call(bankStatementsContract.setAside, {
      params: { id: line!.id },
      body: { kind: 'not_ours', reason: 'A grant' },
    })
    const explanation = await explain(line!.id, { template: 'other', account: 'other_income' })
    await releaseFor(explanation.body.data.manual_entry_id)
    expect(await view({ account: 'cash_sar' })).toMatchObject({
      bank: 10_000,
      books: 10_000,
      rate: 37_500,
      difference: 0,
    })
    const rate = { rate: 37_600, source: 'SAMA', source_day: day() }
    await scene.mona.call(accountingPeriodsContract.setRate, { params: { month: day().slice(0, 7) }, body: rate })
    // The same riyals are less dollars now: an exchange difference, which is no line.
    expect(await view({ account: 'cash_sar' })).toMatchObject({ bank: 9973, difference: -27 })
    const postings: HandPosting[] = [
      { account: 'exchange_differences', amount: 27 },
      { account: 'cash_sar', amount: -27 },
    ]
    await bookedEntry(scene.mona, scene.omar, { day: day(), template: 'exchange_loss', postings })
    expect(await view({ account: 'cash_sar' })).toMatchObject({ difference: 0, in_transit_count: 0 })
    expect((await finish({ account: 'cash_sar' })).status).toBe(201)
  })

  test('need a balance that a person typed where no statement says it', async () => {
    expect((await view()).bank_balance).toBeNull()
    expect((await finish()).body.errors).toMatchObject([{ code: 'finish_balance', field: 'bank_balance' }])
    expect((await finish({ bank_balance: OPENING + 1 })).body.code).toBe('finish_difference')
    expect((await finish({ bank_balance: OPENING })).status).toBe(201)
  })
})

describe('a finished reconciliation', () => {
  test('is opened again with a reason while its month is open, the last one first', async () => {
    await imported([{ amount: scene.invoice.total, text: scene.invoice.reference, id: 'FT1', day: day(1) }])
    await certain()
    await finish({ day: day(1) })
    const [first] = (await scene.mona.call(contract.list)).body.data
    expect((await finish({ day: day() })).status).toBe(201)
    const reopen = (id: string) =>
      scene.mona.call(contract.reopen, { params: { id }, body: { reason: 'A line is missing' } })
    expect((await reopen(first.id)).body.code).toBe('reconciliation_not_last')
    const [last] = (await scene.mona.call(contract.list)).body.data
    expect((await reopen(last.id)).body.data).toMatchObject({ finished: null, can_finish: true })
    const [reopened] = (await scene.mona.call(contract.list)).body.data
    expect(reopened).toMatchObject({ reopened_by: 'Mona', reopen_reason: 'A line is missing' })
    expect((await finish({ day: day(2) })).body.code).toBe('finish_order')
    await story.db.run(sql`
      insert into accounting_periods (month, last_day, state, closed_at, updated_at)
      values ('2026-11', '2026-11-30', 'closed', ${story.now()}, ${story.now()})`)
    expect((await reopen(first.id)).body.code).toBe('reconciliation_closed')
    for (const change of [sql`update reconciliations set book_balance = 1`, sql`delete from reconciliations`])
      await expect(story.db.run(change)).rejects.toThrow('stays as it was finished')
  })

  test('is not of tomorrow, and nobody else’s', async () => {
    expect((await finish({ day: daysAfter(day(), 1) })).body.errors).toMatchObject([
      { code: 'finish_future', field: 'day' },
    ])
    const [admin, operations] = [await story.staff(['admin']), await story.staff(['operations'])]
    expect([
      (await admin.call(contract.list)).status,
      (await finish({}, admin)).status,
      (await operations.call(contract.view, { query: { account: 'cash' } })).status,
    ]).toEqual([200, 403, 403])
  })
})
