import { ratesFor } from '@fareeq/domain/invoices/rules.ts'
import { discounted } from '@fareeq/domain/invoices/rules-discounts.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { QuoteEvent } from '@fareeq/domain/quotes/states.ts'
import type { Interval } from '@fareeq/domain/recurring-invoices/limits.ts'
import { dayAt, periodAt } from '@fareeq/domain/recurring-invoices/rules.ts'
import { insertLines } from '../src/features/invoices/queries-lines.ts'
import { insertInvoice, nextNumber } from '../src/features/invoices/queries.ts'
import { organisationOf } from '../src/features/organisations/queries.ts'
import { insertQuote, moveQuote } from '../src/features/quotes/queries.ts'
import { insertRecurring, insertRun, moveRecurring } from '../src/features/recurring-invoices/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { CLOCK, issue, payInvoice } from './invoices-moves.ts'
import type { Step } from './timeline.ts'

type Seed = {
  client: string
  country: string
  by: string
  title: string
  lines: readonly ServiceLine[]
  interval?: Interval
  note?: string
  writtenDaysAgo: number
  validDays: number
  /** What the company said, or the clock; null where it still waits, undefined where it was not sent. */
  answer?: { event: QuoteEvent; daysAgo: number; reason?: string } | null
}

const SOUQ = { client: 'client@demo.fareeq.test', country: 'SA' }
const STUDIO = { client: 'sarah@studio.fareeq.test', country: 'GB' }
const FINANCE = 'finance@demo.fareeq.test'
const MANAGER = 'manager@demo.fareeq.test'
const HOSTING: ServiceLine = { kind: 'hosting', label: 'خادمان ونسخ احتياطي كل ليلة', amount: 42_000 }

/** Days after an invoice was issued. */
const PAID_AFTER = 8

const QUOTES: readonly Seed[] = [
  {
    ...SOUQ,
    by: MANAGER,
    title: 'الفحص التقني لمتجر تنوون شراءه',
    lines: [
      {
        kind: 'due_diligence',
        label: 'قراءة الشيفرة والبنية ومقابلة الفريق، مع تقرير مكتوب',
        amount: 480_000,
        discount: { unit: 'rate', value: 1000 },
      },
      { kind: 'consultant', label: 'جلسة عرض النتائج على مجلس الإدارة', amount: 60_000 },
    ],
    note: 'يُسلَّم التقرير خلال 15 يوم عمل من استلام صلاحية القراءة.\nيشمل جولة أسئلة واحدة بعد التسليم.',
    writtenDaysAgo: 3,
    validDays: 14,
    answer: null,
  },
  {
    ...SOUQ,
    by: FINANCE,
    title: 'استضافة المتجر',
    lines: [HOSTING],
    interval: 'month',
    writtenDaysAgo: 40,
    validDays: 30,
    answer: { event: 'accept', daysAgo: 34 },
  },
  {
    ...STUDIO,
    by: MANAGER,
    title: 'Creative lab for the booking tour',
    lines: [{ kind: 'creative_lab', label: 'Two weeks with a product manager and a designer', amount: 720_000 }],
    writtenDaysAgo: 25,
    validDays: 20,
    answer: { event: 'decline', daysAgo: 12, reason: 'We will design it in house this time.' },
  },
  {
    ...STUDIO,
    by: FINANCE,
    title: 'First version of the studio app',
    lines: [
      {
        kind: 'mvp',
        label: 'Booking, calendar and payments, in two steps',
        amount: 1_850_000,
        discount: { unit: 'amount', value: 100_000 },
      },
    ],
    writtenDaysAgo: 1,
    validDays: 30,
  },
]

