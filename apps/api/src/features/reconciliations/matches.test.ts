import { randomUUID } from 'node:crypto'
import { bankStatementsContract } from '@fareeq/domain/bank-statements/contract.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { paymentsOpsContract } from '@fareeq/domain/payments/contract-ops.ts'
import { reconciliationsContract as contract } from '@fareeq/domain/reconciliations/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { bookedEntry } from '../../testing/books.ts'
import { reconciliationStory } from '../../testing/reconciliations.ts'

const { story, scene, day, imported, certain, view, lines, finish } = await reconciliationStory()
const entryIds = async (query: object = {}): Promise<string[]> =>
  (await scene.mona.call(ledgerContract.entries, { query })).body.data.map(({ id }: { id: string }) => id)

describe('a match', () => {
  const match = (line_ids: string[], entry_ids: string[], person = scene.mona) =>
    person.call(contract.match, { body: { account: 'cash', line_ids, entry_ids } })

  test('joins lines and entries of the same sum, once', async () => {
    await imported([
      { amount: -3000, text: 'Rent, first part', id: 'FT2' },
      { amount: -1000, text: 'Rent, second part', id: 'FT3' },
    ])
    const postings: HandPosting[] = [
      { account: 'other_expenses', amount: 4000 },
      { account: 'cash', amount: -4000 },
    ]
    const { entry } = await bookedEntry(scene.mona, scene.omar, { day: day(1), template: 'other', postings })
    const ids = (await lines()).map(({ id }) => id)
    expect((await match([ids[0]!], [entry!.id])).body.errors).toMatchObject([
      { code: 'match_differs', field: 'entry_ids' },
    ])
    expect((await match([ids[0]!], [])).body.code).toBe('match_empty')
    const answers = await Promise.all([match(ids, [entry!.id]), match(ids, [entry!.id], scene.omar)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409])
    expect(await view()).toMatchObject({ open_line_count: 0, in_transit_count: 0, difference: 0 })
    const [id] = await entryIds()
    expect((await match([], [id!])).body.code).toBe('match_taken')
    expect((await match([randomUUID()], [])).status).toBe(404)
  })

  test('is proposed by amount and day, and made by itself where the bank names it', async () => {
    const postings = (amount: number): HandPosting[] => [
      { account: 'other_expenses', amount },
      { account: 'cash', amount: -amount },
    ]
    await bookedEntry(scene.mona, scene.omar, { day: day(1), template: 'other', postings: postings(4000) })
    await imported([{ amount: -4000, text: 'Landlord', id: 'FT2' }])
    expect(await certain()).toBe(0)
    const [line] = await lines()
    expect(line?.proposals).toMatchObject([{ is_named: false, days_apart: 1, entries: [{ amount: -4000 }] }])
  })

  test('is taken apart until a reconciliation has counted it', async () => {
    await imported([{ amount: scene.invoice.total, text: scene.invoice.reference, id: 'FT1' }])
    await certain()
    const [line] = await lines({ state: 'matched' })
    expect(line?.match).toMatchObject({ by: null, can_undo: true })
    const undo = () => scene.mona.call(contract.undo, { params: { id: line!.match!.id } })
    expect((await undo()).status).toBe(200)
    expect((await undo()).status).toBe(404)
    await certain()
    await finish()
    const [again] = await lines({ state: 'matched' })
    expect(again?.match?.can_undo).toBe(false)
    const refused = await scene.mona.call(contract.undo, { params: { id: again!.match!.id } })
    expect(refused.body.code).toBe('match_finished')
  })

  test('stays true when its payment was a mistake: what came and went since is matched for itself', async () => {
    await imported([{ amount: scene.invoice.total, text: scene.invoice.reference, id: 'FT1' }])
    await certain()
    await finish()
    const [payment] = (await scene.mona.call(bankStatementsContract.lines)).body.data[0].payments
    const reversal = { params: { id: payment.id }, body: { reason: 'Another invoice' } }
    const answer = await scene.mona.call(paymentsOpsContract.reverse, reversal)
    expect([answer.status, answer.body]).toMatchObject([200, {}])
    const [open] = (await scene.mona.call(bankStatementsContract.lines, { query: { state: 'open' } })).body.data
    const { number } = open.proposals[0].parts[0]
    await scene.mona.call(bankStatementsContract.book, {
      params: { id: open.id },
      body: { parts: [{ number, amount: scene.invoice.total }] },
    })
    expect(await certain()).toBe(1)
    expect(await view()).toMatchObject({ open_line_count: 0, in_transit_count: 0, difference: 0 })
    expect((await scene.mona.call(paymentsOpsContract.list)).body.data).toHaveLength(2)
  })

  test('of unequal sides is refused by the database', async () => {
    await imported([{ amount: -3000, text: 'Rent', id: 'FT2' }])
    const [line] = await lines()
    const id = randomUUID()
    const unequal = story.db.transaction(async (db) => {
      await db.run(
        sql`insert into reconciliation_matches (id, account, made_at) values (${id}, 'cash', ${story.now()})`,
      )
      await db.run(
        sql`insert into reconciliation_match_lines (line_id, match_id, amount) values (${line!.id}, ${id}, -3000)`,
      )
    })
    await expect(unequal).rejects.toThrow('at the bank and 0 in the books')
  })
})
