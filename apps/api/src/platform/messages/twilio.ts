import type { Driver, Outgoing } from './driver.ts'
import { PATIENCE, type PhoneSettings, answerOf } from './provider.ts'

// https://www.twilio.com/docs/messaging/api/message-resource and /docs/voice/api/call-resource
const BAD_RECEIVER = /"code": ?(21211|21214|21217|21219|21408|21610|21614|63003|63024)\b/

export function twilioDriver({ user, password, host, endpoint = 'https://api.twilio.com' }: PhoneSettings): Driver {
  const account = `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(user)}`
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    local: false,
    async send(message) {
      const response = await fetch(`${account}/${message.channel === 'voice' ? 'Calls' : 'Messages'}.json`, {
        method: 'POST',
        headers: { authorization },
        body: formOf(message, host),
        signal: AbortSignal.timeout(PATIENCE),
      })
      const answer = await answerOf(response, (text) => BAD_RECEIVER.test(text))
      return { providerId: (JSON.parse(answer) as { sid?: string }).sid ?? null }
    },
  }
}

function formOf({ channel, to, lang, text }: Outgoing, from: string): URLSearchParams {
  if (channel === 'whatsapp') return new URLSearchParams({ To: `whatsapp:${to}`, From: `whatsapp:${from}`, Body: text })
  if (channel === 'sms') return new URLSearchParams({ To: to, From: from, Body: text })
  // Digits one by one and twice, or a listener hears "four thousand and twelve".
  const words = text.replace(/\d{4,}/g, (digits) => digits.split('').join(', ')).replace(/[<>&"']/g, ' ')
  const say = `<Say language="${lang === 'ar' ? 'arb' : 'en-GB'}">${words}</Say>`
  return new URLSearchParams({ To: to, From: from, Twiml: `<Response>${say}<Pause length="1"/>${say}</Response>` })
}
