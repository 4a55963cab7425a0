import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay, riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import { payoutPostings } from '@fareeq/domain/ledger/rules.ts'
import { maskAccount } from '@fareeq/domain/payouts/rules-methods.ts'
import { batchNumber, dueAfterPayment, isLate } from '@fareeq/domain/payouts/rules.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { insertApproval, saveDecision } from '../src/features/approvals/queries.ts'
import { namesOf } from '../src/features/contracts/queries-parties.ts'
import { book } from '../src/features/ledger/actions.ts'
import { oweBonus } from '../src/features/payouts/actions-bonuses.ts'
import { sealAccount } from '../src/features/payouts/actions-details.ts'
import { owePayouts } from '../src/features/payouts/actions-earning.ts'
import { batchById, insertBatch, moveBatch } from '../src/features/payouts/batches/queries-batches.ts'
import { bonusOf } from '../src/features/payouts/queries-bonuses.ts'
import { lateTicket } from '../src/features/payouts/emails.ts'
import { saveDetailsRow } from '../src/features/payouts/queries-details.ts'
import { type NewPayout, movePayout, payoutById, saveDueDay, saveTicket } from '../src/features/payouts/queries.ts'
import { insertTicket } from '../src/features/tickets/queries-opening.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import type { AddStep, Step } from './timeline.ts'

/** Example numbers of the registry of IBANs, and an account of zeros: they belong to nobody. */
const ACCOUNTS: readonly { email: string; country: string; account: string }[] = [
  { email: 'talent@demo.fareeq.test', country: 'JO', account: 'JO94CBJO0010000000000131000302' },
  { email: 'elias@demo.fareeq.test', country: 'LB', account: 'LB62099900000001001901229114' },
  { email: 'selin@demo.fareeq.test', country: 'TR', account: 'TR330006100519786457841326' },
  { email: 'hassan@demo.fareeq.test', country: 'IQ', account: 'IQ98NBIQ850123456789012' },
  { email: 'amina@demo.fareeq.test', country: 'TN', account: 'TN5910006035183598478831' },
  { email: 'zaid@demo.fareeq.test', country: 'JO', account: 'JO94CBJO0010000000000131000302' },
  { email: 'rana@demo.fareeq.test', country: 'JO', account: 'JO28CBJO0000000000000000000000' },
]
const MASKED = 'LB••••9114'

async function seedDetails(db: Db, now: Date, secretKey: string) {
  for (const { email, country, account } of ACCOUNTS) {
    const { id, name } = await db.one<{ id: string; name: string }>(
      sql`select id, name_for(users, 'en') as name from users where email = ${email}`,
    )
    const details = { method: 'bank', holder: name, account, swift: null, bank: null, country } as const
    await saveDetailsRow(db, {
      user_id: id,
      country,
      method: 'bank',
      masked: maskAccount(account),
      details_secret: sealAccount(secretKey, details),
      updated_at: after(now, -300 * DAY),
    })
  }
}

const RELEASER = 'hana@demo.fareeq.test'

/** Asked for by who made the batch, and released by a colleague. */
async function seedRelease(db: Db, batchId: string, amount: number, maker: string, at: Date) {
  const [id, batch] = [newId(at), await batchById(db, batchId)]
  const { id: decidedBy } = await db.one<{ id: string }>(sql`select id from staff where email = ${RELEASER}`)
  const label = batchNumber(batch?.place ?? 0)
  const row = { id, kind: 'payout_batch', subject_id: batchId, label, amount } as const
  await insertApproval(db, { ...row, reason: null, data: {}, made_by: maker }, at)
  await saveDecision(db, id, { state: 'released', decidedBy }, at)
}

/** Paid by finance in a batch of its own, booked as the action books it. */
async function payAll(db: Db, payouts: readonly NewPayout[], at: Date, finance: string) {
  const batchId = newId(at)
  const day = riyadhDay(at)
  const total = payouts.reduce((sum, { net }) => sum + net, 0)
  await insertBatch(db, { id: batchId, count: payouts.length, total, created_by: finance }, at)
  await seedRelease(db, batchId, total, finance, at)
  await moveBatch(db, { id: batchId, state: 'open' }, 'pay', at, [sql`paid_day = ${day}`])
  for (const { id, kind, talent_id, net } of payouts) {
    const columns = [
      sql`batch_id = ${batchId}`,
      sql`method = 'bank'`,
      sql`paid_to = coalesce((select masked from payout_details where user_id = ${talent_id}), ${MASKED})`,
      sql`paid_day = ${day}`,
    ]
    await movePayout(db, { id, state: 'due' }, 'pay', at, columns)
    const entry = {
      reference: id,
      day,
      actor: { kind: 'staff', id: finance },
      postings: payoutPostings(talent_id, net),
    } as const
    await book(db, { ...entry, kind: kind === 'bonus' ? 'bonus_paid' : 'payout' }, at)
  }
}

