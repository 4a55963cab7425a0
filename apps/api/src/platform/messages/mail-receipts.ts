import { createHmac, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import type { Receipt, ReceiptCall } from './driver.ts'

/** Delivery webhooks of the mail relay; null when the signature is not the relay's. */
export type MailReceipts = (call: ReceiptCall) => readonly Receipt[] | null

/** `mailgun:<HTTP webhook signing key>` or `sendgrid:<verification key>`. */
export const MAIL_RECEIPTS_SHAPE = /^(mailgun|sendgrid):(\S+)$/

export function mailReceipts(setting: string): MailReceipts {
  const [, provider, key = ''] = MAIL_RECEIPTS_SHAPE.exec(setting) ?? []
  if (provider === 'mailgun') return (call) => fromMailgun(call, key)
  if (provider === 'sendgrid') {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return (call) => fromSendgrid(call, publicKey)
  }
  throw new Error('MAIL_RECEIPTS_SECRET must look like mailgun:… or sendgrid:…')
}

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
/** Without what the database cannot store. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toWellFormed().replaceAll('\0', '') : ''

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Replay protection: relays retry for hours; an older signature is refused. Seconds. */
const isFresh = (timestamp: string, now: Date): boolean => Math.abs(now.getTime() - Number(timestamp) * 1000) < DAY

/** With angle brackets, which some relays strip. */
const messageId = (value: unknown): string => {
  const id = textOf(value).replace(/^<|>$/g, '')
  return id && `<${id}>`
}

/** A full mailbox, a server error or a refused content says nothing about the address. */
const isAboutAddress = (status: string): boolean => !/^(4|5\.2\.2|5\.3|5\.7)/.test(status)

const relayReason = (relay: string, ...words: unknown[]): string =>
  `${relay}: ${words.map(textOf).filter(Boolean).join(' ')}`.slice(0, 300)

const UNDERWAY = { outcome: 'underway', reason: null, isGone: false } as const
const DELIVERED = { outcome: 'delivered', reason: null, isGone: false } as const

// https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
function fromMailgun({ body, now }: ReceiptCall, key: string): Receipt[] | null {
  const report = fieldsOf(parsed(body))
  const signed = fieldsOf(report['signature'])
  const [timestamp, token, signature] = ['timestamp', 'token', 'signature'].map((name) => textOf(signed[name]))
  const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest()
  const actual = Buffer.from(signature ?? '', 'hex')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected) || !isFresh(timestamp ?? '', now))
    return null
  const event = fieldsOf(report['event-data'])
  const providerId = messageId(fieldsOf(fieldsOf(event['message'])['headers'])['message-id'])
  return [{ providerId, ...mailgunOutcome(event) }]
}

function mailgunOutcome(event: Fields): Omit<Receipt, 'providerId'> {
  const status = fieldsOf(event['delivery-status'])
  const cause = textOf(event['reason'])
  if (event['event'] === 'delivered') return DELIVERED
  if (event['event'] === 'complained' || cause === 'suppress-complaint')
    return { outcome: 'complained', reason: relayReason('Mailgun', 'complained'), isGone: true }
  if (event['event'] !== 'failed' || event['severity'] !== 'permanent') return UNDERWAY
  const reason = relayReason('Mailgun', cause, status['code'], status['message'] || status['description'])
  const isBounce = cause === 'bounce' || cause === 'suppress-bounce'
  return { outcome: 'bounced', reason, isGone: isBounce && isAboutAddress(textOf(status['enhanced-code'])) }
}

// https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
function fromSendgrid({ headers, body, now }: ReceiptCall, key: KeyObject): Receipt[] | null {
  const signature = Buffer.from(textOf(headers['x-twilio-email-event-webhook-signature']), 'base64')
  const timestamp = textOf(headers['x-twilio-email-event-webhook-timestamp'])
  if (signature.length === 0 || !isFresh(timestamp, now)) return null
  if (!verify('sha256', Buffer.from(timestamp + body), key, signature)) return null
  const events = parsed(body)
  return (Array.isArray(events) ? events : [])
    .map(fieldsOf)
    .map((event) => ({ providerId: messageId(event['smtp-id']), ...sendgridOutcome(event) }))
}

function sendgridOutcome(event: Fields): Omit<Receipt, 'providerId'> {
  const cause = textOf(event['reason'])
  const reason = relayReason('SendGrid', event['event'], event['status'], cause)
  switch (event['event']) {
    case 'delivered':
      return DELIVERED
    case 'spamreport':
      return { outcome: 'complained', reason, isGone: true }
    case 'dropped':
      if (/spam report/i.test(cause)) return { outcome: 'complained', reason, isGone: true }
      return { outcome: 'bounced', reason, isGone: /^(bounced address|invalid)$/i.test(cause) }
    case 'bounce':
      return {
        outcome: 'bounced',
        reason,
        isGone: event['type'] !== 'blocked' && isAboutAddress(textOf(event['status'])),
      }
    default:
      return UNDERWAY
  }
}
