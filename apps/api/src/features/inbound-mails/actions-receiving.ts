import { createHmac, timingSafeEqual } from 'node:crypto'
import { inboundMailErrors } from '@fareeq/domain/inbound-mails/errors.ts'
import { isFreshSignature } from '@fareeq/domain/inbound-mails/rules.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { MailFault, ReadMail } from '../../engines/mail-reader/read-mail.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Env } from '../../platform/env.ts'
import { linkToken } from '../../platform/link-token.ts'
import { WorkFailed } from '../../platform/workers/workers.ts'
import { takeMail } from './actions.ts'

/** One queue for all mails: they have no owner before they are read. */
const OWNER = 'inbound mails'

const FAULTS = {
  too_many_parts: inboundMailErrors.mail_too_many_parts,
  unreadable: inboundMailErrors.mail_unreadable,
} as const

/** Outside production there is a key without a setting, with which the page of the outbox signs. */
const secretOf = (env: Env): string | undefined =>
  env.MAIL_INBOUND_SECRET ?? (env.production ? undefined : linkToken(env, 'inbound mails'))

const digestOf = (secret: string, timestamp: string, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest()

/** Headers of a call that hands a mail over. */
export function signMail(env: Env, raw: Buffer, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = digestOf(secretOf(env) ?? '', timestamp, raw).toString('hex')
  return { 'x-fareeq-timestamp': timestamp, 'x-fareeq-signature': signature }
}

type SignedCall = { raw: Buffer; timestamp: string; signature: string }

/** Webhook: the signature is checked before anything is read. */
export async function receiveMail(ctx: ActionContext, { raw, timestamp, signature }: SignedCall) {
  const secret = secretOf(ctx.platform.env)
  if (!secret || !ctx.platform.env.MAIL_REPLY_TO) throw new Refusal(platformErrors.not_found)
  const [expected, actual] = [digestOf(secret, timestamp, raw), Buffer.from(signature, 'hex')]
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected)
  if (!isSigned || !isFreshSignature(timestamp, ctx.now)) throw new Refusal(inboundMailErrors.mail_signature)
  const mail = await parseMail(ctx, raw)
  if ('fault' in mail) throw new Refusal(FAULTS[mail.fault])
  return { data: await takeMail(ctx, mail) }
}

/** In a worker: mails are written by strangers. */
export async function parseMail({ platform }: ActionContext, raw: Buffer): Promise<ReadMail | { fault: MailFault }> {
  const { mailReader, log } = platform
  const mail = await mailReader.run(raw, OWNER).catch((error: unknown) => {
    if (!(error instanceof WorkFailed)) throw error
    log.warn({ reason: error.reason, bytes: raw.length }, 'a mail was not read')
    // Whoever hands it over comes again later; one that cannot be read in time never will be.
    if (error.reason === 'busy' || error.reason === 'closed') throw new Refusal(platformErrors.unavailable)
    return { fault: 'unreadable' as const }
  })
  if ('fault' in mail) log.warn({ fault: mail.fault, bytes: raw.length }, 'a mail was refused')
  return mail
}
