import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailReceipts } from './mail-receipts.ts'

const NOW = new Date('2026-11-15T09:00:00Z')
const noCall = { url: '', headers: {}, query: {}, fields: {}, body: '', now: NOW }
const SECONDS = NOW.getTime() / 1000
const ID = '0190@fareeq.test'

const mailgun = mailReceipts('mailgun:a-key')
function byMailgun(event: object, { key = 'a-key', timestamp = String(SECONDS) } = {}) {
  const token = 'f'.repeat(50)
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const data = { message: { headers: { 'message-id': ID } }, ...event }
  return { ...noCall, body: JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': data }) }
}
const failed = (reason: string, enhanced: string, severity = 'permanent') => ({
  event: 'failed',
  severity,
  reason,
  'delivery-status': { code: 550, message: 'No such user', 'enhanced-code': enhanced },
})

test.each<[string, object, object]>([
  ['delivered', { event: 'delivered' }, { outcome: 'delivered', isGone: false }],
  ['opened', { event: 'opened' }, { outcome: 'underway' }],
  ['tried again', failed('generic', '4.4.1', 'temporary'), { outcome: 'underway' }],
  ['no such mailbox', failed('bounce', '5.1.1'), { outcome: 'bounced', isGone: true }],
  ['known to be gone', failed('suppress-bounce', ''), { outcome: 'bounced', isGone: true }],
  ['a full mailbox', failed('bounce', '5.2.2'), { outcome: 'bounced', isGone: false }],
  ['our words refused', failed('bounce', '5.7.1'), { outcome: 'bounced', isGone: false }],
  ['given up after hours', failed('old', '5.4.7'), { outcome: 'bounced', isGone: false }],
  ['called unwanted', { event: 'complained' }, { outcome: 'complained', isGone: true }],
  ['called unwanted before', failed('suppress-complaint', ''), { outcome: 'complained', isGone: true }],
])('Mailgun reports: %s', (_, event, expected) =>
  expect(mailgun(byMailgun(event))).toEqual([expect.objectContaining({ providerId: `<${ID}>`, ...expected })]),
)

test('Mailgun says why, and a stranger or an old signature says nothing', () => {
  expect(mailgun(byMailgun(failed('bounce', '5.1.1')))?.[0]?.reason).toBe('Mailgun: bounce 550 No such user')
  expect(mailgun(byMailgun({ event: 'delivered' }, { key: 'another' }))).toBeNull()
  expect(mailgun(byMailgun({ event: 'delivered' }, { timestamp: String(SECONDS - 90_000) }))).toBeNull()
  for (const body of ['', 'null', '[]', '{', '{"signature":{}}', '{"signature":{"signature":"zz"}}'])
    expect(mailgun({ ...noCall, body })).toBeNull()
})

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const sendgrid = mailReceipts(`sendgrid:${keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`)
function bySendgrid(events: unknown, timestamp = String(SECONDS), body = JSON.stringify(events)) {
  const signature = sign('sha256', Buffer.from(timestamp + body), keys.privateKey).toString('base64')
  const headers = {
    'x-twilio-email-event-webhook-signature': signature,
    'x-twilio-email-event-webhook-timestamp': timestamp,
  }
  return { ...noCall, headers, body }
}

test.each<[string, object, object]>([
  ['delivered', { event: 'delivered' }, { outcome: 'delivered' }],
  ['put off', { event: 'deferred' }, { outcome: 'underway' }],
  ['no such mailbox', { event: 'bounce', type: 'bounce', status: '5.1.1' }, { outcome: 'bounced', isGone: true }],
  ['a full mailbox', { event: 'bounce', type: 'bounce', status: '5.2.2' }, { outcome: 'bounced', isGone: false }],
  ['blocked for now', { event: 'bounce', type: 'blocked', status: '5.1.0' }, { outcome: 'bounced', isGone: false }],
  ['not even tried', { event: 'dropped', reason: 'Bounced Address' }, { outcome: 'bounced', isGone: true }],
  ['not tried for our fault', { event: 'dropped', reason: 'Invalid SMTPAPI header' }, { outcome: 'bounced' }],
  ['called unwanted', { event: 'spamreport' }, { outcome: 'complained', isGone: true }],
  ['called unwanted before', { event: 'dropped', reason: 'Spam Reporting Address' }, { outcome: 'complained' }],
])('SendGrid reports: %s', (_, event, expected) =>
  expect(sendgrid(bySendgrid([{ 'smtp-id': `<${ID}>`, ...event }]))).toEqual([
    expect.objectContaining({ providerId: `<${ID}>`, ...expected }),
  ]),
)

test('SendGrid reports many at once; changed words, a stranger or an old signature say nothing', () => {
  const two = [{ event: 'delivered', 'smtp-id': 'a@b' }, { event: 'bounce' }]
  expect(sendgrid(bySendgrid(two))?.map(({ providerId }) => providerId)).toEqual(['<a@b>', ''])
  expect(sendgrid({ ...bySendgrid(two), body: '[]' })).toBeNull()
  expect(sendgrid({ ...bySendgrid(two), headers: {} })).toBeNull()
  expect(sendgrid(bySendgrid(two, String(SECONDS - 90_000)))).toBeNull()
  expect(sendgrid(bySendgrid('no list'))).toEqual([])
  expect(mailgun(bySendgrid(two))).toBeNull()
})

test('a setting that names no relay, or no key of one, stops the start', () => {
  expect(() => mailReceipts('pigeon:x')).toThrow('MAIL_RECEIPTS_SECRET must look like')
  expect(() => mailReceipts('sendgrid:not-a-key')).toThrow()
})
