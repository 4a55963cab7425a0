/** State of an undelivered message: failed for good, still retried, or dismissed by a colleague. */
export const TROUBLES = ['failed', 'trying', 'dismissed'] as const
export const MESSAGE_CHANNELS = ['email', 'sms', 'whatsapp', 'voice'] as const
/** Sent in place of missed events that are no longer stored: the page refetches everything. */
export const STREAM_RESET = 'stream.reset'
/** The last event of a stream whose session has ended or has other permissions: the page refetches the account. */
export const SESSION_CHANGED = 'session.changed'
/** Channels of notifications that a person may choose. */
export const CHANNELS = ['email', 'sms', 'whatsapp'] as const
/** Mailing lists: mails about nothing the person did, each of which can be left with one press (D-10). */
export const LISTS = ['opportunities', 'newsletter', 'reminders'] as const
export type List = (typeof LISTS)[number]
export type Subscription = { list: List; subscribed: boolean }
/** One-click unsubscribe (RFC 8058), named in the mails of a list. */
export const LEAVING_PATH = '/api/unsubscribe/one-click/:token'
export const isList = (name: unknown): name is List => LISTS.some((one) => one === name)
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
  'profile_views',
  'monthly',
  'referrals',
  ...LISTS,
] as const
