import { staffMay } from '../kernel/permissions/permissions.ts'
import { RECEIPT_FACTS, type ReceiptKind } from './limits.ts'
import type { Trouble } from './schema-messages.ts'

/** Access to messages that did not arrive (D-70): they show the addresses of both sides. */
export const mayReadMessages = (roles: readonly string[]): boolean => staffMay(roles, 'messages.read')

/** Delivery as the outbox knows it. */
export type DeliveryFacts = {
  status: 'queued' | 'sent' | 'failed'
  receipt: ReceiptKind | null
  attempts: number
  dismissed: boolean
}

/** Problem of a message; null where there is none. */
export function troubleOf({ status, receipt, attempts, dismissed }: DeliveryFacts): Trouble | null {
  if (status === 'queued') return attempts > 0 ? 'trying' : null
  if (status !== 'failed' && !(receipt && RECEIPT_FACTS[receipt].is_lost)) return null
  return dismissed ? 'dismissed' : 'failed'
}

/** Dismissal is manual and for failed messages only. A message that is resent afterwards may fail again. */
export const mayDismiss = (facts: DeliveryFacts): boolean => troubleOf(facts) === 'failed'

const LINK = /\s*https?:\/\/\S+/g

/** What a colleague reads of a message to a phone: its sentence. A link is left out, for it may open something by itself. */
export const readableText = (text: string | null): string | null => text?.replaceAll(LINK, '').trim() || null
