import { DAY, MINUTE } from '../kernel/time/time.ts'
import { type InboundReason, REPLY_FACTS, type ReplyKind, reasonFacts } from './limits.ts'

/** A signature is valid for so long, in both directions: clocks differ. A copy of the same call changes nothing anyway. */
const SIGNATURE_WINDOW = 5 * MINUTE

export const isFreshSignature = (timestamp: string, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1000) <= SIGNATURE_WINDOW

/** Why a mail in a mailbox is not read as a whole. */
export type UnreadReason = Extract<InboundReason, 'too_large' | 'unreadable'>
/** After so many failures a mail waits for a colleague, and the next one is read. */
export const INBOX_ATTEMPTS = 5
/** Shorter than the 90 days for which a mail is known: what is older was taken, or decided about. */
const INBOX_MEMORY = 80 * DAY
export const isTooOld = (arrivedAt: Date, now: Date): boolean => now.getTime() - arrivedAt.getTime() > INBOX_MEMORY

type MailFacts = {
  automatic: 'auto_reply' | 'bounce' | 'bulk' | null
  /** It came from an address of ours, or with a Message-ID of ours. */
  isOwn: boolean
  /** It was sent to a reply address that we signed. */
  hasAddress: boolean
  /** What the address belongs to is there, and so is its person. */
  hasPerson: boolean
  /** It comes from an address of that person. */
  isFromPerson: boolean
  /** Its person has written as much in this minute as the page takes. */
  isFlood: boolean
  hasFiles: boolean
  text: string
  /** Of an answer of this kind. */
  maxLength: number
}

/** Why a mail is not taken; null where it becomes a message. */
export function inboundReason(mail: MailFacts): InboundReason | null {
  if (mail.isOwn) return 'own'
  if (mail.automatic) return mail.automatic
  if (!mail.hasAddress) return 'no_address'
  if (!mail.hasPerson) return 'gone'
  if (!mail.isFromPerson) return 'other_sender'
  if (mail.isFlood) return 'too_many'
  if (mail.text === '' && !mail.hasFiles) return 'no_text'
  return mail.text.length > mail.maxLength ? 'too_long' : null
}

type HeldFacts = {
  reason: InboundReason
  /** What its address belongs to; null where it is gone, or the colleague does not answer it. */
  kind: ReplyKind | null
  /** Whose address it is takes part in it now. */
  hasPerson: boolean
  isSettled: boolean
  text: string
}

/** Whether a colleague may take a held mail for the message of the person whose reply address it was sent to. */
export const canAccept = ({ reason, kind, hasPerson, isSettled, text }: HeldFacts): boolean =>
  reasonFacts(reason).isAcceptable === true &&
  kind !== null &&
  hasPerson &&
  !isSettled &&
  text !== '' &&
  text.length <= REPLY_FACTS[kind].maxLength
