import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { billedMonth, dueDay, handAmounts, monthBefore, totalsOf } from '@fareeq/domain/invoices/rules.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay, riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import { openOf } from '@fareeq/domain/ledger/rules.ts'
import { draftRebilling } from '../src/features/invoices/actions-rebilling.ts'
import { fullCredit, writeCredit } from '../src/features/invoices/actions-crediting.ts'
import { draftMonth } from '../src/features/invoices/actions-months.ts'
import { saveBillingRow } from '../src/features/invoices/queries-billing.ts'
import { type NewLine, insertLines, linesOf } from '../src/features/invoices/queries-lines.ts'
import { termsBetween } from '../src/features/invoices/queries-months.ts'
import { insertInvoice, moveInvoice, settlementOf } from '../src/features/invoices/queries.ts'
import { organisationOf } from '../src/features/organisations/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { Files } from '../src/platform/files/files.ts'
import { newId } from '../src/platform/ids.ts'
import { CLOCK, follow, lockedInvoice, issue, payInvoice } from './invoices-moves.ts'
import { recordTransfer, transferSteps } from './payments.ts'
import { type PayoutPlan, planPayouts } from './payouts.ts'
import { quoteSteps } from './quotes.ts'
import { type Step, runInOrder } from './timeline.ts'

/** Days after an invoice was issued. */
const PAID_AFTER = 9
/** Cents that came in beyond what one month asked for; they are set against the next one. */
const OVERPAID = 50_000
/** Which of the months, counted from the newest, was overpaid. */
const OVERPAID_BACK = 4

type Company = { organisationId: string; client: string; lastIsOpen: boolean }
type Finance = { kind: 'staff'; id: string }
/** Without files there are no bank transfers. */
type World = { db: Db; now: Date; finance: Finance; files: Files | undefined; payouts: PayoutPlan }

/** By bank transfer, with its proof; where there are no files only the books have it. */
async function pay({ db, finance, files }: World, id: string, at: Date, beyond = 0) {
  if (!files) return payInvoice(db, id, beyond, finance, at)
  const invoice = await lockedInvoice(db, id)
  const [amount, reference] = [openOf(settlementOf(invoice)) + beyond, `FT ${invoice.number?.slice(-6)}`]
  if (amount > 0) await recordTransfer(db, files, { invoice, amount, reference, finance: finance.id, at })
}

/** The months of a company's contracts: the older ones paid, the newest that is due overdue or paid like the others. */
async function monthSteps(world: World, { organisationId, lastIsOpen }: Company) {
  const { db, now, finance, files, payouts } = world
  const today = riyadhDay(now)
  const terms = (await termsBetween(db, '2000-01-01', today)).filter((term) => term.organisation_id === organisationId)
  const [first] = terms.map(({ start_day }) => start_day.slice(0, 7)).toSorted()
  const days: string[] = []
  for (let back = 0; first && billedMonth(`${monthBefore(today, back)}-01`) >= first; back++)
    days.unshift(`${monthBefore(today, back)}-01`)
  const overdue = lastIsOpen ? days.findLast((day) => dueDay(day, UNCHANGED) < today) : undefined
  const overpaid = lastIsOpen ? days.at(-OVERPAID_BACK) : undefined
  return days.flatMap((day): Step[] => {
    let id: string | null = null
    const issuing: Step = {
      at: riyadhNoon(day),
      run: async (at, add) => {
        id = await draftMonth(db, organisationId, terms, billedMonth(day), at)
        if (!id) return
        await issue(db, id, CLOCK, at)
        await payouts.owe(id, at, add)
        if (files && !lastIsOpen && day === days.at(-1))
          add(...transferSteps(db, { invoiceId: id, issued: at, finance: finance.id, now, files, payouts }))
      },
    }
    const paying: Step = {
      at: after(riyadhNoon(day), PAID_AFTER * DAY),
      run: async (at, add) => {
        if (!id) return
        await pay(world, id, at, day === overpaid ? OVERPAID : 0)
        await payouts.bringForward(id, at, add)
      },
    }
    const falling: Step = {
      at: riyadhNoon(today),
      run: async (at) => {
        if (id) await moveInvoice(db, await lockedInvoice(db, id), 'fall_due', at)
      },
    }
    if (day === overdue) return [issuing, falling]
    const isPaid = lastIsOpen ? overdue !== undefined && day < overdue : day !== days.at(-1)
    return isPaid ? [issuing, paying] : [issuing]
  })
}

const BARE = { term: null, month: null, from_day: null, to_day: null, unpaid_days: 0 } as const
const own = (label: string, fee: number): NewLine => ({
  ...BARE,
  kind: 'other',
  contract_id: null,
  label,
  net: 0,
  wht: 0,
  fee,
})

