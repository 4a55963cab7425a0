import { UNCHANGED } from '@fareeq/domain/kernel/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import { riyadhDay, riyadhNoon } from '@fareeq/domain/kernel/working-days.ts'
import { payoutPostings } from '@fareeq/domain/ledger/rules.ts'
import { maskAccount } from '@fareeq/domain/payouts/rules-methods.ts'
import { dueAfterPayment, isLate } from '@fareeq/domain/payouts/rules.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { namesOf } from '../src/features/contracts/queries-parties.ts'
import { book } from '../src/features/ledger/actions.ts'
import { oweBonus } from '../src/features/payouts/actions-bonuses.ts'
import { sealAccount } from '../src/features/payouts/actions-details.ts'
import { owePayouts } from '../src/features/payouts/actions-earning.ts'
import { insertBatch, moveBatch } from '../src/features/payouts/queries-batches.ts'
import { bonusOf } from '../src/features/payouts/queries-bonuses.ts'
import { lateTicket } from '../src/features/payouts/emails.ts'
import { saveDetailsRow } from '../src/features/payouts/queries-details.ts'
import { type NewPayout, movePayout, payoutById, saveDueDay, saveTicket } from '../src/features/payouts/queries.ts'
import { insertTicket } from '../src/features/tickets/queries-opening.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

/** Example numbers of the registry of IBANs, and an account of zeros: they belong to nobody. */
const ACCOUNTS: readonly { email: string; country: string; account: string }[] = [
  { email: 'talent@demo.fareeq.test', country: 'JO', account: 'JO94CBJO0010000000000131000302' },
  { email: 'elias@demo.fareeq.test', country: 'LB', account: 'LB62099900000001001901229114' },
  { email: 'selin@demo.fareeq.test', country: 'TR', account: 'TR330006100519786457841326' },
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

type Paid = { day: string; payout: NewPayout }

/** Bonuses of the friends who stayed, from the day they were earned; those that were paid, with their day. */
async function seedBonuses(db: Db): Promise<Paid[]> {
  const rows = await db.rows<{ id: string; at: Date }>(sql`
    select referral_id as id, at from referral_moves where status = 'bonus_due' order by at`)
  const paid: Paid[] = []
  for (const { id, at } of rows) {
    const bonus = await bonusOf(db, id)
    const payout = bonus && (await oweBonus(db, bonus, at))
    if (payout && bonus.status === 'paid') paid.push({ day: riyadhDay(after(at, 9 * DAY)), payout })
  }
  return paid
}

const LATE_TALENT = 'talent@demo.fareeq.test'

/** The last month of the demo talent was not paid in time: its ticket is with finance. */
async function seedLate(db: Db, { id }: NewPayout, now: Date) {
  const payout = await payoutById(db, id, 'ar')
  if (!payout || !isLate(payout, riyadhDay(now))) return
  const at = after(riyadhNoon(payout.due_day), DAY)
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
    data: { payout_id: id },
    due_at: ticketDue('late_payout', at, UNCHANGED),
    now: at,
  })
  await saveTicket(db, id, reference, at)
}

type Invoice = { id: string; issue_day: string; paid_day: string | null }

/**
 * What the invoices of the demo world owe: all but the newest are paid on time, also where the company was late, and one is
 * late. A company that paid early brought the day forward. Those that were paid, with their day.
 */
async function seedMonths(db: Db, now: Date): Promise<Paid[]> {
  const invoices = await db.rows<Invoice>(sql`
    select id, issue_day::text,
      (select min(day)::text from invoice_payments where invoice_id = invoices.id and kind = 'payment') as paid_day
    from invoices where number is not null and month is not null order by issue_day, id`)
  const { id: lateTalent } = await db.one<{ id: string }>(sql`select id from users where email = ${LATE_TALENT}`)
  const { month: lateMonth } = await db.one<{ month: string | null }>(sql`
    select max(month) as month from invoice_lines join contracts on contracts.id = contract_id
    where talent_id = ${lateTalent}`)
  const all: Paid[] = []
  for (const { id, issue_day, paid_day } of invoices) {
    const payouts = await owePayouts(db, id, UNCHANGED, riyadhNoon(issue_day))
    const [first] = payouts
    if (!first) continue
    const due = paid_day ? dueAfterPayment(first.due_day, riyadhNoon(paid_day), UNCHANGED) : first.due_day
    for (const payout of payouts) await saveDueDay(db, payout.id, due, riyadhNoon(issue_day))
    const isLeft = ({ talent_id, month }: NewPayout) => talent_id === lateTalent && month === lateMonth
    const isPaid = due < riyadhDay(now)
    for (const payout of payouts)
      if (isLeft(payout)) await seedLate(db, payout, now)
      else if (isPaid) all.push({ day: due, payout })
  }
  return all
}

export async function seedPayouts(db: Db, now: Date, secretKey?: string) {
  if (await db.row(sql`select 1 from payouts limit 1`)) return
  if (secretKey) await seedDetails(db, now, secretKey)
  const finance = await db.one<{ id: string }>(sql`select id from staff where email = 'finance@demo.fareeq.test'`)
  const paid = [...(await seedMonths(db, now)), ...(await seedBonuses(db))]
  const batches = Object.entries(Object.groupBy(paid, ({ day }) => day)).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  for (const [day, own = []] of batches)
    await payAll(
      db,
      own.map(({ payout }) => payout),
      riyadhNoon(day),
      finance.id,
    )
}
