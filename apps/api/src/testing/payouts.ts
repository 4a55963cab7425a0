import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { payoutsOpsContract as ops } from '@fareeq/domain/payouts/contract-ops.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import type { Batch, StaffPayout, TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { beforeEach } from 'vitest'
import { openSession } from '../platform/session.ts'
import { releaseWaiting } from './approvals.ts'
import { type Billed, billed } from './invoices.ts'
import { releaseSeller } from './sellers.ts'
import { type Person, snapshotStory } from './story.ts'

export const TALENT_BANK = {
  country: 'SA',
  method: 'bank' as const,
  holder: 'ليلى حدّاد',
  iban: 'SA0380000000608010167519',
}
export const OTHER_BANK = { ...TALENT_BANK, iban: 'SA4420000001234567891234' }

/** A talent with an account who is owed a month, colleagues of finance, and our account to pay from. */
export async function payoutStory() {
  let deal: Billed
  const people = {} as { finance: Person; layla: Person }
  const story = await snapshotStory(async (story) => {
    await releaseSeller(story)
    deal = await billed(story)
    await deal.layla.call(own.saveDetails, { body: TALENT_BANK })
  })
  beforeEach(() => {
    people.finance = deal.finance
    people.layla = deal.layla
  })
  const today = () => riyadhDay(story.now())
  const first = async (): Promise<TalentPayout> => {
    const { data } = (await people.layla.call(own.list)).body
    return data.find(({ kind }: TalentPayout) => kind === 'salary')
  }
  const choose = (ids: string[]) => people.finance.call(batches.choose, { body: { ids } })
  const read = async (id: string): Promise<Batch> =>
    (await people.finance.call(batches.batch, { params: { id } })).body.data
  return {
    story,
    people,
    today,
    first,
    choose,
    read,
    staffFirst: async (): Promise<StaffPayout> =>
      (await people.finance.call(ops.list)).body.data.find(({ kind }: StaffPayout) => kind === 'salary'),
    pay: (id: string) => people.finance.call(batches.pay, { params: { id }, body: { day: today() } }),
    /** Released by a second colleague. */
    async batchOf(): Promise<Batch> {
      const { id } = (await choose([(await first()).id])).body.data.batch
      await releaseWaiting(story)
      return read(id)
    },
    async balances() {
      const { data } = (await people.finance.call(ledgerContract.balances)).body
      return Object.fromEntries(data.map((row: { account: string; balance: number }) => [row.account, row.balance]))
    },
    mails: async () => (await story.outbox(deal.layla.email)).map(({ subject, text }) => `${subject}\n${text}`),
    /** Sessions end meanwhile. */
    async signInAgain() {
      people.finance = await story.staff(['finance'])
      const token = await openSession(story.db, { userId: deal.layla.user.id }, 'later', story.now())
      people.layla = story.person({ token })
    },
  }
}
