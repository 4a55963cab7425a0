import { settlementEvent } from '@fareeq/domain/invoices/states.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { openOf } from '@fareeq/domain/ledger/rules.ts'
import { moveCredit } from '../src/features/invoices/actions-applying.ts'
import { numberInvoice } from '../src/features/invoices/actions-issuing.ts'
import { receive } from '../src/features/invoices/actions-settling.ts'
import { creditsOf } from '../src/features/invoices/queries-payments.ts'
import { lockInvoice, moveInvoice, settlementOf } from '../src/features/invoices/queries.ts'
import { currentId } from '../src/features/sellers/queries.ts'
import type { Actor } from '../src/platform/audit.ts'
import type { Db } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/ids.ts'
import type { InvoiceRow } from '../src/features/invoices/rows.ts'

// Moves of invoices in the demo world, without notifications.

export const CLOCK = { kind: 'system' } as const

export const lockedInvoice = async (db: Db, id: string): Promise<InvoiceRow> => {
  const row = await lockInvoice(db, id)
  if (!row) throw new Error('An invoice was just written')
  return row
}

/** Its state after money or a credit note. */
export async function follow(db: Db, id: string, at: Date) {
  const row = await lockedInvoice(db, id)
  await moveInvoice(db, row, settlementEvent(settlementOf(row)), at)
}

/** Numbers and books it, and sets against it what is kept for the company. */
export async function issue(db: Db, id: string, actor: Actor, at: Date) {
  const seller = { id: (await currentId(db, riyadhDay(at))) ?? null }
  const issued = await numberInvoice(db, await lockedInvoice(db, id), actor, seller, UNCHANGED, at)
  let open = issued.total
  for (const source of await creditsOf(db, issued.organisation_id)) {
    const amount = Math.min(open, source.credit)
    if (amount === 0) continue
    await moveCredit(db, await lockedInvoice(db, source.id), await lockedInvoice(db, id), amount, actor, at)
    await follow(db, source.id, at)
    await follow(db, id, at)
    open -= amount
  }
}

/** What is open of it, and so much beyond that. */
export async function payInvoice(db: Db, id: string, beyond: number, actor: Actor, at: Date) {
  const row = await lockedInvoice(db, id)
  const amount = openOf(settlementOf(row)) + beyond
  await receive(db, row, { invoiceId: id, paymentId: newId(at), amount, day: riyadhDay(at), actor, note: null }, at)
  await follow(db, id, at)
}
