import { UNCHANGED } from '@fareeq/domain/kernel/policies.ts'
import { billedMonth, dueDay, monthBefore } from '@fareeq/domain/invoices/rules.ts'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import { riyadhDay, riyadhNoon } from '@fareeq/domain/kernel/working-days.ts'
import { numberInvoice } from '../src/features/invoices/actions-issuing.ts'
import { draftMonth } from '../src/features/invoices/actions-months.ts'
import { receive } from '../src/features/invoices/actions-settling.ts'
import { saveBillingRow } from '../src/features/invoices/queries-billing.ts'
import { insertLines } from '../src/features/invoices/queries-lines.ts'
import { type TermRow, termsBetween } from '../src/features/invoices/queries-months.ts'
import { type InvoiceRow, holdInvoice, insertInvoice, moveInvoice } from '../src/features/invoices/queries.ts'
import { organisationOf } from '../src/features/organisations/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

const CLOCK = { kind: 'system' } as const
/** Days after an invoice was issued. */
const PAID_AFTER = 9
/** Days before today on which finance wrote one by hand. */
const BY_HAND = 3

const held = async (db: Db, id: string): Promise<InvoiceRow> => {
  const row = await holdInvoice(db, id)
  if (!row) throw new Error('An invoice was just written')
  return row
}

async function payInvoice(db: Db, id: string, issued: Date, actor: { kind: 'staff'; id: string }) {
  const row = await held(db, id)
  const at = after(issued, PAID_AFTER * DAY)
  const payment = { invoiceId: id, paymentId: newId(at), amount: row.total, day: riyadhDay(at), actor, note: null }
  await receive(db, row, payment, at)
  await moveInvoice(db, row, 'settle', at)
}

/** The months of a company's contracts, the older ones paid, the newest that is due overdue. */
async function seedMonths(db: Db, organisationId: string, terms: readonly TermRow[], now: Date) {
  const finance = await db.one<{ id: string }>(sql`select id from staff where email = 'finance@demo.fareeq.test'`)
  const today = riyadhDay(now)
  const firsts: string[] = []
  for (let back = 0; billedMonth(`${monthBefore(today, back)}-01`) >= terms[0]!.start_day.slice(0, 7); back++)
    firsts.unshift(`${monthBefore(today, back)}-01`)
  const overdue = firsts.findLast((day) => dueDay(day, UNCHANGED) < today)
  for (const day of firsts) {
    const at = riyadhNoon(day)
    const id = await draftMonth(db, organisationId, terms, billedMonth(day), at)
    if (!id) continue
    await numberInvoice(db, await held(db, id), CLOCK, UNCHANGED, at)
    if (overdue && day < overdue) await payInvoice(db, id, at, { kind: 'staff', id: finance.id })
    else if (day === overdue) await moveInvoice(db, await held(db, id), 'fall_due', riyadhNoon(today))
  }
}

/** One that finance wrote some days ago, which is open. */
async function seedByHand(db: Db, organisationId: string, now: Date) {
  const first = riyadhNoon(`${riyadhDay(now).slice(0, 7)}-01`)
  const early = after(now, -BY_HAND * DAY)
  const at = early > first ? early : now
  const finance = await db.one<{ id: string }>(sql`select id from staff where email = 'finance@demo.fareeq.test'`)
  const id = newId(at)
  const fee = 45_000
  await insertInvoice(db, { id, organisation_id: organisationId, month: null, subtotal: fee, note: null }, at)
  const bare = { contract_id: null, term: null, month: null, from_day: null, to_day: null }
  const label = 'ورشة إعداد فريق العمل (Onboarding workshop)'
  await insertLines(db, id, [{ ...bare, kind: 'other', label, net: 0, wht: 0, fee }], at)
  await numberInvoice(db, await held(db, id), { kind: 'staff', id: finance.id }, UNCHANGED, at)
}

/** The invoices of the demo company: paid, overdue and open, made from its contract by the rules. */
export async function seedInvoices(db: Db, now: Date) {
  if (await db.row(sql`select 1 from invoices limit 1`)) return
  const client = await db.one<{ id: string; email: string }>(
    sql`select id, email from users where email = 'client@demo.fareeq.test'`,
  )
  const organisationId = await organisationOf(db, client.id)
  const details = {
    name: 'شركة سوق للتقنية',
    country: 'SA',
    vat_number: '310123456700003',
    address: 'طريق الملك فهد، الرياض 12271',
    email: client.email,
  }
  await saveBillingRow(db, organisationId, details, now)
  const terms = (await termsBetween(db, '2000-01-01', riyadhDay(now))).filter(
    (term) => term.organisation_id === organisationId,
  )
  if (terms.length === 0) return
  await seedMonths(db, organisationId, terms, now)
  await seedByHand(db, organisationId, now)
}
