import { setTimeout as delay } from 'node:timers/promises'
import type { StaffEvent } from '@fareeq/domain/notifications/rules-live.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { appendEvent } from '../events/queries.ts'
import { STAFF_TOPIC } from '../events/staff.ts'
import { newId } from '../ids.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { MailTexts } from './mail-texts.ts'
import { type Drivers, type OutgoingMessage, Undeliverable } from './driver.ts'
import { type Message, checkMessage, headerLine } from './message.ts'
import { clearAddress, markAddress } from './queries-receipts.ts'
import {
  claimMessage,
  insertMessage,
  markFailed,
  markSent,
  releaseMessage,
  reviveMessage,
  waitingMessage,
} from './queries.ts'
import { LAST_ATTEMPT, pauseAfter } from './retries.ts'

const DELIVER = 'messages.deliver'

/** Seconds. The claim on a message expires later than its job, and every driver times out well before both. */
const EXPIRE = 120
const CLAIM = 150

/** For workers that die and for a database that is away; a provider's failures have their own backoff. */
const RETRY = { limit: 100, delay: 1, delayMax: 300 }

/** The outbox, and the texts that were published for its mails. */
type Outbox = { jobs: Jobs; clock: Clock; mails?: MailTexts }

/**
 * Transactional outbox: writes the message and its delivery job in the caller's transaction. A code must be marked `secret`.
 * Every message passes here, so this is where published texts take the place of the code's.
 */
export async function queueMessage(db: Db, outbox: Outbox, message: Message): Promise<string> {
  const id = await writeMessage(db, outbox, message)
  const { wait } = message
  await outbox.jobs.send(db, DELIVER, { id }, wait ? { startAfter: wait } : {})
  return id
}

/** The same for many at once: their delivery jobs are one statement. */
export async function queueMessages(db: Db, outbox: Outbox, messages: readonly (Message & { wait?: never })[]) {
  const jobs: { id: string }[] = []
  for (const message of messages) jobs.push({ id: await writeMessage(db, outbox, message) })
  await outbox.jobs.sendAll(db, DELIVER, jobs)
}

async function writeMessage(db: Db, { mails, clock }: Outbox, message: Message): Promise<string> {
  checkMessage(message)
  const id = newId(clock.now())
  const mail = message.channel === 'email' ? (mails?.rewrite(message) ?? message) : undefined
  await insertMessage(db, {
    id,
    channel: message.channel,
    to: message.to,
    lang: message.lang,
    subject: mail ? headerLine(mail.subject) : null,
    text: mail?.text ?? mails?.withPublishedTexts(message.lang, { phone: message.text }).phone ?? message.text,
    html: mail?.html ?? null,
    headers: mail?.headers ?? {},
    calendar: mail?.calendar ?? null,
    secret: message.secret ?? false,
    digestKey: mail?.digestKey ?? null,
    wait: message.wait ?? 0,
  })
  return id
}

/** Starts over with a message that was given up or bounced. False when there is nothing to send. */
export async function sendAgain(db: Db, jobs: Jobs, id: string): Promise<boolean> {
  if (!(await reviveMessage(db, id))) return false
  await jobs.send(db, DELIVER, { id })
  return true
}

type Post = { db: Db; jobs: Jobs; drivers: Drivers; log: Log }

/** Delivery worker of the outbox; before `jobs.start()`. */
export function deliverMessages(post: Post): void {
  post.jobs.work<{ id: string }>(DELIVER, ({ id }) => deliver(post, id), {
    concurrency: 3,
    retry: RETRY,
    expire: EXPIRE,
  })
}

async function deliver(post: Post, id: string): Promise<void> {
  const { db, jobs, drivers } = post
  const claimed = await claimMessage(db, id, CLAIM)
  if (!claimed) {
    const waiting = await waitingMessage(db, id)
    if (waiting?.until) return jobs.send(db, DELIVER, { id }, { startAfter: waiting.until })
    // Sent, given up, or claimed by another worker that may yet die: then this job is retried.
    if (waiting) throw new Error('the message is in another worker’s hands')
    return
  }
  const { attempts, ...message } = claimed
  const driver = message.channel === 'email' ? drivers.mail : drivers.phone
  let receipt: Awaited<ReturnType<typeof driver.send>>
  try {
    receipt = await driver.send(message)
  } catch (error) {
    return afterFailure(post, message, attempts, error)
  }
  await retrySave(async () => {
    await markSent(db, id, receipt.providerId, driver.local)
    // Acceptance clears an earlier refusal; delivery is reported later.
    if (!driver.local) await clearAddress(db, message.to, ['refused'])
  })
}

/** No retry for a receiver who does not exist; otherwise until the last attempt. */
async function afterFailure({ db, jobs, log }: Post, message: OutgoingMessage, attempts: number, error: unknown) {
  const { id, to, channel } = message
  const reason = reasonOf(error, to)
  const isOver = error instanceof Undeliverable || attempts >= LAST_ATTEMPT
  log.warn({ channel, id, attempts, reason, isOver }, 'a message was not taken')
  await db.transaction(async (db) => {
    if (error instanceof Undeliverable && error.isGone) await markAddress(db, to, channel, 'refused', reason)
    if (isOver) {
      await markFailed(db, id, reason)
      return appendEvent(db, deliveryChanged(id))
    }
    const released = await releaseMessage(db, id, reason, pauseAfter(attempts, Math.random()))
    if (released) await jobs.send(db, DELIVER, { id }, { startAfter: released.until })
  })
}

/** Event for staff who handle delivery failures. */
const deliveryChanged = (id: string) => ({
  topic: STAFF_TOPIC,
  userId: null,
  name: 'delivery.changed' satisfies StaffEvent,
  body: { id },
})

/** Providers repeat the receiver in errors: redacted, because the reason is logged. */
const reasonOf = (error: unknown, to: string): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(to, '[hidden]')
    .replaceAll(to.replace('+', ''), '[hidden]')

/** Retries the save: the provider has accepted the message, and a short database outage must not send it twice. */
async function retrySave(save: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await save())
    } catch (error) {
      if (tries === 60) throw error
      await delay(1000)
    }
  }
}
