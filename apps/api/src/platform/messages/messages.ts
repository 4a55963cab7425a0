import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Drivers, Undeliverable } from './driver.ts'
import { type Message, checkMessage, headerLine } from './message.ts'
import { claimMessage, insertMessage, isWaiting, markFailed, markSent, releaseMessage } from './queries.ts'

const DELIVER = 'messages.deliver'

/** Seconds. A worker that died gives its message up later than its job, and every driver gives up well before both. */
const EXPIRE = 120
const CLAIM = 150

/** With pauses of at most five minutes, about three days of a provider being down. */
const RETRY = { limit: 900, delay: 1, delayMax: 300 }

/**
 * Writes the message in the caller's transaction, and the job that delivers it: both are kept, or neither.
 * A code must be marked `secret`.
 */
export async function queueMessage(db: Db, jobs: Jobs, message: Message): Promise<string> {
  checkMessage(message)
  const id = newId(new Date())
  const mail = message.channel === 'email' ? message : undefined
  await insertMessage(db, {
    id,
    channel: message.channel,
    to: message.to,
    lang: message.lang,
    subject: mail ? headerLine(mail.subject) : null,
    text: message.text,
    html: mail?.html ?? null,
    headers: mail?.headers ?? {},
    calendar: mail?.calendar ?? null,
    secret: message.secret ?? false,
  })
  await jobs.send(db, DELIVER, { id })
  return id
}

/** Hands queued messages to their drivers; before `jobs.start()`. */
export function deliverMessages({ db, jobs, drivers }: { db: Db; jobs: Jobs; drivers: Drivers }): void {
  jobs.work<{ id: string }>(DELIVER, ({ id }) => deliver(db, drivers, id), {
    concurrency: 3,
    retry: RETRY,
    expire: EXPIRE,
  })
}

async function deliver(db: Db, drivers: Drivers, id: string): Promise<void> {
  const message = await claimMessage(db, id, CLAIM)
  if (!message) {
    // Sent, given up, or in the hands of a worker that may yet die: then this job comes back for it.
    if (await isWaiting(db, id)) throw new Error('the message is in another worker’s hands')
    return
  }
  const driver = message.channel === 'email' ? drivers.mail : drivers.phone
  let taken: Awaited<ReturnType<typeof driver.send>>
  try {
    taken = await driver.send(message)
  } catch (error) {
    const reason = reasonOf(error, message.to)
    if (error instanceof Undeliverable) return void (await markFailed(db, id, reason))
    await releaseMessage(db, id, reason)
    // Without its cause, which names the receiver and would be logged.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`${message.channel}: ${reason}`)
  }
  await insist(() => markSent(db, id, taken.providerId, driver.local))
}

/** Providers like to repeat whom they could not reach; the log, where this ends up, names nobody. */
const reasonOf = (error: unknown, to: string): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(to, '[hidden]')
    .replaceAll(to.replace('+', ''), '[hidden]')

/** The provider has it: a database that is away for a minute must not make us send it again. */
async function insist(save: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await save())
    } catch (error) {
      if (tries === 60) throw error
      await delay(1000)
    }
  }
}
