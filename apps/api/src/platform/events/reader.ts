import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { Listen, Subscription } from '../db/connections/listen.ts'
import type { Log } from '../log.ts'
import { CHANNEL, type EventBatch, currentSnapshot, eventsSince, wakeNodes } from './queries.ts'
import type { Snapshot } from './snapshot.ts'

/** Milliseconds. */
const COALESCE = 50
const POLL_MS = 5000
const AFTER_FAILURE = 1000

type Options = { db: Db; listen: Listen; log: Log; onBatch: (reading: EventBatch) => void }

/** Reads new events, once for the whole node, on notification. */
export function createReader({ db, listen, log, onBatch }: Options) {
  const node = randomUUID()
  let lastSnapshot: Snapshot | undefined
  let running = false
  let reading: Promise<void> | undefined
  let again = false
  let retry: NodeJS.Timeout | undefined
  let wakeTimer: NodeJS.Timeout | undefined
  let lastWake = 0
  let subscription: Subscription | undefined
  let pollTimer: NodeJS.Timeout | undefined

  const snapshot = (): Snapshot => {
    if (!lastSnapshot) throw new Error('events are read only after start()')
    return lastSnapshot
  }

  const poll = () => {
    if (!running) return
    again = true
    reading ??= readAll()
  }

  async function readAll() {
    while (again && running) {
      again = false
      try {
        const batch = await eventsSince(db, snapshot())
        lastSnapshot = batch.snapshot
        onBatch(batch)
      } catch (err) {
        log.warn({ err }, 'events: the database did not answer')
        clearTimeout(retry)
        retry = setTimeout(poll, AFTER_FAILURE)
      }
    }
    reading = undefined
  }

  const notify = () => {
    wakeTimer = undefined
    lastWake = performance.now()
    poll()
    wakeNodes(db, node).catch((err: unknown) => log.warn({ err }, 'events: the other nodes could not be woken'))
  }

  return {
    snapshot,
    /** After a commit: reads on this node and notifies the others; coalesced to once every 50 ms. */
    wake() {
      if (!running || wakeTimer) return
      wakeTimer = setTimeout(notify, Math.max(0, lastWake + COALESCE - performance.now()))
    },
    async start() {
      lastSnapshot = await currentSnapshot(db)
      running = true
      subscription = await listen(CHANNEL, (from) => from !== node && poll(), poll)
      // Polling fallback for a node that died between its commit and its NOTIFY.
      pollTimer = setInterval(poll, POLL_MS).unref()
      poll()
    },
    async stop() {
      running = false
      clearInterval(pollTimer)
      clearTimeout(retry)
      clearTimeout(wakeTimer)
      wakeTimer = undefined
      await reading
      await subscription?.close().catch(() => {})
    },
  }
}
