import { Readable } from 'node:stream'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/working-days.ts'
import { paymentPostings } from '@fareeq/domain/ledger/rules.ts'
import { PROOF_UPLOAD } from '@fareeq/domain/payments/limits.ts'
import { referenceKey } from '@fareeq/domain/payments/rules.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { receive } from '../src/features/invoices/actions-settling.ts'
import { insertPayment } from '../src/features/invoices/queries-payments.ts'
import { type InvoiceRow, settlementOf } from '../src/features/invoices/queries.ts'
import { book } from '../src/features/ledger/actions.ts'
import { returnedTicket } from '../src/features/payments/emails.ts'
import { insertRefund, moveRefund, saveTicket } from '../src/features/payments/queries-refunds.ts'
import { insertProof, insertTransfer } from '../src/features/payments/queries-transfers.ts'
import { insertTicket } from '../src/features/tickets/queries-opening.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { Files } from '../src/platform/files/files.ts'
import { newId } from '../src/platform/ids.ts'
import { follow, held } from './invoices-moves.ts'

const CLIENT = 'sarah@studio.fareeq.test'
const TICKET = 'DEM9K3'

/** A page of a bank: a PDF of one line in each row. */
function proofOf(rows: readonly string[]): Buffer {
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

type Transfer = { invoice: InvoiceRow; reference: string; finance: string; at: Date }

async function recordTransfer(db: Db, files: Files, { invoice, reference, finance, at }: Transfer): Promise<string> {
  const day = riyadhDay(at)
  const { id: invoiceId, total: amount } = invoice
  const bytes = proofOf(['Transfer confirmation', `Reference ${reference}`, `${day}   ${formatUsd(amount, 'en')}`])
  const stored = await files.put(Readable.from([bytes]), { limit: PROOF_UPLOAD.maxBytes })
  const [id, proof_id] = [newId(at), newId(at)]
  const name = `${reference}.pdf`
  await insertProof(db, { id: proof_id, staffId: finance, name, mediaType: 'application/pdf', stored }, at)
  const about = { id, invoice_id: invoiceId, amount, currency: 'USD', paid_on: day, recorded_by: finance, proof_id }
  await insertTransfer(db, { ...about, reference, reference_key: referenceKey(reference) }, at)
  const actor = { kind: 'staff', id: finance } as const
  const payment = { invoiceId, paymentId: id, amount, day, actor, note: reference }
  await receive(db, await held(db, invoiceId), payment, at)
  await follow(db, invoiceId, at)
  return id
}

type Returned = { paymentId: string; invoice: InvoiceRow; finance: string; sent: Date; back: Date }

/** Sent to the company, not taken by its bank, and kept for it; finance have a ticket that asks where to send it. */
async function seedReturned(db: Db, { paymentId, invoice, finance, sent, back }: Returned) {
  const { id: invoice_id, organisation_id, total: amount } = invoice
  const actor = { kind: 'staff', id: finance } as const
  const id = newId(sent)
  const reason = 'Paid twice by mistake; the studio asked for it back.'
  const row = { id, payment_id: paymentId, amount, reason, reference: 'RF 2210', requested_by: finance }
  await insertRefund(db, { ...row, state: 'processing' }, sent)
  await moveRefund(db, { id, state: 'processing' }, 'succeed', null, sent)
  const moves = [
    { kind: 'refund', reference: id, amount: 0 - amount, at: sent },
    { kind: 'refund_returned', reference: newId(back), amount, at: back },
  ] as const
  for (const { kind, reference, amount, at } of moves) {
    const day = riyadhDay(at)
    const postings = paymentPostings(organisation_id, amount, settlementOf(await held(db, invoice_id)))
    await insertPayment(db, { id: reference, invoice_id, kind, amount, day, note: null }, at)
    await book(db, { kind, reference, day, actor, postings }, at)
    await follow(db, invoice_id, at)
  }
  await moveRefund(db, { id, state: 'successful' }, 'return', null, back)
  const { id: user_id, name } = await db.one<{ id: string; name: string }>(
    sql`select id, name_for(users, 'en') as name from users where email = ${CLIENT}`,
  )
  await insertTicket(db, {
    id: newId(back),
    reference: TICKET,
    kind: 'returned_refund',
    ...returnedTicket('en', { number: invoice.number ?? '', amount }),
    from_name: name,
    from_email: CLIENT,
    user_id,
    lang: 'en',
    data: { payment_id: paymentId, refund_id: id, invoice_id },
    due_at: ticketDue('returned_refund', back, UNCHANGED),
    now: back,
  })
  await saveTicket(db, id, TICKET, back)
}

/** The newest invoice of the studio was paid by transfer, and once more by mistake: with nothing open it is kept for it. */
export async function seedPayments(db: Db, now: Date, files: Files) {
  if (await db.row(sql`select 1 from payments limit 1`)) return
  const newest = await db.row<{ id: string; issued_at: Date }>(sql`
    select invoices.id, issued_at from invoices join organisation_members using (organisation_id)
      join users on users.id = user_id
    where email = ${CLIENT} and invoices.state = 'issued' order by number desc limit 1`)
  if (!newest || after(newest.issued_at, 12 * DAY) > now) return
  const { id: finance } = await db.one<{ id: string }>(
    sql`select id from staff where email = 'finance@demo.fareeq.test'`,
  )
  const on = (days: number) => after(newest.issued_at, days * DAY)
  const invoice = await held(db, newest.id)
  const transfer = { invoice, finance }
  await recordTransfer(db, files, { ...transfer, reference: 'FT 771204', at: on(2) })
  const paymentId = await recordTransfer(db, files, { ...transfer, reference: 'FT 771998', at: on(4) })
  await seedReturned(db, { ...transfer, paymentId, sent: on(6), back: on(10) })
}