async function seedQuote(db: Db, seed: Seed, now: Date): Promise<string> {
  const at = after(now, -seed.writtenDaysAgo * DAY)
  const { id: userId } = await db.one<{ id: string }>(sql`select id from users where email = ${seed.client}`)
  const { id: created_by } = await db.one<{ id: string }>(sql`select id from staff where email = ${seed.by}`)
  const { title, lines, interval = null, note = null, answer } = seed
  const [id, organisation_id] = [newId(at), await organisationOf(db, userId)]
  const valid_until = daysAfter(riyadhDay(at), seed.validDays)
  await insertQuote(db, { id, organisation_id, title, lines, interval, valid_until, note, created_by }, at)
  if (answer === undefined) return id
  const number = await nextNumber(db, 'QUO', Number(riyadhDay(at).slice(0, 4)))
  const { vat_rate } = ratesFor(seed.country, UNCHANGED)
  const sending = [sql`number = ${number}`, sql`vat_rate = ${vat_rate}`, sql`sent_at = ${at}`]
  await moveQuote(db, { id, state: 'draft' }, 'send', at, sending)
  if (answer === null) return id
  const answered = after(now, -answer.daysAgo * DAY)
  await moveQuote(db, { id, state: 'sent' }, answer.event, answered, [
    sql`answered_by = ${userId}`,
    sql`answered_at = ${answered}`,
    sql`reason = ${answer.reason ?? null}`,
  ])
  return id
}

/** One that rests: the studio pays its people itself until spring. */
async function seedResting(db: Db, now: Date): Promise<void> {
  const at = after(now, -60 * DAY)
  const { id: userId } = await db.one<{ id: string }>(sql`select id from users where email = ${STUDIO.client}`)
  const { id: created_by } = await db.one<{ id: string }>(sql`select id from staff where email = ${FINANCE}`)
  const plan = {
    id: newId(at),
    organisation_id: await organisationOf(db, userId),
    title: 'Payroll of the London office',
    lines: [{ kind: 'payroll', label: 'Payslips and contracts of three people', amount: 90_000 }] as const,
    interval: 'quarter',
    first_day: daysAfter(riyadhDay(now), 20),
    last_day: null,
    issues_at_once: false,
    purchase_order: 'WS-2210',
    note: null,
    created_by,
  }
  await insertRecurring(db, plan, at)
  await moveRecurring(db, { id: plan.id, state: 'active' }, 'pause', 0, after(at, DAY))
}

/** Quotes in every state that matters, and the hosting that one of them led to, with its invoices so far. */
export function quoteSteps(db: Db, now: Date): Step[] {
  const ago = (days: number) => after(now, -days * DAY)
  const resting: Step = { at: ago(60), run: () => seedResting(db, now) }
  const quotes = QUOTES.map((seed): Step => ({
    at: ago(seed.answer ? seed.answer.daysAgo : seed.writtenDaysAgo),
    run: async (at, add) => {
      const quoteId = await seedQuote(db, seed, now)
      if (!seed.interval) return
      const { organisation_id } = await db.one<{ organisation_id: string }>(
        sql`select organisation_id from quotes where id = ${quoteId}`,
      )
      const plan = { first_day: riyadhDay(at), interval: seed.interval, last_day: null }
      const { title, lines } = seed
      const row = { ...plan, id: newId(at), organisation_id, title, lines, purchase_order: null, note: null }
      await insertRecurring(db, { ...row, issues_at_once: true, created_by: null }, at)
      await db.run(sql`update quotes set recurring_id = ${row.id} where id = ${quoteId}`)
      for (let place = 0; dayAt(plan, place) <= riyadhDay(now); place++) {
        const run = async (moment: Date) => {
          const invoiceId = newId(moment)
          const { from, to } = periodAt(plan, place)
          const amounts = lines.map((line) => discounted({ net: 0, wht: 0, fee: line.amount }, line.discount))
          const subtotal = amounts.reduce((sum, { fee }) => sum + fee, 0)
          const bare = { contract_id: null, term: null, month: null, unpaid_days: 0, from_day: from, to_day: to }
          await insertInvoice(db, { id: invoiceId, organisation_id, month: null, subtotal, note: null }, moment)
          const billed = lines.map(({ kind, label }, nth) => ({ ...bare, kind, label, ...amounts[nth]! }))
          await insertLines(db, invoiceId, billed, moment)
          await insertRun(db, { id: row.id, place, invoiceId, day: dayAt(plan, place) })
          await issue(db, invoiceId, CLOCK, moment)
          const paidAt = after(moment, PAID_AFTER * DAY)
          if (paidAt < now) add({ at: paidAt, run: (paid) => payInvoice(db, invoiceId, 0, CLOCK, paid) })
        }
        add({ at: place === 0 ? at : after(at, Date.parse(dayAt(plan, place)) - Date.parse(plan.first_day)), run })
      }
    },
  }))
  return [resting, ...quotes]
}
