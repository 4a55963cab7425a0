import type { Db } from '../db/database.ts'
import type { Drivers, Receipt, ReceiptCall } from './driver.ts'
import { clearAddress, markAddress, saveReceipt } from './queries-receipts.ts'

/** Stores delivery receipts. False when no configured provider has signed the call. */
export async function takeReceipt(db: Db, drivers: Drivers, call: ReceiptCall): Promise<boolean> {
  const receipts = [drivers.mail, drivers.phone].map((driver) => driver.receipt?.(call)).find(Boolean)
  if (!receipts) return false
  for (const receipt of [receipts].flat()) await applyReceipt(db, receipt)
  return true
}

/** Idempotent: known receipts and unknown messages change nothing. */
async function applyReceipt(db: Db, { providerId, outcome, reason, isGone }: Receipt): Promise<void> {
  if (outcome === 'underway' || providerId === '') return
  await db.transaction(async (db) => {
    const message = await saveReceipt(db, providerId, outcome, reason)
    if (!message) return
    if (outcome === 'delivered') await clearAddress(db, message.to, ['refused', 'bounced'])
    else if (isGone) await markAddress(db, message.to, message.channel, outcome, reason ?? outcome)
  })
}
