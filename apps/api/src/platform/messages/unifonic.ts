import { type Driver, Undeliverable } from './driver.ts'
import { PATIENCE, type PhoneSettings, answerOf } from './provider.ts'

// https://docs.unifonic.com, "Send message" of the SMS API. It carries SMS only: the other channels become an SMS.
const BAD_RECEIVER = /ER-0?7\b|ER-482\b|invalid (recipient|number)/i

export function unifonicDriver({ user, host, endpoint = 'https://el.cloud.unifonic.com' }: PhoneSettings): Driver {
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
        signal: AbortSignal.timeout(PATIENCE),
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
  }
}
