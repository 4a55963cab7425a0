import { Undeliverable } from './driver.ts'

/** What the address of a phone provider says, in its parts. */
export type PhoneSettings = {
  user: string
  password: string
  /** What stands after the @: the sending number or name, or the region. */
  host: string
  /** Another address than the provider's own, e.g. its regional one. */
  endpoint: string | undefined
  /** Where the provider reports what became of a message, and the word it proves itself with there. */
  receipts: { url: string | undefined; key: string | undefined }
}

/** Milliseconds. */
export const PATIENCE = 20_000

/** A lasting "no" about this receiver is final; everything else (our key, their load, the network) is tried again. */
export async function answerOf(response: Response, refusesReceiver: (answer: string) => boolean): Promise<string> {
  const answer = await response.text()
  if (response.ok) return answer
  const words = `${new URL(response.url).host} answered ${response.status}: ${answer.slice(0, 200)}`
  throw refusesReceiver(answer) ? new Undeliverable(words) : new Error(words)
}
