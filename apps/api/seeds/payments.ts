import { Readable } from 'node:stream'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { paymentPostings } from '@fareeq/domain/ledger/rules.ts'
import { PROOF_UPLOAD } from '@fareeq/domain/payments/limits.ts'
import { referenceKey } from '@fareeq/domain/payments/rules.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { receive } from '../src/features/invoices/actions-settling.ts'
import { insertPayment } from '../src/features/invoices/queries-payments.ts'
import { settlementOf } from '../src/features/invoices/queries.ts'
import { book } from '../src/features/ledger/actions.ts'
import { returnedTicket } from '../src/features/payments/emails.ts'
import { insertRefund, moveRefund, saveTicket } from '../src/features/payments/queries-refunds.ts'
import { insertProof, insertTransfer } from '../src/features/payments/queries-transfers.ts'
import { insertTicket } from '../src/features/tickets/queries-opening.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { Files } from '../src/platform/files/files.ts'
import { newId } from '../src/platform/ids.ts'
import { follow, lockedInvoice } from './invoices-moves.ts'
import type { PayoutPlan } from './payouts.ts'
import type { Step } from './timeline.ts'
import type { InvoiceRow } from '../src/features/invoices/rows.ts'

const CLIENT = 'sarah@studio.fareeq.test'
const TICKET = 'DEM9K3'

/** A page of a bank: a PDF of one line in each row. */
export function proofOf(rows: readonly string[]): Buffer {
  const text = rows.map((row, index) => `1 0 0 1 72 ${760 - index * 28} Tm (${row}) Tj`).join(' ')
  const stream = `BT /F1 14 Tf ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`)
}

type Transfer = { invoice: InvoiceRow; amount: number; reference: string; finance: string; at: Date }

/** As finance record it: with reference, day, amount and proof. */
export async function recordTransfer(
  db: Db,
  files: Files,
  { invoice, amount, reference, finance, at }: Transfer,
): Promise<string> {
  const day = riyadhDay(at)
  const { id: invoiceId } = invoice
  const bytes = proofOf(['Transfer confirmation', `Reference ${reference}`, `${day}   ${formatUsd(amount, 'en')}`])
  const file = await files.put(Readable.from([bytes]), { limit: PROOF_UPLOAD.maxBytes })
  const [id, proof_id] = [newId(at), newId(at)]
  const name = `${reference}.pdf`
  await insertProof(db, { id: proof_id, staffId: finance, name, mediaType: 'application/pdf', file }, at)
  const about = { id, invoice_id: invoiceId, amount, currency: 'USD', paid_on: day, recorded_by: finance, proof_id }
  await insertTransfer(db, { ...about, reference, reference_key: referenceKey(reference) }, at)
  const actor = { kind: 'staff', id: finance } as const
  const payment = { invoiceId, paymentId: id, amount, day, actor, note: reference }
  await receive(db, await lockedInvoice(db, invoiceId), payment, at)
  await follow(db, invoiceId, at)
  return id
}

type RefundContext = { paymentId: string; invoice: InvoiceRow; finance: string }

/** Sent to the company because it had paid twice. */
async function sendBack(db: Db, { paymentId, invoice, finance }: RefundContext, at: Date): Promise<string> {
  const id = newId(at)
  const reason = 'Paid twice by mistake; the studio asked for it back.'
  const row = { id, payment_id: paymentId, amount: invoice.total, reason, reference: 'RF 2210', requested_by: finance }
  await insertRefund(db, { ...row, state: 'processing' }, at)
  await moveRefund(db, { id, state: 'processing' }, 'succeed', null, at)
  await bookMove(db, invoice, { kind: 'refund', reference: id, amount: 0 - invoice.total, finance }, at)
  return id
}

type MoneyMove = { kind: 'refund' | 'refund_returned'; reference: string; amount: number; finance: string }
async function bookMove(
  db: Db,
  { id: invoice_id, organisation_id }: InvoiceRow,
  { kind, reference, amount, finance }: MoneyMove,
  at: Date,
) {
  const day = riyadhDay(at)
  const postings = paymentPostings(organisation_id, amount, settlementOf(await lockedInvoice(db, invoice_id)))
  await insertPayment(db, { id: reference, invoice_id, kind, amount, day, note: null }, at)
  await book(db, { kind, reference, day, actor: { kind: 'staff', id: finance }, postings }, at)
  await follow(db, invoice_id, at)
}

/** Not taken by the company's bank, and kept for it; finance have a ticket that asks where to send it. */
async function comeBack(db: Db, refundId: string, { paymentId, invoice, finance }: RefundContext, at: Date) {
  const { id: invoice_id, total: amount } = invoice
  await bookMove(db, invoice, { kind: 'refund_returned', reference: newId(at), amount, finance }, at)
  await moveRefund(db, { id: refundId, state: 'successful' }, 'return', null, at)
  const { id: user_id, name } = await db.one<{ id: string; name: string }>(
    sql`select id, name_for(users, 'en') as name from users where email = ${CLIENT}`,
  )
  const facts = { number: invoice.number ?? '', amount }
  await insertTicket(db, {
    id: newId(at),
    reference: TICKET,
    kind: 'returned_refund',
    ...returnedTicket('ar', facts),
    from_name: name,
    from_email: CLIENT,
    user_id,
    lang: 'en',
    data: { payment_id: paymentId, refund_id: refundId, invoice_id, english: returnedTicket('en', facts) },
    due_at: ticketDue('returned_refund', at, UNCHANGED),
    now: at,
  })
  await saveTicket(db, refundId, TICKET, at)
}

type Transfers = { invoiceId: string; issued: Date; finance: string; now: Date; files: Files; payouts: PayoutPlan }

/** The newest invoice of the studio was paid by transfer, and once more by mistake: with nothing open it is kept for it. */
export function transferSteps(db: Db, { invoiceId, issued, finance, now, files, payouts }: Transfers): Step[] {
  const on = (days: number) => after(issued, days * DAY)
  if (on(12) > now) return []
  let [paymentId, refundId] = ['', '']
  const transfer = async (reference: string, at: Date) => {
    const invoice = await lockedInvoice(db, invoiceId)
    return recordTransfer(db, files, { invoice, amount: invoice.total, finance, reference, at })
  }
  const returned = async () => ({ paymentId, invoice: await lockedInvoice(db, invoiceId), finance })
  return [
    {
      at: on(2),
      run: async (at, add) => {
        await transfer('FT 771204', at)
        await payouts.bringForward(invoiceId, at, add)
      },
    },
    {
      at: on(4),
      run: async (at) => {
        paymentId = await transfer('FT 771998', at)
      },
    },
    {
      at: on(6),
      run: async (at) => {
        refundId = await sendBack(db, await returned(), at)
      },
    },
    { at: on(10), run: async (at) => comeBack(db, refundId, await returned(), at) },
  ]
}