const LATE_TALENT = 'talent@demo.fareeq.test'

/** The last month of the demo talent was not paid in time: its ticket is with finance. */
async function seedLate(db: Db, { id }: NewPayout, now: Date) {
  const payout = await payoutById(db, id, 'ar')
  if (!payout || !isLate(payout, riyadhDay(now))) return
  const at = after(riyadhNoon(payout.due_day), DAY)
  const english = (await payoutById(db, id, 'en')) ?? payout
  const { email, names } = await namesOf(db, payout.talent_id)
  const reference = 'DEM3L9'
  await insertTicket(db, {
    id: newId(at),
    reference,
    kind: 'late_payout',
    ...lateTicket('ar', payout, payout.method !== null),
    from_name: names[0] ?? email,
    from_email: email,
    user_id: payout.talent_id,
    lang: 'ar',
    data: { payout_id: id, english: lateTicket('en', english, payout.method !== null) },
    due_at: ticketDue('late_payout', at, UNCHANGED),
    now: at,
  })
  await saveTicket(db, id, reference, at)
}

/** The month that is left unpaid: the last of the contract that has ended. */
const lateMonth = (db: Db) =>
  db.row<{ talent_id: string; month: string }>(sql`
    select talent_id, to_char(max(end_day), 'YYYY-MM') as month
    from contracts join contract_terms on contract_id = contracts.id join users on users.id = talent_id
    where email = ${LATE_TALENT} and contracts.state = 'ended' group by talent_id`)

export type PayoutPlan = {
  /** Bonuses of the friends who stayed, from the day they were earned. */
  bonuses: Step[]
  /** What an invoice that was issued owes: paid on time, also where the company is late, all but one. */
  owe: (invoiceId: string, at: Date, add: AddStep) => Promise<void>
  /** A company that paid early brings the day forward. */
  bringForward: (invoiceId: string, at: Date, add: AddStep) => Promise<void>
}

export async function planPayouts(db: Db, now: Date, finance: string, secretKey?: string): Promise<PayoutPlan> {
  if (secretKey) await seedDetails(db, now, secretKey)
  const lateRow = await lateMonth(db)
  const isLeft = ({ talent_id, month }: NewPayout) => talent_id === lateRow?.talent_id && month === lateRow.month
  const byInvoice = new Map<string, NewPayout[]>()
  const byDay = new Map<string, NewPayout[]>()
  const payOn = (day: string, payouts: readonly NewPayout[], add: AddStep) => {
    const planned = byDay.get(day)
    byDay.set(day, [...(planned ?? []), ...payouts])
    if (planned || day >= riyadhDay(now)) return
    add({
      at: riyadhNoon(day),
      run: async (at) => {
        const own = byDay.get(day) ?? []
        const paid = own.filter((payout) => !isLeft(payout))
        if (paid.length > 0) await payAll(db, paid, at, finance)
        for (const payout of own.filter(isLeft)) await seedLate(db, payout, now)
      },
    })
  }
  const moves = await db.rows<{ id: string; at: Date }>(sql`
    select referral_id as id, at from referral_moves where status = 'bonus_due' order by at, id`)
  return {
    bonuses: moves.map(({ id, at }) => ({
      at,
      run: async (at, add) => {
        const bonus = await bonusOf(db, id)
        const payout = bonus && (await oweBonus(db, bonus, at))
        if (payout && bonus.status === 'paid') payOn(riyadhDay(after(at, 9 * DAY)), [payout], add)
      },
    })),
    owe: async (invoiceId, at, add) => {
      const payouts = await owePayouts(db, invoiceId, UNCHANGED, at)
      byInvoice.set(invoiceId, payouts)
      for (const payout of payouts) payOn(payout.due_day, [payout], add)
    },
    bringForward: async (invoiceId, at, add) => {
      for (const payout of byInvoice.get(invoiceId) ?? []) {
        const day = dueAfterPayment(payout.due_day, at, UNCHANGED)
        if (day === payout.due_day) continue
        byDay.set(
          payout.due_day,
          (byDay.get(payout.due_day) ?? []).filter((newPayout) => newPayout !== payout),
        )
        payout.due_day = day
        await saveDueDay(db, payout.id, day, at)
        payOn(day, [payout], add)
      }
    },
  }
}
