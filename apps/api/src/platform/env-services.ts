import * as z from 'zod/mini'
import { addresses, mailbox, onOff, replyUser, secret, webUrl } from './env-values.ts'
import { MAIL_RECEIPTS_SHAPE } from './messages/mail-receipts.ts'

/** Providers of others: mail, SMS, identity, payments, file storage, video calls. */
export const serviceSettings = {
  /** `smtp://user:password@host:587`; without it mail stays in the local outbox. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: z.optional(z.string()),
  /** Webhook signature key of the mail relay: `mailgun:<signing key>` or `sendgrid:<verification key>`. */
  MAIL_RECEIPTS_SECRET: z.optional(
    z.string().check(z.regex(MAIL_RECEIPTS_SHAPE, 'must look like mailgun:<key> or sendgrid:<key>')),
  ),
  /** Where answers to mails go: `reply@in.fareeq.com`, which gets a signed part of its own for each (`reply+…@in.fareeq.com`). */
  MAIL_REPLY_TO: z.optional(replyUser()),
  /** Signature key of whoever hands over the mails to that address, at /api/webhooks/mails. */
  MAIL_INBOUND_SECRET: z.optional(secret(32)),
  /** The mailbox that those mails are delivered to, read by IMAP: `imaps://user:password@host/INBOX`. */
  MAIL_INBOX_URL: z.optional(mailbox()),
  /** `twilio://sid:token@from`, `unifonic://appsid@sender`, `sns://key:secret@region`; without it SMS stay local. */
  SMS_URL: z.optional(
    z.string().check(z.regex(/^(twilio|unifonic|sns):\/\//, 'must start with twilio://, unifonic:// or sns://')),
  ),
  /** An OpenID Connect issuer such as https://accounts.google.com; without it a local provider is bundled, off in production. */
  IDENTITY_ISSUER: z.optional(webUrl()),
  IDENTITY_CLIENT_ID: z.optional(z.string()),
  IDENTITY_CLIENT_SECRET: z.optional(z.string()),
  /** Secret key of Stripe (`sk_live_…`, `sk_test_…`); without it a local payment provider is bundled, off in production. */
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[sr]k_(live|test)_\w+$/, 'must look like sk_live_… or sk_test_…')),
  ),
  /** Signing secret of the webhook that Stripe calls at /api/webhooks/payments. */
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/, 'must look like whsec_…'))),
  /** Another address of Stripe's API, for a stand-in. */
  STRIPE_API_URL: z.optional(webUrl()),
  /** `s3://key:secret@host/bucket?region=…`; without it files live in DATA_DIR. */
  STORAGE_URL: z.optional(z.string().check(z.regex(/^s3:\/\//, 'must start with s3://'))),
  /** ICE servers of the interviews' WebRTC calls: `stun:host:3478`, `turn:host:3478`, comma-separated. */
  STUN_URLS: addresses('stun'),
  TURN_URLS: addresses('turn'),
  /** `static-auth-secret` of the TURN server; derives credentials that expire after hours. */
  TURN_SECRET: z.optional(secret(16)),
  /** Ask the DNS whether a business address can receive mail. Off in the local world, which has no DNS. */
  CHECK_MX: z._default(onOff(), false),
}

type ServiceEnv = z.output<z.ZodMiniObject<typeof serviceSettings>>

export function* unfinishedServices(env: ServiceEnv): Generator<string> {
  if (env.IDENTITY_ISSUER && !(env.IDENTITY_CLIENT_ID && env.IDENTITY_CLIENT_SECRET))
    yield 'IDENTITY_ISSUER needs IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET'
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) yield 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET'
  if (env.MAIL_REPLY_TO && !env.MAIL_INBOUND_SECRET && !env.MAIL_INBOX_URL)
    yield 'MAIL_REPLY_TO needs MAIL_INBOUND_SECRET or MAIL_INBOX_URL: without one of them answers to mails reach nobody'
  if (env.MAIL_INBOX_URL && !env.MAIL_REPLY_TO)
    yield 'MAIL_INBOX_URL needs MAIL_REPLY_TO: mails are read that answer ours'
  if (env.TURN_URLS.length > 0 && !env.TURN_SECRET) yield 'TURN_URLS needs TURN_SECRET'
}
