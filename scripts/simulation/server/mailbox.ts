import { setTimeout as delay } from 'node:timers/promises'
import type { AnswerOf, EndpointRef } from '@fareeq/domain/kernel/endpoint.ts'
import type { localContract } from '@fareeq/domain/local/contract.ts'
import { DAY, HOUR, SECOND } from '../engine/days.ts'
import type { Call, Caller } from './calls.ts'

export type Mail = AnswerOf<typeof localContract.outboxFeed>['data'][number]

export type Mailbox = {
  /** What has arrived since, each once, to whoever it is addressed. */
  fetch(): Promise<Mail[]>
  /** A mail that somebody waits for with the page open, such as a code. */
  waitFor(to: string, pattern: RegExp): Promise<string>
  /** How far it was read, for a run that goes on. */
  bookmark(): Bookmark
}

/** Until when everything was read, and which messages of its last moments, with their times. */
export type Bookmark = { until: number; seen: readonly (readonly [id: string, at: number])[] }

const FEED: EndpointRef<typeof localContract.outboxFeed> = { method: 'GET', path: '/api/local/outbox/feed' }
const PAGE = 2000
/** A person looks again; a mail that has not come in this time has been lost. */
const PATIENCE = 20 * SECOND
const POLL_PAUSE = 4 // ms
/** Two messages of one moment may become visible in another order than they were sent in. */
const OVERLAP = 10 * SECOND
/** A message waits for the morning, for others of its kind, or for a provider that is down. */
const MAX_WAIT = 5 * DAY

const nobody: Caller = { address: '127.0.0.1', lang: 'en' }
const iso = (at: number) => new Date(at).toISOString()

/** All mailboxes and phones of the simulated world, read from the local outbox. */
export function createMailbox(call: Call, bookmark: Bookmark): Mailbox {
  let position = bookmark.until
  let unread: Mail[] = []
  let reading: Promise<void> | undefined
  const seen = new Map<string, number>(bookmark.seen)
  const waiting = new Set<{ to: string; pattern: RegExp; resolve: (match: string) => void }>()

  function receive(mail: Mail) {
    const at = Date.parse(mail.sent_at)
    position = Math.max(position, at)
    if (seen.has(mail.id)) return
    seen.set(mail.id, at)
    unread.push(mail)
    for (const waiter of waiting) {
      const match = mail.to === waiter.to && waiter.pattern.exec(`${mail.subject ?? ''}\n${mail.text}`)
      if (!match) continue
      waiting.delete(waiter)
      waiter.resolve(match[1]!)
    }
  }

  async function read(age: number) {
    for (const [id, at] of seen) if (at < position - 2 * OVERLAP) seen.delete(id)
    for (let from = position - OVERLAP; ;) {
      const query = { sent_from: iso(from), written_from: iso(from - age), limit: PAGE }
      const { data } = await call(nobody, FEED, { query })
      data.forEach(receive)
      if (data.length < PAGE) return
      from = Date.parse(data.at(-1)!.sent_at)
    }
  }
  /** One reading at a time, over all who wait. */
  const readOn = (age: number) => (reading ??= read(age).finally(() => (reading = undefined)))

  return {
    bookmark: () => ({ until: position, seen: [...seen].filter(([, at]) => at >= position - 2 * OVERLAP) }),
    async fetch() {
      await reading
      await readOn(MAX_WAIT)
      const mails = unread
      unread = []
      return mails
    },
    async waitFor(to, pattern) {
      let answer: string | undefined
      const waiter = { to, pattern, resolve: (match: string) => void (answer = match) }
      waiting.add(waiter)
      for (const until = performance.now() + PATIENCE; answer === undefined;) {
        await readOn(HOUR)
        if (answer !== undefined) break
        if (performance.now() > until) {
          waiting.delete(waiter)
          throw new Error(`Nothing like ${pattern} came to ${to}`)
        }
        await delay(POLL_PAUSE)
      }
      return answer
    },
  }
}
