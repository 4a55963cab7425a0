import type { ProviderStatus, ProviderUpdate, RefundStatus } from '@fareeq/domain/payments/rules.ts'
import * as z from 'zod/mini'
import type { Notice, RefundUpdate } from './provider.ts'

// A right signature proves the sender, not the shape: every field that is kept or compared is parsed first.

const MAX_LENGTH = 200
const MAX_TYPE_LENGTH = 100
/** Text that the database takes: PostgreSQL has no U+0000. */
const text = (max = MAX_LENGTH) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => !value.includes('\0')),
  )
/** Whole cents, as the library counts them. */
const cents = () => z.int().check(z.minimum(0))
const currency = () =>
  z.pipe(
    text(10),
    z.transform((code: string) => code.toUpperCase()),
  )
const reference = () => z.nullish(z.union([text(), z.looseObject({ id: text() })]))
const metadata = () => z.nullish(z.record(z.string(), z.unknown()))

const envelope = z.looseObject({
  id: text().check(z.minLength(1)),
  type: text(MAX_TYPE_LENGTH),
  livemode: z.boolean(),
  data: z.looseObject({ object: z.unknown() }),
})
const session = z.looseObject({
  id: text(),
  status: z.nullish(z.string()),
  payment_status: z.string(),
  amount_total: z.nullish(cents()),
  currency: z.nullish(currency()),
  payment_intent: reference(),
  metadata: metadata(),
})
const intent = z.looseObject({ id: text(), amount: cents(), currency: currency(), metadata: metadata() })
const refund = z.looseObject({
  id: text(),
  status: z.nullish(z.string()),
  amount: cents(),
  currency: currency(),
  metadata: metadata(),
})
const attempt = z.looseObject({ status: z.string(), last_payment_error: z.nullish(z.unknown()) })

type Session = z.output<typeof session>

const idOf = (value: z.output<ReturnType<typeof reference>>): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)
const nameIn = (fields: z.output<ReturnType<typeof metadata>>, name: string): string | null => {
  const value = fields?.[name]
  return typeof value === 'string' ? value : null
}

function statusOf({ status, payment_status: paid, payment_intent: value }: Session): ProviderStatus {
  if (paid === 'paid') return 'paid'
  const expanded = attempt.safeParse(value)
  if (expanded.success && expanded.data.last_payment_error && expanded.data.status !== 'processing') return 'declined'
  return status === 'expired' ? 'expired' : status === 'complete' ? 'underway' : 'open'
}

function toUpdate(session: Session, override?: ProviderStatus): ProviderUpdate {
  const status = override ?? statusOf(session)
  return {
    status,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    isOpen: session.status === 'open' || status === 'underway',
    sessionId: session.id,
    intentId: idOf(session.payment_intent),
  }
}
/** Of a checkout that was fetched; throws on another shape. */
export const updateOf = (value: unknown): ProviderUpdate => toUpdate(session.parse(value))

const REFUND_STATUS: Readonly<Record<string, RefundStatus>> = {
  succeeded: 'done',
  failed: 'refused',
  canceled: 'refused',
}
const toRefundUpdate = ({ id, status, amount, currency: code }: z.output<typeof refund>): RefundUpdate => ({
  providerId: id,
  status: REFUND_STATUS[status ?? ''] ?? 'underway',
  amount,
  currency: code,
})
export const refundUpdateOf = (value: unknown): RefundUpdate => toRefundUpdate(refund.parse(value))

type EventTopic = NonNullable<Notice['about']>

const ofSession = (value: unknown, override?: ProviderStatus): EventTopic => {
  const checkout = session.parse(value)
  return { kind: 'payment', paymentId: nameIn(checkout.metadata, 'payment_id'), update: toUpdate(checkout, override) }
}
const ofIntent = (value: unknown): EventTopic => {
  const { id, amount, currency: code, metadata: fields } = intent.parse(value)
  const update = { status: 'declined', amount, currency: code, isOpen: null, sessionId: null, intentId: id } as const
  return { kind: 'payment', paymentId: nameIn(fields, 'payment_id'), update }
}
const ofRefund = (value: unknown): EventTopic => {
  const returned = refund.parse(value)
  return { kind: 'refund', refundId: nameIn(returned.metadata, 'refund_id'), update: toRefundUpdate(returned) }
}

const READERS: Readonly<Record<string, (value: unknown) => EventTopic>> = {
  'checkout.session.completed': (value) => ofSession(value),
  'checkout.session.async_payment_succeeded': (value) => ofSession(value),
  'checkout.session.expired': (value) => ofSession(value),
  'checkout.session.async_payment_failed': (value) => ofSession(value, 'declined'),
  'payment_intent.payment_failed': ofIntent,
  'refund.created': ofRefund,
  'refund.updated': ofRefund,
  'refund.failed': ofRefund,
}

/** A signed event; `malformed` where it has no id to keep it by, and not readable where its object is none of ours. */
export function noticeOf(value: unknown, isLive: boolean): Notice | 'malformed' {
  const event = envelope.safeParse(value)
  if (!event.success) return 'malformed'
  const { id, type, livemode, data } = event.data
  // Only events of connected accounts name one, and we have none.
  const common = { id, type, isForeign: event.data['account'] !== undefined || livemode !== isLive }
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!read) return { ...common, about: null, isReadable: true }
  try {
    return { ...common, about: read(data.object), isReadable: true }
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    return { ...common, about: null, isReadable: false }
  }
}
