import { UNCHANGED } from '@fareeq/domain/kernel/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import { riyadhDay, riyadhNoon } from '@fareeq/domain/kernel/working-days.ts'
import { payoutPostings } from '@fareeq/domain/ledger/rules.ts'
import { maskAccount } from '@fareeq/domain/payouts/rules-methods.ts'
import { book } from '../src/features/ledger/actions.ts'
import { oweBonus } from '../src/features/payouts/actions-bonuses.ts'
import { sealAccount } from '../src/features/payouts/actions-details.ts'
import { owePayouts } from '../src/features/payouts/actions-earning.ts'
import { insertBatch, moveBatch } from '../src/features/payouts/queries-batches.ts'
import { bonusOf } from '../src/features/payouts/queries-bonuses.ts'
import { saveDetailsRow } from '../src/features/payouts/queries-details.ts'
import { type NewPayout, movePayout } from '../src/features/payouts/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

/** Example numbers of the registry of IBANs, which belong to nobody. */
const ACCOUNTS: readonly { email: string; country: string; account: string }[] = [
  { email: 'talent@demo.fareeq.test', country: 'JO', account: 'JO94CBJO0010000000000131000302' },
  { email: 'elias@demo.fareeq.test', country: 'LB', account: 'LB62099900000001001901229114' },
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

/** Paid by finance in a batch of its own, booked as the action books it. */
async function payAll(db: Db, payouts: readonly NewPayout[], at: Date, finance: string) {
  const batchId = newId(at)
  const day = riyadhDay(at)
  const total = payouts.reduce((sum, { net }) => sum + net, 0)
  await insertBatch(db, { id: batchId, count: payouts.length, total, created_by: finance }, at)
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

/** Bonuses of the friends who stayed, from the day they were earned. */
async function seedBonuses(db: Db, finance: string) {
  const rows = await db.rows<{ id: string; at: Date }>(sql`
    select referral_id as id, at from referral_moves where status = 'bonus_due' order by at`)
  for (const { id, at } of rows) {
    const bonus = await bonusOf(db, id)
    const payout = bonus && (await oweBonus(db, bonus, at))
    if (payout && bonus.status === 'paid') await payAll(db, [payout], after(at, 9 * DAY), finance)
  }
}

/** What the invoices of the demo world owe: all but the newest are paid on time, also where the company was late. */
async function seedMonths(db: Db, finance: string, now: Date) {
  const invoices = await db.rows<{ id: string; issue_day: string }>(sql`
    select id, issue_day::text from invoices where number is not null and month is not null order by issue_day, id`)
  for (const { id, issue_day } of invoices) {
    const payouts = await owePayouts(db, id, UNCHANGED, riyadhNoon(issue_day))
    const due = payouts[0]?.due_day
    if (due && due < riyadhDay(now)) await payAll(db, payouts, riyadhNoon(due), finance)
  }
}

export async function seedPayouts(db: Db, now: Date, secretKey?: string) {
  if (await db.row(sql`select 1 from payouts limit 1`)) return
  if (secretKey) await seedDetails(db, now, secretKey)
  const finance = await db.one<{ id: string }>(sql`select id from staff where email = 'finance@demo.fareeq.test'`)
  await seedMonths(db, finance.id, now)
  await seedBonuses(db, finance.id)
}
