import { createHmac, timingSafeEqual } from 'node:crypto'
import { REPLY_KINDS, type ReplyKind } from '@fareeq/domain/inbound-mails/limits.ts'
import type { Env } from '../env.ts'
import { base32, fromBase32 } from '../totp.ts'

type Keys = Pick<Env, 'TOKEN_KEY' | 'MAIL_REPLY_TO'>
/** What is answered, and by whom: a person is named by their id, or without an account by the address that the mail goes to. */
export type ReplyContext = { kind: ReplyKind; id: string; person: string }

/** A local part has at most 64 characters: 1 byte of the kind, 16 of the id and 16 of the signature are 53 in base 32. */
const [ID_BYTES, SIGNATURE_BYTES] = [16, 16]
const TOKEN_BYTES = 1 + ID_BYTES + SIGNATURE_BYTES

const signatureOf = ({ TOKEN_KEY }: Keys, { kind, id, person }: ReplyContext): Buffer =>
  createHmac('sha256', TOKEN_KEY)
    .update(`reply address\n${kind}\n${id}\n${person.toLowerCase()}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)

/**
 * Reply address of one person for one thing, signed (HMAC): `reply+<token>@domain`. In lower case, because servers on the way
 * may change it to that. Null where no mail comes in.
 */
export function replyAddress(keys: Keys, context: ReplyContext): string | null {
  if (!keys.MAIL_REPLY_TO) return null
  const id = Buffer.from(context.id.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([Buffer.of(REPLY_KINDS.indexOf(context.kind)), id, signatureOf(keys, context)])
  const [user, domain] = keys.MAIL_REPLY_TO.split('@')
  return `${user}+${base32(token).toLowerCase()}@${domain}`
}

/** Header of a mail that may be answered; none where no mail comes in. */
export function replyHeader(keys: Keys, context: ReplyContext): Record<string, string> {
  const address = replyAddress(keys, context)
  return address ? { 'Reply-To': address } : {}
}

export type ReplyToken = { kind: ReplyKind; id: string; belongsTo(person: string): boolean }

/** What an address says; whose it is only its person tells, by whom the signature is checked. Null where it is none of ours. */
export function readReplyAddress(keys: Keys, address: string): ReplyToken | null {
  const [user = '', domain] = keys.MAIL_REPLY_TO?.toLowerCase().split('@') ?? []
  const [local = '', host] = address.toLowerCase().split('@')
  if (!domain || host !== domain || !local.startsWith(`${user}+`)) return null
  const token = fromBase32(local.slice(user.length + 1))
  const kind = REPLY_KINDS[token?.[0] ?? -1]
  if (token?.length !== TOKEN_BYTES || !kind) return null
  const hex = token.subarray(1, 1 + ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const signature = token.subarray(1 + ID_BYTES)
  return { kind, id, belongsTo: (person) => timingSafeEqual(signature, signatureOf(keys, { kind, id, person })) }
}
