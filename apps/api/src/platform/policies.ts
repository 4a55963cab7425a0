import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { type PolicyTimeline, policiesAt, timelineOf } from '@fareeq/domain/policies/rules.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import type { Events } from './events/events.ts'
import type { Log } from './log.ts'
import { nodeCopy } from './node-copy.ts'
import type { PolicyVersionRow } from './rows.ts'

// Policy numbers are read from memory: every node holds their history and fetches it anew when one of them says that it
// changed. A moment has one answer on every node (`SETTLING`), so all reads with the time of one call are one snapshot.

const TOPIC = 'policies'

export type PolicyStore = {
  /** All numbers in force at a moment, also a past one. */
  at: (now: Date) => Policies
  /** Invalidates the copies of all nodes, in the transaction of the change. */
  publishChange(db: Db): Promise<void>
  /** Called on this node after its numbers were fetched anew, and when the day of a planned change comes. */
  onChange(listener: () => void): void
  reload(): Promise<void>
  /** Back to the specification's numbers, for a test whose database was cleared. */
  clear(): void
  start(): Promise<void>
  stop(): void
}

const versionsOf = (db: Db) =>
  db.rows<PolicyVersionRow>(sql`
    select key, value, from_day::text, created_at, withdrawn_at from policies where withdrawn_at is null order by place`)
const holidaysOf = (db: Db) => db.rows<{ day: string }>(sql`select day::text from public_holidays order by day`)

/** The longest delay a timer takes; it is set again afterwards. */
const MAX_TIMEOUT = 2 ** 31 - 1

type Parts = { db: Db; events: Events; clock: Clock; log: Log }

export function createPolicies({ db, events, clock, log }: Parts): PolicyStore {
  let timeline: PolicyTimeline = timelineOf([], [])
  let timer: NodeJS.Timeout | undefined
  let unsubscribe = () => {}
  const listeners = new Set<() => void>()

  /** Notifies the listeners when the next snapshot begins. */
  function announce() {
    for (const listener of listeners) listener()
    clearTimeout(timer)
    const now = clock.now().getTime()
    const next = timeline.find(({ from }) => from > now)
    if (next) timer = setTimeout(announce, Math.min(next.from - now, MAX_TIMEOUT)).unref()
  }

  async function fetch() {
    const [versions, holidays] = await Promise.all([versionsOf(db), holidaysOf(db)])
    timeline = timelineOf(
      versions,
      holidays.map(({ day }) => day),
    )
    announce()
  }
  const copy = nodeCopy(fetch, (err) => log.error({ err }, 'the policies could not be fetched'))

  return {
    at: (now) => policiesAt(timeline, now),
    publishChange: (db) => events.publish(db, { topic: TOPIC, name: 'changed' }),
    onChange: (listener) => void listeners.add(listener),
    reload: copy.reload,
    clear: () => (timeline = timelineOf([], [])),
    async start() {
      unsubscribe = events.subscribe(TOPIC, copy.refresh)
      await copy.reload()
    },
    stop() {
      unsubscribe()
      copy.stop()
      clearTimeout(timer)
    },
  }
}
