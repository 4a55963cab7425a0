import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { resealAll, resealColumn } from '../../platform/resealing.ts'
import { keyIdOf } from '../../platform/sealing.ts'
import { readTokenKey } from '../../platform/token-key.ts'
import { releaseWaiting } from '../../testing/approvals.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { snapshotStory } from '../../testing/story.ts'
import { type SealedAccount, sealAccount } from './actions-details.ts'
import { sealedDetails, sealedPayouts } from './actions-sealed.ts'
import { lockDetailsOfAll } from './queries-details.ts'
import { soon } from '../../testing/soon.ts'

const FORMER = 'the key of last year, long enough to be one'
const LOST = 'a key that nobody has any more, long enough'
const IBAN = 'SA0380000000608010167519'
const BANK = { country: 'SA', method: 'bank' as const, holder: 'Layla', iban: IBAN }
const STORED: SealedAccount = { method: 'bank', country: 'SA', holder: 'Layla', account: IBAN, swift: null, bank: null }

let deal: Billed
const story = await snapshotStory(
  async (story) => {
    await readTokenKey(story.db, story.env, story.app.platform.log, story.now())
    deal = await billed(story)
  },
  { settings: { SECRET_KEY_PREVIOUS: FORMER } },
)
const details = () => deal.layla.call(own.details)
const save = () => deal.layla.call(own.saveDetails, { body: BANK })
const choose = async () => {
  const { data } = (await deal.layla.call(own.list)).body
  return (await deal.finance.call(batches.choose, { body: { ids: [data[0].id] } })).body.data
}
const sealWith = async (key: string) => {
  const secret = sealAccount(key, STORED)
  await story.db.run(sql`update payout_details set details_secret = ${secret}`)
  await story.db.run(sql`update payouts set details_secret = ${secret} where details_secret is not null`)
}

describe('a changed key', () => {
  test('changes nothing for talents and finance, before and after everything is sealed anew', async () => {
    await save()
    const { batch } = await choose()
    await releaseWaiting(story)
    const file = async () => String((await deal.finance.send('GET', batches.csv.path.replace(':id', batch.id))).body)
    await sealWith(FORMER)
    expect((await details()).body.data).toMatchObject({ holder: 'Layla', masked: 'SA••••7519' })
    expect(await file()).toContain(IBAN)
    for (const column of [sealedDetails, sealedPayouts])
      expect(await resealColumn(story.db, story.env, column, () => {})).toEqual({ done: 1, unreadable: 0 })
    const rows = await story.db.rows<{ sealed: Buffer }>(sql`
      select details_secret as sealed from payout_details union all
      select details_secret from payouts where details_secret is not null`)
    const present = { SECRET_KEY: story.env.SECRET_KEY, SECRET_KEY_PREVIOUS: undefined }
    expect(rows.map(({ sealed }) => sealedDetails.reseal(present, sealed) !== null)).toEqual([true, true])
    expect(await file()).toContain(IBAN)
  })
})

test.runIf(story.engine === 'postgres')(
  'a batch that is made while everything is sealed anew takes along nothing of the former key',
  async () => {
    await save()
    await sealWith(FORMER)
    const [copied, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const choosing = story.db.transaction(async (db) => {
      const [row] = await lockDetailsOfAll(db, [deal.layla.user.id])
      copied.resolve()
      await commit.promise
      await db.run(sql`update payouts set details_secret = ${row!.details_secret}`)
    })
    await copied.promise
    const columns = [sealedDetails, sealedPayouts]
    const resealing = resealAll(story.db, story.env, { columns, now: story.now() })
    const waits = sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%payout_details%'`
    await soon(async () => expect(await story.db.rows(waits)).toHaveLength(1))
    commit.resolve()
    await choosing
    expect((await resealing).columns.map(({ done }) => done)).toEqual([1, 1])
    expect(await sealedPayouts.count(story.db, keyIdOf(story.env.SECRET_KEY))).toBe(0)
  },
)

describe('a lost key', () => {
  test('asks the talent for their details anew, who is paid with them', async () => {
    await save()
    await sealWith(LOST)
    expect((await details()).body).toEqual({ data: null, meta: { country: expect.anything(), is_unreadable: true } })
    const refused = await choose()
    expect(refused).toMatchObject({ batch: null, failed: [{ error: expect.stringContaining('can no longer read') }] })
    await save()
    expect((await details()).body).toMatchObject({ data: { masked: 'SA••••7519' }, meta: { is_unreadable: false } })
    expect((await choose()).ok).toHaveLength(1)
  })

  test('says to finance whose details of a batch cannot be read, and the batch can be discarded', async () => {
    await save()
    const { batch } = await choose()
    await releaseWaiting(story)
    await sealWith(LOST)
    const params = { id: batch.id }
    expect(await deal.finance.call(batches.csv, { params })).toMatchObject({
      status: 409,
      body: { code: 'payout_batch_unreadable', message: expect.stringContaining('ليلى حدّاد') },
    })
    expect(await deal.finance.call(batches.discard, { params })).toMatchObject({ status: 200 })
  })
})