async function draft(db: Db, organisation_id: string, lines: readonly NewLine[], note: string | null, at: Date) {
  const id = newId(at)
  const { subtotal } = totalsOf(lines, 0)
  await insertInvoice(db, { id, organisation_id, month: null, subtotal, note }, at)
  await insertLines(db, id, lines, at)
  return id
}

/** What finance wrote by hand: one that is open, one that was taken back and billed again, and a draft of several lines. */
function handSteps(world: World, { organisationId, client }: Company): Step[] {
  const { db, now, finance } = world
  const ago = (days: number) => after(now, -days * DAY)
  let training = ''
  let again: string | null = null
  return [
    {
      at: ago(40),
      run: async (at) => {
        training = await draft(db, organisationId, [own('تدريب الفريق على لوحة الطلبات', 60_000)], null, at)
        await issue(db, training, finance, at)
      },
    },
    {
      at: ago(37),
      run: async (at) => {
        const credits = fullCredit(await linesOf(db, training, 'ar'))
        const reason = 'صدرت الفاتورة قبل انتهاء التدريب، ونصدرها مرة أخرى بعد اكتماله.'
        await writeCredit(db, await lockedInvoice(db, training), { reason, credits }, finance, at)
        await follow(db, training, at)
      },
    },
    {
      at: ago(30),
      run: async (at) => {
        again = await draftRebilling(db, await lockedInvoice(db, training), at)
        if (again) await issue(db, again, finance, at)
      },
    },
    {
      at: ago(22),
      run: async (at) => {
        if (again) await pay(world, again, at)
      },
    },
    {
      at: ago(3),
      run: async (at) => {
        const lines = [own('ورشة إعداد فريق العمل (Onboarding workshop)', 45_000)]
        await issue(db, await draft(db, organisationId, lines, null, at), finance, at)
      },
    },
    {
      // Today: on the first of a month a draft of yesterday would hold up closing the month before.
      at: now,
      run: async (at) => {
        const [contract] = await db.rows<{ id: string; wht_rate: number }>(sql`
          select contracts.id, wht_rate from contracts join contract_terms on contract_id = contracts.id
            join users on users.id = client_id
          where email = ${client} and state = 'ending' order by contracts.id limit 1`)
        if (!contract) return
        const overtime = {
          ...BARE,
          kind: 'other',
          contract_id: contract.id,
          label: 'ساعات إضافية لإطلاق تطبيق المتجر في اليوم الوطني: عطلة نهاية الأسبوع واليومين التاليين لها',
          ...handAmounts('other', 38_500, contract),
        } as const
        const lines = [overtime, own('Security review of the payment pages', 120_000), own('سفر وإقامة', 31_250)]
        await draft(db, organisationId, lines, 'بحسب محضر الاجتماع الأخير مع خالد العتيبي.', at)
      },
    },
  ]
}

const DETAILS = [
  {
    client: 'client@demo.fareeq.test',
    name: 'شركة سوق الحرفيين للتجارة',
    country: 'SA',
    vat_number: '310123456700003',
    address: '7421 شارع الورشة، حي الصناع، الرياض 12271-3344',
    lastIsOpen: true,
  },
  {
    client: 'sarah@studio.fareeq.test',
    name: 'Whitfield Studios Ltd',
    country: 'GB',
    vat_number: '',
    address: '14 Lanternmaker Row, London E1 0ZZ',
    lastIsOpen: false,
  },
] as const

/**
 * The invoices of two companies, made from their contracts by the rules, with what is paid for them and to whom: in the order
 * of time, so that their numbers and the bookings follow their days.
 */
export async function seedInvoices(db: Db, now: Date, secretKey?: string, files?: Files) {
  if (await db.row(sql`select 1 from invoices limit 1`)) return
  const { id } = await db.one<{ id: string }>(sql`select id from staff where email = 'finance@demo.fareeq.test'`)
  const payouts = await planPayouts(db, now, id, secretKey)
  const world: World = { db, now, finance: { kind: 'staff', id }, files, payouts }
  const steps: Step[] = [...payouts.bonuses, ...quoteSteps(db, now)]
  for (const { client, lastIsOpen, ...details } of DETAILS) {
    const { id: userId } = await db.one<{ id: string }>(sql`select id from users where email = ${client}`)
    const company = { organisationId: await organisationOf(db, userId), client, lastIsOpen }
    await saveBillingRow(db, company.organisationId, { ...details, email: client }, now)
    steps.push(...(await monthSteps(world, company)))
    if (lastIsOpen) steps.push(...handSteps(world, company))
  }
  await runInOrder(steps)
}
