import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import type { Batch } from '@fareeq/domain/payouts/schema.ts'
import { describe, expect, test } from 'vitest'
import { type ReportLine, statusReport } from '../../../engines/statement-reader/sample-reports.ts'
import { sql } from '../../../platform/db/sql.ts'
import { TALENT_BANK, payoutStory } from '../../../testing/payouts.ts'
import type { Person } from '../../../testing/story.ts'

const { story, people, today, first, choose, read, staffFirst, batchOf, balances, mails } = await payoutStory()

const file = (text: string) => {
  const data = new FormData()
  data.set('file', new Blob([text]), 'report.xml')
  return data
}
const report = (id: string, text: string, by: Person = people.finance) =>
  by.call(batches.report, { params: { id }, body: file(text) })
const preview = (id: string, text: string) =>
  people.finance.call(batches.previewReport, { params: { id }, body: file(text) })

describe('what the bank says', () => {
  const line = (batch: Batch, change: Partial<ReportLine> = {}): ReportLine => ({
    reference: batch.transfers[0]!.reference,
    status: 'ACSC',
    ...change,
  })

  test('is read before it is done: paid on the day of the bank, booked once, and the talent is told', async () => {
    const batch = await batchOf()
    const text = statusReport(batch.number, {
      status: 'PART',
      lines: [line(batch, { day: today(), amount: '2000.00' })],
    })
    expect((await preview(batch.id, text)).body.data).toMatchObject({
      report_id: 'R1',
      transfers: [{ fate: 'paid', amount: 200_000, code: null }],
    })
    expect((await first()).state).toBe('due')
    story.advance(6 * HOUR)
    const both = await Promise.all([report(batch.id, text), report(batch.id, text, await story.staff(['finance']))])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await first()).toMatchObject({ state: 'paid', paid_day: today() })
    expect(await read(batch.id)).toMatchObject({ state: 'paid', transfers: [{ state: 'paid', paid_day: today() }] })
    expect(await balances()).toMatchObject({ talent_payable: 0, cash: -200_000 })
    expect((await report(batch.id, text)).body.errors[0].code).toBe('report_known')
    expect((await mails()).filter((mail) => mail.includes('We paid you $2,000'))).toHaveLength(1)
  })

  test('first that it has the batch, which can no longer be discarded, then that it is done', async () => {
    const batch = await batchOf()
    await report(batch.id, statusReport(batch.number, { id: 'A', status: 'ACCP' }))
    expect(await read(batch.id)).toMatchObject({
      state: 'open',
      can_discard: false,
      transfers: [{ state: 'accepted' }],
    })
    expect((await people.finance.call(batches.discard, { params: { id: batch.id } })).body.code).toBe('payout_at_bank')
    expect((await report(batch.id, statusReport(batch.number, { id: 'B', status: 'ACTC' }))).body.errors[0].code).toBe(
      'report_nothing',
    )
    await report(batch.id, statusReport(batch.number, { id: 'C', status: 'ACSC', day: today() }))
    expect(await read(batch.id)).toMatchObject({ state: 'paid' })
  })

  test('that it rejects one: it is owed as before, with the reason in both languages, and the talent is asked', async () => {
    const batch = await batchOf()
    const lines = [line(batch, { status: 'RJCT', code: 'AC04', note: 'Account closed in May' })]
    const text = statusReport(batch.number, { status: 'PART', lines })
    expect((await preview(batch.id, text)).body.data.transfers).toMatchObject([
      { fate: 'rejected', code: 'AC04', note: 'Account closed in May' },
    ])
    await report(batch.id, text)
    expect(await read(batch.id)).toMatchObject({ state: 'discarded', transfers: [{ state: 'rejected', code: 'AC04' }] })
    expect(await first()).toMatchObject({ state: 'due', failure: { code: 'AC04' }, awaits_details: true })
    expect(await staffFirst()).toMatchObject({
      failure: { code: 'AC04', note: 'Account closed in May', is_returned: false },
      awaits_details: true,
    })
    expect(await balances()).toMatchObject({ talent_payable: -200_000, cash: 0 })
    const [mail] = await mails()
    expect(mail).toContain('The account is closed')
    // Not again to the same account, unless the talent confirms it.
    expect((await choose([(await first()).id])).body.data.failed[0].error).toContain('confirm')
    story.advance(1000)
    await people.layla.call(own.saveDetails, { body: TALENT_BANK })
    expect((await choose([(await first()).id])).body.data.failed).toEqual([])
  })

  test('about what only we can mend does not trouble the talent', async () => {
    const batch = await batchOf()
    const count = (await mails()).length
    await report(batch.id, statusReport(batch.number, { status: 'RJCT', code: 'AM04' }))
    expect(await first()).toMatchObject({ state: 'due', awaits_details: false })
    expect((await mails()).length).toBe(count)
  })

  test('is refused with a sentence: cut, of another batch, of no batch of ours, of another sum, too large, none at all', async () => {
    const batch = await batchOf()
    await story.db.run(sql`update payouts set batch_id = null, method = null, paid_to = null, details_secret = null`)
    const other = await batchOf()
    const codeOf = async (text: string) => (await report(batch.id, text)).body.errors[0].code
    const valid = statusReport(batch.number, { status: 'ACSC' })
    expect(await codeOf(valid.slice(0, -20))).toBe('report_cut')
    expect(await codeOf(valid.replace('CstmrPmtStsRpt', 'Other').replace('/CstmrPmtStsRpt', '/Other'))).toBe(
      'report_unreadable',
    )
    expect(await codeOf(`<!DOCTYPE x [<!ENTITY a "b">]>${valid.slice(valid.indexOf('<Document'))}`)).toBe(
      'report_unreadable',
    )
    const elsewhere = await report(batch.id, statusReport(other.number, { status: 'ACSC' }))
    expect(elsewhere.body.errors[0]).toMatchObject({
      code: 'report_other_batch',
      error: expect.stringContaining(other.number),
    })
    expect(await codeOf(statusReport('PB-99999', { status: 'ACSC' }))).toBe('report_unknown_batch')
    expect(await codeOf(statusReport('<b>', { status: 'ACSC' }))).toBe('report_cut')
    const lines = [line(batch, { amount: '1999.99' })]
    expect(await codeOf(statusReport(batch.number, { lines }))).toBe('report_amount')
    expect(await codeOf(statusReport(batch.number, { lines: [line(batch, { amount: '=2+2' })] }))).toBe('report_amount')
    expect(await codeOf(statusReport(batch.number, { lines: [line(other)] }))).toBe('report_unknown_transfer')
    expect(await codeOf(' '.repeat(6 * 2 ** 20) + valid)).toBe('file_too_large')
    expect((await read(batch.id)).transfers).toMatchObject([{ state: 'planned' }])
    const recruiter = await story.staff(['recruiter'])
    expect((await report(batch.id, valid, recruiter)).body.code).toBe('not_authorized')
  })

  test('may be written down by hand as well, for one transfer', async () => {
    const batch = await batchOf()
    const [transfer] = batch.transfers
    const body = { code: 'AC01' as const, note: 'By phone' }
    const rejected = await people.finance.call(batches.reject, { params: { id: transfer!.id }, body })
    expect(rejected.body.data).toMatchObject({
      state: 'discarded',
      transfers: [{ state: 'rejected', note: 'By phone' }],
    })
    expect((await people.finance.call(batches.reject, { params: { id: transfer!.id }, body })).body.code).toBe(
      'moved_on',
    )
  })
})
