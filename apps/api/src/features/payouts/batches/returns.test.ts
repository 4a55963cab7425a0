import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import type { Batch } from '@fareeq/domain/payouts/schema.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { OTHER_BANK, payoutStory } from '../../../testing/payouts.ts'
import type { Person } from '../../../testing/story.ts'

const { story, people, today, first, read, pay, batchOf, balances, mails, signInAgain } = await payoutStory()

describe('a transfer that the bank sends back', () => {
  const sendBack = (id: string, change: object = {}, by: Person = people.finance) =>
    by.call(batches.return, { params: { id }, body: { day: today(), fee: 1500, code: 'AC01', ...change } })
  async function paidBatch(): Promise<Batch> {
    const { id } = await batchOf()
    await pay(id)
    story.advance(6 * HOUR)
    await signInAgain()
    return read(id)
  }

  test('is owed again in full, less nothing of the fee, which is ours; it is paid again by an entry of its own', async () => {
    const batch = await paidBatch()
    const [transfer] = batch.transfers
    expect(transfer).toMatchObject({ state: 'paid', can_return: true })
    const both = await Promise.all([sendBack(transfer!.id), sendBack(transfer!.id, {}, await story.staff(['finance']))])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await balances()).toMatchObject({ talent_payable: -200_000, cash: -1500, bank_fees: 1500 })
    expect(await first()).toMatchObject({
      state: 'due',
      paid_day: null,
      failure: { code: 'AC01' },
      awaits_details: true,
    })
    expect(await read(batch.id)).toMatchObject({
      state: 'paid',
      transfers: [{ state: 'returned', fee: 1500, code: 'AC01', returned_day: today(), paid_to: 'SA••••7519' }],
    })
    const [entry] = (await people.finance.call(ledgerContract.entries)).body.data
    expect(entry).toMatchObject({ kind: 'payout_returned', corrects: { kind: 'payout' } })
    const [mail] = await mails()
    expect(mail).toContain('The account number is wrong')

    story.advance(1000)
    await people.layla.call(own.saveDetails, { body: OTHER_BANK })
    const again = await batchOf()
    await pay(again.id)
    expect(await first()).toMatchObject({ state: 'paid', paid_to: 'SA••••1234', failure: null })
    expect(await balances()).toMatchObject({ talent_payable: 0, cash: -201_500, bank_fees: 1500 })
    // And once more, for a reason that is ours: nobody has to confirm anything.
    await sendBack((await read(again.id)).transfers[0]!.id, { fee: 0, code: 'AM05' })
    expect(await first()).toMatchObject({ failure: { code: 'AM05' }, awaits_details: false })
    expect((await mails())[0]).toContain('There’s nothing you need to do.')
    expect(await balances()).toMatchObject({ talent_payable: -200_000, cash: -1500 })
    const kinds = await story.db.rows<{ kind: string }>(
      sql`select kind from ledger_entries where kind in ('payout', 'payout_returned') order by place`,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['payout', 'payout_returned', 'payout', 'payout_returned'])
  })

  test('comes back on a day after it was paid, with a fee that is not more than all of it', async () => {
    const [transfer] = (await paidBatch()).transfers
    const codeOf = async (change: object) => (await sendBack(transfer!.id, change)).body.errors[0]
    expect(await codeOf({ day: daysAfter(today(), 1) })).toMatchObject({ code: 'transfer_return_day', field: 'day' })
    expect(await codeOf({ day: daysAfter(today(), -1) })).toMatchObject({ code: 'transfer_return_day' })
    expect(await codeOf({ fee: 200_001 })).toMatchObject({ code: 'transfer_fee', field: 'fee' })
    expect(await codeOf({ code: 'XX99' })).toMatchObject({ code: 'choice', field: 'code' })
    expect((await sendBack('019a0000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await first()).state).toBe('paid')
  })

  test('is the one change of what was paid that the database allows', async () => {
    await paidBatch()
    const reopen = sql`update payouts set state = 'due', batch_id = null, method = null, paid_to = null, paid_day = null`
    await expect(story.db.run(reopen)).rejects.toThrow('corrected by another')
  })
})
