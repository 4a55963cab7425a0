import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Undeliverable } from './driver.ts'
import { createDrivers, phoneDriver } from './drivers.ts'

// Test double of the providers' APIs: records requests and answers as each of them does.

type ReceivedRequest = { method: string; url: string; authorization: string; form: Record<string, string> }
let received: ReceivedRequest[] = []
let answer: { status: number; body: string }

const server = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  const { method = '', url = '', headers } = request
  received.push({ method, url, authorization: headers.authorization ?? '', form })
  response.writeHead(answer.status).end(answer.body)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const endpoint = `endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())
beforeEach(() => void (received = []))

const base = { id: '0190', to: '+966512345678', subject: null, html: null, headers: {}, calendar: null } as const
const sms = { ...base, channel: 'sms', lang: 'ar', text: 'رمز التحقق: 4821' } as const

const providers = {
  twilio: {
    url: `twilio://AC1:to%3Aken@+15550001111?${endpoint}`,
    good: { status: 201, body: '{"sid": "SM1"}' },
    badNumber: { status: 400, body: '{"code": 21211, "message": "Invalid To"}' },
    badKey: { status: 401, body: '{"code": 20003}' },
    id: 'SM1',
  },
  unifonic: {
    url: `unifonic://app1@Fareeq?${endpoint}`,
    good: { status: 200, body: '{"success": true, "data": {"MessageID": 77}}' },
    badNumber: { status: 200, body: '{"success": "false", "errorCode": "ER-482"}' },
    badKey: { status: 401, body: '{"success": "false", "errorCode": "ER-01"}' },
    id: '77',
  },
  sns: {
    url: `sns://AKIA1:secret%2F1@me-south-1?${endpoint}`,
    good: { status: 200, body: '<PublishResponse><MessageId>m-1</MessageId></PublishResponse>' },
    badNumber: { status: 400, body: '<ErrorResponse><Code>InvalidParameter</Code></ErrorResponse>' },
    badKey: { status: 403, body: '<ErrorResponse><Code>SignatureDoesNotMatch</Code></ErrorResponse>' },
    id: 'm-1',
  },
}

