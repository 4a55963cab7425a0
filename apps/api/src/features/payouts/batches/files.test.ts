import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { sql } from '../../../platform/db/sql.ts'
import { releaseWaiting } from '../../../testing/approvals.ts'
import { OTHER_BANK, TALENT_BANK, payoutStory } from '../../../testing/payouts.ts'

const { story, people, today, first, choose, read, staffFirst, batchOf, signInAgain } = await payoutStory()

const SCHEMA = readFileSync(
  fileURLToPath(new URL('../../../engines/payment-file/pain-001-001-09.xsd', import.meta.url)),
  'utf8',
)

describe('a batch as banks take it', () => {
  test('is valid by the schema, from the account of the seller in force, and the same file whoever takes it', async () => {
    const batch = await batchOf()
    const pain = (query: object = {}) => people.finance.call(batches.pain, { params: { id: batch.id }, query })
    const response = await pain({ day: daysAfter(today(), 1), charge_bearer: 'SHAR' })
    const text = String(response.body)
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${batch.number}.xml"`,
    ])
    const { errors } = await validateXML({ xml: { fileName: 'batch.xml', contents: text }, schema: SCHEMA })
    expect(errors).toEqual([])
    const [transfer] = batch.transfers
    expect(transfer).toMatchObject({ state: 'planned', amount: 200_000, place: 1 })
    expect(transfer!.reference.length).toBeLessThanOrEqual(16)
    for (const part of [
      `<MsgId>${batch.number}</MsgId>`,
      `<EndToEndId>${transfer!.reference}</EndToEndId>`,
      '<InstdAmt Ccy="USD">2000.00</InstdAmt>',
      '<Nm>Layla Haddad</Nm>',
      `<IBAN>${TALENT_BANK.iban}</IBAN>`,
      '<ChrgBr>SHAR</ChrgBr>',
      '<Purp><Cd>SALA</Cd></Purp>',
    ])
      expect(text).toContain(part)
    expect(String((await pain({ day: daysAfter(today(), 1), charge_bearer: 'SHAR' })).body)).toBe(text)
    expect((await pain({ day: daysAfter(today(), -1) })).body.errors[0].code).toBe('payout_execution_day')
    expect((await read(batch.id)).files.map(({ format }) => format)).toEqual(['pain', 'pain'])
  })

  test('needs an account to pay from, and a release', async () => {
    const { id } = (await choose([(await first()).id])).body.data.batch
    expect((await people.finance.call(batches.pain, { params: { id } })).body.code).toBe('payout_not_released')
    await releaseWaiting(story)
    await story.db.run(sql`alter table sellers disable trigger user`)
    await story.db.run(sql`update sellers set accounts = '[]'`)
    await story.db.run(sql`alter table sellers enable trigger user`)
    expect((await people.finance.call(batches.pain, { params: { id } })).body.code).toBe('payout_no_account')
    expect(await read(id)).toMatchObject({ has_account: false })
  })

  test('goes into the table of a bank, whose columns are remembered by its name', async () => {
    const form = {
      name: 'Riyad Bank',
      separator: 'semicolon' as const,
      has_headings: true,
      columns: [
        { heading: 'Beneficiary IBAN', field: 'account' as const },
        { heading: 'Name', field: 'holder_latin' as const },
        { heading: '', field: 'empty' as const },
        { heading: 'Amount', field: 'amount' as const },
        { heading: 'Ref', field: 'reference' as const },
      ],
    }
    const refused = await people.finance.call(batches.saveTemplate, { body: form })
    expect(refused.body.errors[0]).toMatchObject({ field: 'columns.2.heading', code: 'required' })
    form.columns[2]!.heading = '='
    const { id: template } = (await people.finance.call(batches.saveTemplate, { body: form })).body.data
    const again = await people.finance.call(batches.saveTemplate, { body: { ...form, has_headings: false } })
    expect(again.body.data.id).toBe(template)
    await people.finance.call(batches.saveTemplate, { body: form })
    expect((await people.finance.call(batches.templates)).body.data).toHaveLength(1)
    const batch = await batchOf()
    const table = await people.finance.call(batches.csv, { params: { id: batch.id }, query: { template } })
    expect(String(table.body)).toBe(
      `Beneficiary IBAN;Name;'=;Amount;Ref\r\n${TALENT_BANK.iban};Layla Haddad;;2000.00;${batch.transfers[0]!.reference}\r\n`,
    )
    await people.finance.call(batches.removeTemplate, { params: { id: template } })
    expect((await people.finance.call(batches.csv, { params: { id: batch.id }, query: { template } })).status).toBe(404)
  })
})

describe('the account of a talent', () => {
  test('that is new or was changed is pointed out to whoever releases, also after the batch was made', async () => {
    expect((await staffFirst()).warning).toMatchObject({ kind: 'new' })
    story.advance(40 * 24 * HOUR)
    await signInAgain()
    expect((await staffFirst()).warning).toBeNull()
    const batch = await batchOf()
    expect(batch.transfers[0]!.warning).toBeNull()
    story.advance(1000)
    await people.layla.call(own.saveDetails, { body: OTHER_BANK })
    expect((await read(batch.id)).transfers[0]!.warning).toMatchObject({ kind: 'after_batch', before: 'SA••••7519' })
    await people.finance.call(batches.discard, { params: { id: batch.id } })
    expect((await staffFirst()).warning).toMatchObject({ kind: 'changed', before: 'SA••••7519' })
    // Saying the same again is no change.
    await people.layla.call(own.saveDetails, { body: OTHER_BANK })
    expect((await staffFirst()).warning).toMatchObject({ before: 'SA••••7519' })
  })
})
