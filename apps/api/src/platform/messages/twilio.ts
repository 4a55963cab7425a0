import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Driver, OutgoingMessage, Receipt, ReceiptCall } from './driver.ts'
import { REQUEST_TIMEOUT, type PhoneSettings, answerOf } from './provider.ts'

// https://www.twilio.com/docs/messaging/api/message-resource and /docs/voice/api/call-resource
const BAD_RECEIVER = /"code": ?(21211|21214|21217|21219|21408|21610|21614|63003|63024)\b/
/** Receipt codes: the number does not exist, cannot receive SMS, or has opted out. */
const GONE = new Set(['30005', '30006', '21610', '21614', '63003', '63024'])

export function twilioDriver(settings: PhoneSettings): Driver {
  const { user, password, host, endpoint = 'https://api.twilio.com', receipts } = settings
  const account = `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(user)}`
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    local: false,
    async send(message) {
      const response = await fetch(`${account}/${message.channel === 'voice' ? 'Calls' : 'Messages'}.json`, {
        method: 'POST',
        headers: { authorization },
        body: formOf(message, host, receipts.url),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      })
      const answer = await answerOf(response, (text) => BAD_RECEIVER.test(text))
      return { providerId: (JSON.parse(answer) as { sid?: string }).sid ?? null }
    },
    receipt: (call) => (isSigned(call, password) ? receiptOf(call.fields) : null),
  }
}

/** https://www.twilio.com/docs/usage/security: the address called and the sorted fields, signed with our token. */
function isSigned({ url, headers, fields }: ReceiptCall, token: string): boolean {
  const signed = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + fields[name], url)
  const expected = Buffer.from(createHmac('sha1', token).update(signed).digest('base64'))
  const signature = headers['x-twilio-signature']
  const actual = Buffer.from(typeof signature === 'string' ? signature : '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function receiptOf({ MessageSid = '', MessageStatus = '', ErrorCode }: Record<string, string>): Receipt {
  const isBounced = MessageStatus === 'undelivered' || MessageStatus === 'failed'
  const isDelivered = MessageStatus === 'delivered' || MessageStatus === 'read'
  return {
    providerId: MessageSid,
    outcome: isBounced ? 'bounced' : isDelivered ? 'delivered' : 'underway',
    reason: isBounced ? `Twilio: ${MessageStatus}${ErrorCode ? ` (${ErrorCode})` : ''}` : null,
    isGone: isBounced && GONE.has(ErrorCode ?? ''),
  }
}

function formOf(
  { channel, to, lang, text }: OutgoingMessage,
  from: string,
  receipts: string | undefined,
): URLSearchParams {
  const answerTo: Record<string, string> = receipts ? { StatusCallback: receipts } : {}
  switch (channel) {
    case 'email':
      throw new Error('Twilio sends no mails')
    case 'whatsapp':
      return new URLSearchParams({ To: `whatsapp:${to}`, From: `whatsapp:${from}`, Body: text, ...answerTo })
    case 'sms':
      return new URLSearchParams({ To: to, From: from, Body: text, ...answerTo })
    case 'voice':
      return new URLSearchParams({ To: to, From: from, Twiml: spokenText(text, lang) })
  }
}

/** Text to speech: digit by digit and twice, because it would read "four thousand and twelve". */
function spokenText(text: string, lang: Lang): string {
  const words = text.replace(/\d{4,}/g, (digits) => digits.split('').join(', ')).replace(/[<>&"']/g, ' ')
  const say = `<Say language="${lang === 'ar' ? 'arb' : 'en-GB'}">${words}</Say>`
  return `<Response>${say}<Pause length="1"/>${say}</Response>`
}
