import { randomUUID } from 'node:crypto'
import { approvalErrors } from '@fareeq/domain/approvals/errors.ts'
import { approvalsContract } from '@fareeq/domain/approvals/contract.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import type { LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import { manualEntriesContract as contract } from '@fareeq/domain/manual-entries/contract.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { bookedEntry, releaseEntry, sendDocument, writeEntry } from '../../testing/books.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { sweepProofs } from './actions-proofs.ts'

let mona: Person
let omar: Person
const story = await freshStory()
beforeEach(async () => {
  mona = await story.staff(['finance', 'admin'], 'Mona')
  omar = await story.staff(['finance'], 'Omar')
})
const today = () => riyadhDay(story.now())
const sides = (debit: HandPosting['account'], credit: HandPosting['account'], amount: number): HandPosting[] => [
  { account: debit, amount },
  { account: credit, amount: -amount },
]
const balance = async (account: LedgerAccount) =>
  (await mona.call(ledgerContract.balances)).body.data.find((row: { account: string }) => row.account === account)
    .balance as number
const entries = async () => (await mona.call(ledgerContract.entries)).body.data
const read = async (id: string) => (await mona.call(contract.read, { params: { id } })).body.data

describe('an entry by hand', () => {
  test('is in the books when another colleague has released it, with its reason and its document', async () => {
    const answer = await writeEntry(mona, { day: today() })
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      { number: expect.stringMatching(/^ME-\d{5}$/), state: 'waiting', amount: 1500, made_by: 'Mona', entry: null },
    ])
    expect(await entries()).toEqual([])
    const released = await releaseEntry(omar, answer.body.data)
    expect(released.body.data).toMatchObject({ state: 'released', decided_by: 'Omar' })
    const [entry] = await entries()
    expect(entry).toMatchObject({ kind: 'manual', reason: 'Fee of the bank', actor: 'Mona' })
    expect(await read(answer.body.data.id)).toMatchObject({
      state: 'booked',
      entry: { id: entry.id },
      can_reverse: true,
    })
    expect([await balance('bank_fees'), await balance('cash')]).toEqual([1500, -1500])
    const proof = await omar.call(contract.proof, { params: { id: answer.body.data.id } })
    expect(proof.body).toBe('%PDF-1.4 document')
  })

  test('is never released by whoever wrote it, with both roles neither', async () => {
    const { body } = await writeEntry(mona, { day: today() })
    const own = await releaseEntry(mona, body.data)
    expect([own.status, own.body.code]).toEqual([403, approvalErrors.approval_own.code])
    expect(await entries()).toEqual([])
  })

  test('is refused with a reason, or taken back, and booked by neither', async () => {
    const [first, second] = [await writeEntry(mona, { day: today() }), await writeEntry(mona, { day: today() })]
    const refusal = { params: { id: first.body.data.approval.id }, body: { reason: 'No fee on the statement' } }
    expect((await omar.call(approvalsContract.refuse, refusal)).status).toBe(200)
    expect((await mona.call(approvalsContract.withdraw, { params: { id: second.body.data.approval.id } })).status).toBe(
      200,
    )
    expect(await read(first.body.data.id)).toMatchObject({
      state: 'refused',
      approval: { note: 'No fee on the statement' },
    })
    expect(await read(second.body.data.id)).toMatchObject({ state: 'withdrawn' })
    expect(await entries()).toEqual([])
    expect((await releaseEntry(omar, first.body.data)).body.code).toBe('approval_decided')
  })

  test('is released by one of two who press together, and sent once by two clicks', async () => {
    const sara = await story.staff(['finance'], 'Sara')
    const { body } = await writeEntry(mona, { day: today() })
    const answers = await Promise.all([releaseEntry(omar, body.data), releaseEntry(sara, body.data)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const proof_id = await sendDocument(mona)
    const form = {
      template: 'bank_fee',
      day: today(),
      postings: sides('bank_fees', 'cash', 900),
      reason: 'x',
      proof_id,
    } as const
    const key = { 'idempotency-key': randomUUID() }
    const clicks = await Promise.all([1, 2].map(() => mona.call(contract.write, { body: form }, key)))
    expect(new Set(clicks.map(({ body: { data } }) => data?.id)).size).toBe(1)
    expect((await entries()).length).toBe(1)
  })

  test('within the limit of a policy needs no second person', async () => {
    await story.policies({ manual_entry_alone_usd: 20 })
    const alone = await writeEntry(mona, { day: today() })
    expect(alone.body.data).toMatchObject({ state: 'booked', approval: { alone_limit: 2000 } })
    const more = await writeEntry(mona, { day: today() })
    expect(more.body.data).toMatchObject({ state: 'waiting' })
  })

  test.each<[string, string, object]>([
    [
      'of one side',
      'entry_one_side',
      { postings: [...sides('bank_fees', 'cash', 5)].map((line) => ({ ...line, amount: 5 })) },
    ],
    [
      'whose sides differ',
      'entry_unbalanced',
      {
        postings: [
          { account: 'bank_fees', amount: 6 },
          { account: 'cash', amount: -5 },
        ],
      },
    ],
    ['of tomorrow', 'entry_future', { day: '2999-01-01' }],
    ['with half a cent', 'integer', { postings: sides('bank_fees', 'cash', 0.5) }],
    ['on an account of companies', 'choice', { postings: sides('receivable' as 'cash', 'cash', 5) }],
    ['without a document', 'entry_proof_missing', { proof_id: randomUUID() }],
    ['without a reason', 'required', { reason: '' }],
    [
      'of a remittance without its months',
      'tax_period',
      { template: 'vat_remittance', postings: sides('vat_payable', 'cash', 5) },
    ],
  ])('%s is refused at its field, and nothing is written', async (_, code, change) => {
    const { status, body } = await writeEntry(mona, { day: today(), ...change })
    expect([status, body.errors[0].code]).toEqual([422, code])
    expect(body.errors[0].field).toBeTruthy()
    expect((await mona.call(contract.list)).body.data).toEqual([])
  })

  test('is nobody else’s: admins read, others neither, and an unknown one is not found', async () => {
    const [admin, operations] = [await story.staff(['admin']), await story.staff(['operations'])]
    expect([(await admin.call(contract.list)).status, (await operations.call(contract.list)).status]).toEqual([
      200, 403,
    ])
    expect(
      (await admin.call(contract.reverse, { body: { entry_id: randomUUID(), day: today(), reason: 'x' } })).status,
    ).toBe(403)
    expect((await mona.call(contract.read, { params: { id: randomUUID() } })).status).toBe(404)
  })

  test('stays as it was written, by the database', async () => {
    const { body } = await writeEntry(mona, { day: today() })
    for (const change of [
      sql`update manual_entries set amount = 5`,
      sql`update manual_entries set reason = 'x', state = 'refused' where id = ${body.data.id}`,
      sql`delete from manual_entries`,
    ])
      await expect(story.db.run(change)).rejects.toThrow('stays as it was written')
  })
})

