import { daysOfMonth, monthOf, monthsAfter, monthsBetween } from '@fareeq/domain/kernel/time/months.ts'
import { daysAfter, riyadhDay, riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import { TEMPLATE_POSTINGS } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { sumOf } from '@fareeq/domain/reconciliations/rules.ts'
import { insertEvent, saveBalances, savePeriod, saveRate } from '../src/features/accounting-periods/queries.ts'
import { balancesAt, movementsIn } from '../src/features/ledger/queries-days.ts'
import { insertReconciliation } from '../src/features/reconciliations/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { Files } from '../src/platform/files/files.ts'
import { newId } from '../src/platform/ids.ts'
import { type Books, bookByHand, writeEntry } from './books-entries.ts'
import { type SeedLine, importMonth, linesOfBooks } from './books-statements.ts'

const [CAPITAL, MONTHLY_FEE, TRANSFER_FEE] = [2_500_000, 1250, 1875]

/** An entry by hand that is a line of the bank, too. */
async function bookedLine(
  books: Books,
  line: Omit<SeedLine, 'entries'>,
  entry: Omit<Parameters<typeof bookByHand>[1], 'day'>,
): Promise<SeedLine> {
  const id = await bookByHand(books, { ...entry, day: line.day })
  return { ...line, entries: [{ id, amount: line.amount }] }
}

const feeLine = (books: Books, month: string): Promise<SeedLine> => {
  const line = { day: daysOfMonth(month).to, amount: 0 - MONTHLY_FEE, name: 'بنك الرياض', text: 'رسوم الحساب الشهرية' }
  const postings = TEMPLATE_POSTINGS.bank_fee?.({ bank: 'cash', amount: MONTHLY_FEE, fee: 0 }) ?? []
  return bookedLine(books, line, { template: 'bank_fee', postings, reason: 'رسوم الحساب كما في الكشف' })
}

/** The taxes of a quarter, paid in the month after it. */
async function taxLines(books: Books, month: string): Promise<SeedLine[]> {
  const period = { from: monthsAfter(month, -3), to: monthsAfter(month, -1) }
  const moved = await movementsIn(books.db, { from: daysOfMonth(period.from).from, to: daysOfMonth(period.to).to })
  const lines: SeedLine[] = []
  for (const [template, account, day] of [
    ['wht_remittance', 'wht_payable', `${month}-10`],
    ['vat_remittance', 'vat_payable', `${month}-25`],
  ] as const) {
    const { debit, credit } = moved.get(account) ?? { debit: 0, credit: 0 }
    const amount = credit - debit
    if (amount <= 0) continue
    const postings = TEMPLATE_POSTINGS[template]?.({ bank: 'cash', amount, fee: 0 }) ?? []
    const text = `SADAD ${template === 'vat_remittance' ? 'VAT' : 'WHT'} ${period.from} ${period.to}`
    const line = { day, amount: 0 - amount, name: 'هيئة الزكاة والضريبة والجمارك', text }
    lines.push(
      await bookedLine(books, line, { template, postings, reason: `إقرار ${period.from} – ${period.to}`, period }),
    )
  }
  return lines
}

/** Everything of a month that is a line of the bank, in the order of its days. */
async function linesOf(books: Books, month: string, isFirst: boolean, all: readonly SeedLine[]): Promise<SeedLine[]> {
  const lines = all.filter(({ day }) => monthOf(day) === month)
  if (isFirst) {
    const line = { day: `${month}-01`, amount: CAPITAL, name: 'الشركاء', text: 'رأس المال' }
    const postings = [
      { account: 'cash', amount: CAPITAL },
      { account: 'equity', amount: 0 - CAPITAL },
    ] as const
    lines.push(await bookedLine(books, line, { template: 'other', postings, reason: 'رأس المال كما في عقد التأسيس' }))
  }
  if (Number(month.slice(5)) % 3 === 1 && !isFirst) lines.push(...(await taxLines(books, month)))
  return lines.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

type Month = { month: string; bank: number; at: Date }

/** Bank and books agree at its end, and nothing is booked in it any more. */
async function closeMonth({ db, maker, releaser }: Books, { month, bank, at }: Month) {
  const { to: day } = daysOfMonth(month)
  const books = (await balancesAt(db, day, { account: 'cash' })).get('cash') ?? 0
  const agreed = { id: newId(at), account: 'cash', day, bank_balance: bank, book_balance: books } as const
  const transit = { in_transit: 0, in_transit_count: 0, rate: null, note: null }
  await insertReconciliation(db, { ...agreed, ...transit, finished_by: maker }, at)
  await savePeriod(db, month, 'closing', null, at)
  await insertEvent(db, { id: newId(at), month, event: 'begin', staff_id: maker }, at)
  await saveRate(db, month, { rate: 37_500, source: 'البنك المركزي السعودي', source_day: day }, maker, at)
  await saveBalances(db, month)
  await insertEvent(db, { id: newId(at), month, event: 'close', staff_id: releaser }, at)
  await savePeriod(db, month, 'closed', at, at)
}

/**
 * The books of the demo: every month but the last is reconciled and closed; of the last one a fee is unexplained and an entry waits;
 * this month has its statement so far. Without files there are no statements.
 */
export async function seedBooks(db: Db, now: Date, files?: Files) {
  if (!files || (await db.row(sql`select 1 from bank_statements limit 1`))) return
  const idOf = async (email: string) =>
    (await db.one<{ id: string }>(sql`select id from staff where email = ${email}`)).id
  const books: Books = {
    db,
    files,
    maker: await idOf('finance@demo.fareeq.test'),
    releaser: await idOf('hana@demo.fareeq.test'),
  }
  const all = await linesOfBooks(db)
  const [today, first] = [riyadhDay(now), all[0] && monthOf(all.map(({ day }) => day).toSorted()[0] ?? '')]
  if (!first) return
  const last = monthsAfter(monthOf(today), -1)
  let bank = 0
  for (const month of monthsBetween(first, monthOf(today))) {
    const isCurrent = month > last
    const until = isCurrent ? daysAfter(today, -1) : daysOfMonth(month).to
    if (until < `${month}-01`) continue
    const lines = (await linesOf(books, month, month === first, all)).filter(({ day }) => day <= until)
    if (month < last) lines.push(await feeLine(books, month))
    const fee = { name: 'بنك الرياض', entries: [] }
    if (month === last) lines.push({ ...fee, day: until, amount: 0 - MONTHLY_FEE, text: 'رسوم الحساب الشهرية' })
    if (isCurrent && until > `${month}-02`)
      lines.push({ ...fee, day: until, amount: 0 - TRANSFER_FEE, text: 'SWIFT charges' })
    const at = isCurrent ? now : riyadhNoon(`${monthsAfter(month, 1)}-02`)
    if (lines.length > 0) await importMonth(books, { month, until, opening: bank, lines, at })
    bank += sumOf(lines)
    if (month < last) await closeMonth(books, { month, bank, at })
    if (month === last) await leaveOpen(books, month, at < now ? at : now)
  }
}

/** Somebody closes it, and an entry waits for a colleague. */
async function leaveOpen(books: Books, month: string, at: Date) {
  const { db, maker } = books
  const day = daysOfMonth(month).to
  const postings = [
    { account: 'other_expenses', amount: 84_000 },
    { account: 'equity', amount: 0 - 84_000 },
  ] as const
  await writeEntry(books, { template: 'other', day, postings, reason: 'إيجار المكتب، دفعه أحد الشركاء' })
  await savePeriod(db, month, 'closing', null, at)
  await insertEvent(db, { id: newId(at), month, event: 'begin', staff_id: maker }, at)
}
