/** State of an undelivered message: failed for good, still retried, or dismissed by a colleague. */
export const TROUBLES = ['failed', 'trying', 'dismissed'] as const

type ChannelFacts = {
  /** To what of a person it goes. A phone rings, so its messages wait for the morning. */
  readonly address: 'email' | 'phone'
  /** A person may choose it for notifications. */
  readonly is_chosen: boolean
}
export const CHANNEL_FACTS = {
  email: { address: 'email', is_chosen: true },
  sms: { address: 'phone', is_chosen: true },
  whatsapp: { address: 'phone', is_chosen: true },
  voice: { address: 'phone', is_chosen: false },
} as const satisfies Readonly<Record<string, ChannelFacts>>
export type MessageChannel = keyof typeof CHANNEL_FACTS
export const MESSAGE_CHANNELS = Object.keys(CHANNEL_FACTS) as MessageChannel[]
type ChannelWith<Facts extends Partial<ChannelFacts>> = {
  [Name in MessageChannel]: (typeof CHANNEL_FACTS)[Name] extends Facts ? Name : never
}[MessageChannel]
export type PhoneChannel = ChannelWith<{ address: 'phone' }>
/** By the name alone: a channel that a person may choose stays one. */
export const isPhone = <Name extends MessageChannel>(channel: Name): channel is Name & PhoneChannel =>
  CHANNEL_FACTS[channel].address === 'phone'

/** Delivery receipts, the graver one later. */
export const RECEIPT_FACTS = {
  delivered: { is_lost: false },
  bounced: { is_lost: true },
  complained: { is_lost: true },
} as const satisfies Readonly<Record<string, { readonly is_lost: boolean }>>
export type ReceiptKind = keyof typeof RECEIPT_FACTS
export const RECEIPT_KINDS = Object.keys(RECEIPT_FACTS) as ReceiptKind[]

/** Sent in place of missed events that are no longer stored: the page refetches everything. */
export const STREAM_RESET = 'stream.reset'
/** The last event of a stream whose session has ended or has other permissions: the page refetches the account. */
export const SESSION_CHANGED = 'session.changed'
/** Channels of notifications that a person may choose. */
export type Channel = ChannelWith<{ is_chosen: true }>
export const CHANNELS = MESSAGE_CHANNELS.filter((name): name is Channel => CHANNEL_FACTS[name].is_chosen)
/** Mailing lists: mails about nothing the person did, each of which can be left with one press (D-10). */
export const LISTS = ['opportunities', 'newsletter', 'reminders'] as const
export type List = (typeof LISTS)[number]
export type Subscription = { list: List; subscribed: boolean }
/** One-click unsubscribe (RFC 8058), named in the mails of a list. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe/one-click/:token'
export const isList = (name: unknown): name is List => LISTS.some((list) => list === name)
/** Kinds of notifications that a person may choose. Codes and the safety of the account are always sent. */
export const NOTICE_KINDS = [
  'milestones',
  'interviews',
  'nominations',
  'requests',
  'assessments',
  'selections',
  'contracts',
  'invoices',
  'payouts',
  'conversations',
  'profile_views',
  'monthly',
  'referrals',
  ...LISTS,
] as const