describe('a reversal', () => {
  const reverse = (person: Person, entryId: string) =>
    person.call(contract.reverse, { body: { entry_id: entryId, day: today(), reason: 'Booked twice' } })

  test('is the same entry the other way round, names it, and takes it back once', async () => {
    const { entry } = await bookedEntry(mona, omar, { day: today() })
    const answers = await Promise.all([reverse(omar, entry!.id), reverse(mona, entry!.id)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const reversal = answers.find(({ status }) => status === 201)!.body.data
    expect(reversal).toMatchObject({ template: 'reversal', corrects: { id: entry!.id }, has_proof: false })
    const releaser = reversal.made_by === 'Mona' ? omar : mona
    expect((await releaseEntry(releaser, reversal)).status).toBe(200)
    expect([await balance('bank_fees'), await balance('cash')]).toEqual([0, 0])
    const [newest] = await entries()
    expect(newest).toMatchObject({ corrects: { id: entry!.id, kind: 'manual' }, reason: 'Booked twice' })
    expect((await reverse(mona, entry!.id)).body.code).toBe('entry_reversed')
    expect((await reverse(mona, newest.id)).body.code).toBe('entry_not_reversible')
  })

  test('is for entries by hand alone', async () => {
    const id = randomUUID()
    await story.db.transaction(async (db) => {
      await db.run(sql`
        insert into ledger_entries (id, kind, reference, day, actor_kind, postings, created_at)
        values (${id}, 'payout', 'x', ${today()}, 'system', 2, ${story.now()})`)
      await db.run(sql`
        insert into ledger_postings (entry_id, account, amount) values (${id}, 'cash', -5), (${id}, 'suspense', 5)`)
    })
    expect((await reverse(mona, id)).body.code).toBe('entry_not_reversible')
    expect((await reverse(mona, randomUUID())).status).toBe(404)
  })
})

describe('a remittance', () => {
  test('lowers the tax that is owed by an entry of its own, and is never more than that', async () => {
    await bookedEntry(mona, omar, {
      day: today(),
      template: 'other',
      postings: sides('cash', 'vat_payable', 10_000),
    })
    const months = { period_from: '2026-10', period_to: '2026-10' }
    const remit = (amount: number) =>
      writeEntry(mona, {
        day: today(),
        template: 'vat_remittance',
        postings: sides('vat_payable', 'cash', amount),
        ...months,
      })
    const first = await remit(7000)
    expect(first.status).toBe(201)
    // What waits is on its way: the rest is three thousand cents.
    const more = await remit(3001)
    expect(more.body.errors[0]).toMatchObject({ code: 'tax_more_than_owed', error: expect.stringContaining('$30.00') })
    await releaseEntry(omar, first.body.data)
    const [entry] = await entries()
    expect(entry).toMatchObject({ kind: 'vat_remittance' })
    expect(await balance('vat_payable')).toBe(-3000)
  })
})

test('documents that no entry names are deleted after a day', async () => {
  await sendDocument(mona)
  await writeEntry(mona, { day: today() })
  expect(await sweepProofs(story.work())).toBe(0)
  story.advance(DAY + 1000)
  expect(await sweepProofs(story.work())).toBe(1)
})
