import { Undeliverable } from './driver.ts'

/** A phone provider's URL, parsed. */
export type PhoneSettings = {
  user: string
  password: string
  /** After the @: the sending number or name, or the region. */
  host: string
  /** Overrides the provider's default endpoint. */
  endpoint: string | undefined
  /** Webhook for delivery receipts, and its shared secret. */
  receipts: { url: string | undefined; key: string | undefined }
}

/** Milliseconds. */
export const REQUEST_TIMEOUT = 20_000

/** A permanent error about this receiver is final; everything else (our key, their load, the network) is retried. */
export async function answerOf(response: Response, refusesReceiver: (answer: string) => boolean): Promise<string> {
  const answer = await response.text()
  if (response.ok) return answer
  const words = `${new URL(response.url).host} answered ${response.status}: ${answer.slice(0, 200)}`
  throw refusesReceiver(answer) ? new Undeliverable(words) : new Error(words)
}