test.each(Object.entries(providers))(
  '%s takes a message, refuses a number for good, and may be asked again',
  async (_name, provider) => {
    const driver = phoneDriver(provider.url)
    answer = provider.good
    expect(await driver.send(sms)).toEqual({ providerId: provider.id })
    expect(driver.local).toBe(false)
    answer = provider.badNumber
    await expect(driver.send(sms)).rejects.toBeInstanceOf(Undeliverable)
    for (const trouble of [provider.badKey, { status: 503, body: 'busy' }]) {
      answer = trouble
      const error = await driver.send(sms).catch((error: unknown) => error)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(Undeliverable)
      expect(String(error)).not.toContain('4821')
    }
    await expect(phoneDriver(provider.url.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:1')).send(sms)).rejects.toThrow()
  },
)

test('each provider is spoken to in its own words', async () => {
  answer = providers.twilio.good
  await phoneDriver(providers.twilio.url).send(sms)
  expect(received.at(-1)).toEqual({
    method: 'POST',
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${btoa('AC1:to:ken')}`,
    form: { To: sms.to, From: '+15550001111', Body: sms.text },
  })
  answer = providers.unifonic.good
  await phoneDriver(providers.unifonic.url).send(sms)
  expect(received.at(-1)).toMatchObject({
    url: '/rest/SMS/messages',
    form: { AppSid: 'app1', SenderID: 'Fareeq', Recipient: '966512345678', Body: sms.text, CorrelationID: '0190' },
  })
  answer = providers.sns.good
  await phoneDriver(providers.sns.url).send(sms)
  expect(received.at(-1)?.form).toMatchObject({ Action: 'Publish', PhoneNumber: sms.to, Message: sms.text })
  expect(received.at(-1)?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIA1\/\d{8}\/me-south-1\/sns\/aws4_request, SignedHeaders=[a-z;-]+, Signature=[0-9a-f]{64}$/,
  )
})

test('WhatsApp and voice go their own way; a code is spoken digit by digit, twice', async () => {
  const twilio = phoneDriver(providers.twilio.url)
  answer = providers.twilio.good
  await twilio.send({ ...sms, channel: 'whatsapp' })
  expect(received.at(-1)?.form).toEqual({ To: 'whatsapp:+966512345678', From: 'whatsapp:+15550001111', Body: sms.text })
  await twilio.send({ ...sms, channel: 'voice' })
  expect(received.at(-1)?.url).toContain('/Calls.json')
  expect(received.at(-1)?.form['Twiml']?.match(/4, 8, 2, 1/g)).toHaveLength(2)
})

test('without settings everything stays local; a setting nobody knows stops the start', async () => {
  const drivers = createDrivers({ MAIL_FROM: 'Fareeq <hello@fareeq.test>' })
  expect([drivers.mail.local, drivers.phone.local]).toEqual([true, true])
  expect(await drivers.phone.send(sms)).toEqual({ providerId: null })
  expect(() => phoneDriver('pigeon://a:b@c')).toThrow('SMS_URL must look like')
})

const noCall = { url: '', headers: {}, query: {}, fields: {}, body: '', now: new Date() }

test('Twilio is told where to report, and believed only with its signature', async () => {
  const url = 'https://fareeq.test/api/messages/receipts'
  const driver = phoneDriver(providers.twilio.url, url)
  answer = providers.twilio.good
  await driver.send(sms)
  expect(received.at(-1)?.form).toMatchObject({ StatusCallback: url })
  const reported = (fields: Record<string, string>) => {
    const words = Object.keys(fields)
      .toSorted()
      .reduce((text, name) => text + name + fields[name], url)
    const signature = createHmac('sha1', 'to:ken').update(words).digest('base64')
    return { ...noCall, url, headers: { 'x-twilio-signature': signature }, fields }
  }
  const delivered = { MessageSid: 'SM1', MessageStatus: 'delivered' }
  expect(driver.receipt?.(reported(delivered))).toMatchObject({ providerId: 'SM1', outcome: 'delivered' })
  expect(driver.receipt?.(reported({ ...delivered, MessageStatus: 'sent' }))).toMatchObject({ outcome: 'underway' })
  for (const [ErrorCode, isGone] of [
    ['30003', false],
    ['30005', true],
  ] as const)
    expect(driver.receipt?.(reported({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode }))).toEqual({
      providerId: 'SM1',
      outcome: 'bounced',
      reason: `Twilio: undelivered (${ErrorCode})`,
      isGone,
    })
  expect(driver.receipt?.({ ...reported(delivered), fields: { ...delivered, MessageSid: 'SM2' } })).toBeNull()
  expect(driver.receipt?.({ ...noCall, fields: delivered })).toBeNull()
})

test('Unifonic proves itself by the word it was given', () => {
  const driver = phoneDriver(`${providers.unifonic.url}&receipts=a-long-word`)
  const fields = { MessageID: '77', Status: 'Delivered' }
  expect(driver.receipt?.({ ...noCall, query: { key: 'a-long-word' }, fields })).toMatchObject({
    providerId: '77',
    outcome: 'delivered',
  })
  const rejected = { ...fields, Status: 'Rejected' }
  expect(driver.receipt?.({ ...noCall, query: { key: 'a-long-word' }, fields: rejected })).toMatchObject({
    outcome: 'bounced',
    isGone: true,
  })
  const strangers: Record<string, string>[] = [{}, { key: 'a-long-wordX' }]
  for (const query of strangers) expect(driver.receipt?.({ ...noCall, query, fields })).toBeNull()
  expect(phoneDriver(providers.unifonic.url).receipt?.({ ...noCall, query: { key: '' }, fields })).toBeNull()
})
