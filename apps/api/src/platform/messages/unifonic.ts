import { createHash, timingSafeEqual } from 'node:crypto'
import { type Driver, type Receipt, Undeliverable } from './driver.ts'
import { REQUEST_TIMEOUT, type PhoneSettings, answerOf } from './provider.ts'

// https://docs.unifonic.com, "Send message" of the SMS API. It carries SMS only: the other channels become an SMS.
const BAD_RECEIVER = /ER-0?7\b|ER-482\b|invalid (recipient|number)/i

/** Receipt states. */
const BOUNCED = /undeliver|failed|rejected|expired/i
const GONE = /rejected|invalid|unknown|blocked/i

export function unifonicDriver(settings: PhoneSettings): Driver {
  const { user, host, endpoint = 'https://el.cloud.unifonic.com', receipts } = settings
  return {
    local: false,
    async send({ id, to, text }) {
      const response = await fetch(`${endpoint}/rest/SMS/messages`, {
        method: 'POST',
        body: new URLSearchParams({
          AppSid: user,
          SenderID: host,
          Recipient: to.replace('+', ''),
          Body: text,
          CorrelationID: id,
          responseType: 'JSON',
        }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      })
      const answer = await answerOf(response, (words) => BAD_RECEIVER.test(words))
      // A refusal may come with status 200.
      const { success, errorCode, data } = JSON.parse(answer) as {
        success?: boolean | string
        errorCode?: string
        data?: { MessageID?: string | number }
      }
      if (String(success) === 'true')
        return { providerId: data?.MessageID === undefined ? null : String(data.MessageID) }
      const words = `Unifonic refused: ${errorCode ?? 'no reason given'}`
      throw BAD_RECEIVER.test(errorCode ?? '') ? new Undeliverable(words) : new Error(words)
    },
    receipt: ({ query, fields }) => (isTheirs(query['key'], receipts.key) ? receiptOf({ ...query, ...fields }) : null),
  }
}

const digest = (word: string) => createHash('sha256').update(word).digest()

/** Unsigned: a shared secret in the webhook URL instead. */
const isTheirs = (secret: string | undefined, key: string | undefined): boolean =>
  secret !== undefined && key !== undefined && timingSafeEqual(digest(secret), digest(key))

function receiptOf(fields: Record<string, string>): Receipt {
  const status = fields['Status'] ?? fields['status'] ?? ''
  const isBounced = BOUNCED.test(status)
  return {
    providerId: fields['MessageID'] ?? fields['messageId'] ?? '',
    outcome: isBounced ? 'bounced' : /^delivered$/i.test(status) ? 'delivered' : 'underway',
    reason: isBounced ? `Unifonic: ${status}` : null,
    isGone: isBounced && GONE.test(status),
  }
}
