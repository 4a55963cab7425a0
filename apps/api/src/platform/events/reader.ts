import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { Listen, Subscription } from '../db/listen.ts'
import type { Log } from '../log.ts'
import { CHANNEL, type Reading, currentSnapshot, eventsSince, wakeNodes } from './queries.ts'
import type { Snapshot } from './snapshot.ts'

/** Milliseconds. */
const COALESCE = 50
const LOOK_ANYWAY = 5000
const AFTER_FAILURE = 1000

type Options = { db: Db; listen: Listen; log: Log; tell: (reading: Reading) => void }

/** Reads new events, once for the whole node, on notification. */
export function createReader({ db, listen, log, tell }: Options) {
  const node = randomUUID()
  let seen: Snapshot | undefined
  let running = false
  let reading: Promise<void> | undefined
  let again = false
  let retry: NodeJS.Timeout | undefined
  let wakeTimer: NodeJS.Timeout | undefined
  let lastWake = 0
  let subscription: Subscription | undefined
  let anyway: NodeJS.Timeout | undefined

  const snapshot = (): Snapshot => {
    if (!seen) throw new Error('events are read only after start()')
    return seen
  }

  const look = () => {
    if (!running) return
    again = true
    reading ??= readAll()
  }

  async function readAll() {
    while (again && running) {
      again = false
      try {
        const found = await eventsSince(db, snapshot())
        seen = found.snapshot
        tell(found)
      } catch (err) {
        log.warn({ err }, 'events: the database did not answer')
        clearTimeout(retry)
        retry = setTimeout(look, AFTER_FAILURE)
      }
    }
    reading = undefined
  }

  const notify = () => {
    wakeTimer = undefined
    lastWake = Date.now()
    look()
    wakeNodes(db, node).catch((err: unknown) => log.warn({ err }, 'events: the other nodes could not be woken'))
  }

  return {
    snapshot,
    /** After a commit: reads on this node and notifies the others; coalesced to once every 50 ms. */
    wake() {
      if (!running || wakeTimer) return
      wakeTimer = setTimeout(notify, Math.max(0, lastWake + COALESCE - Date.now()))
    },
    async start() {
      seen = await currentSnapshot(db)
      running = true
      subscription = await listen(CHANNEL, (from) => from !== node && look(), look)
      // Polling fallback for a node that died between its commit and its NOTIFY.
      anyway = setInterval(look, LOOK_ANYWAY).unref()
      look()
    },
    async stop() {
      running = false
      clearInterval(anyway)
      clearTimeout(retry)
      clearTimeout(wakeTimer)
      wakeTimer = undefined
      await reading
      await subscription?.close().catch(() => {})
    },
  }
}
