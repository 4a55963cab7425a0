import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Objects of the local provider, in the shapes that Stripe documents. */
export type LocalIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
  last_payment_error: { code: string; message: string } | null
  metadata: Record<string, string>
}

export type LocalSession = {
  id: string
  object: 'checkout.session'
  mode: 'payment'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  metadata: Record<string, string>
  payment_intent: LocalIntent | null
  success_url: string
  cancel_url: string
  url: string | null
  created: number
  expires_at: number
  livemode: false
}

export type LocalRefund = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  currency: string
  status: 'succeeded'
  metadata: Record<string, string>
  created: number
}

/** What the page shows and the bank does, beside what the API answers. */
export type LocalCheckout = {
  session: LocalSession
  name: string
  intentMetadata: Record<string, string>
  settlesAt: number | null
}
export type StoredReply = { request: string; status: number; body: string }

type Records = {
  checkouts: Record<string, LocalCheckout>
  refunds: Record<string, LocalRefund>
  replies: Record<string, StoredReply>
}

/** Eviction bound, far above what a local world needs; the oldest go first. */
const MAX_RECORDS = 2000

export const newKey = (prefix: string): string => `${prefix}_test_${randomBytes(16).toString('hex')}`

/** Kept in a file of its own, so that it survives a restart as a provider elsewhere would; without one, in memory. */
export function localRecords(file: string | null) {
  const records: Records =
    file && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Records)
      : { checkouts: {}, refunds: {}, replies: {} }
  return {
    ...records,
    save() {
      for (const kind of [records.checkouts, records.refunds, records.replies])
        for (const old of Object.keys(kind).slice(0, -MAX_RECORDS)) delete kind[old]
      if (!file) return
      mkdirSync(dirname(file), { recursive: true })
      // Atomic: a crash leaves the old file or the new one.
      writeFileSync(`${file}.new`, JSON.stringify(records))
      renameSync(`${file}.new`, file)
    },
  }
}
export type LocalRecords = ReturnType<typeof localRecords>
