import type { Db } from '../db/database.ts'
import type { Drivers, ReceiptCall } from './driver.ts'
import { clearAddress, markAddress, saveReceipt } from './queries-receipts.ts'

/** Keeps what a provider reports about a message. False when no provider of ours has called. */
export async function takeReceipt(db: Db, drivers: Drivers, call: ReceiptCall): Promise<boolean> {
  const receipt = [drivers.mail, drivers.phone].map((driver) => driver.receipt?.(call)).find(Boolean)
  if (!receipt) return false
  const { providerId, outcome, reason, isGone } = receipt
  if (outcome === 'underway' || providerId === '') return true
  await db.transaction(async (db) => {
    const message = await saveReceipt(db, providerId, outcome, reason)
    if (!message) return
    if (outcome === 'delivered') await clearAddress(db, message.to)
    else if (isGone) await markAddress(db, message.to, message.channel, reason ?? outcome)
  })
  return true
}
