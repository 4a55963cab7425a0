import type { EventName } from '@fareeq/domain/notifications/schema.ts'
import type { Db } from '../db/database.ts'
import type { Listen } from '../db/connections/listen.ts'
import type { Log } from '../log.ts'
import { type Follow, MAX_MISSED, createFollowers } from './followers.ts'
import type { Mark } from './mark.ts'
import { type LiveEvent, type EventBatch, appendEvent, eventsOfTopic } from './queries.ts'
import { createReader } from './reader.ts'
import type { Snapshot } from './snapshot.ts'

// Live events: delivered to every node and to the open pages of the person concerned, exactly once. An event is a row
// written in the transaction of its change; NOTIFY only triggers a read, at most every 50 ms per node.

/** Addressed to the open pages of one person, or to all nodes by topic (internal). */
export type NewEvent =
  | { userId: string; name: EventName; body?: Record<string, unknown> }
  | { topic: string; name: string; body?: Record<string, unknown> }

export interface Events {
  /** In the caller's transaction: a rollback discards the event. */
  publish(db: Db, event: NewEvent): Promise<void>
  /** Every later event of a topic, once on this node. Returns the unsubscribe function. */
  subscribe(topic: string, listener: (event: LiveEvent) => void): () => void
  /**
   * User ids of events of this name from all nodes; at least once, because those of this node are reported at commit (before
   * its caller has the answer) and again when read.
   */
  watch(name: EventName, listener: (userId: string) => void): () => void
  /** One person's events from now on, or from their mark. */
  follow: Follow
  /** Later events of a topic than a mark has seen; null when there are too many, or the mark is of another database. */
  missed(topic: string, after: Mark): Promise<LiveEvent[] | null>
  /** The latest snapshot this node has read. */
  snapshot(): Snapshot
  start(): Promise<void>
  stop(): Promise<void>
}

/** A topic of its own: the session goes on with other permissions. */
export const SESSIONS_RENEWED = 'sessions-renewed'

/** Closes the streams of a session on all nodes; publish it in the transaction that ends the session. */
export const sessionEnded = (sessionId: string): NewEvent => ({ topic: 'sessions', name: 'ended', body: { sessionId } })

export function createEvents({ db, listen, log }: { db: Db; listen: Listen; log: Log }): Events {
  const topics = new Map<string, Set<(event: LiveEvent) => void>>()
  const watchers = new Map<string, Set<(userId: string) => void>>()
  const reader = createReader({ db, listen, log, onBatch: dispatch })
  const followers = createFollowers(db, reader.snapshot)

  function notifyWatchers(name: string, userId: string) {
    for (const listener of watchers.get(name) ?? []) listener(userId)
  }

  function dispatch(reading: EventBatch) {
    followers.deliver(reading)
    for (const { name, userId } of reading.events) if (userId) notifyWatchers(name, userId)
    for (const event of reading.events)
      for (const listener of topics.get(event.topic ?? '') ?? []) {
        try {
          listener(event)
        } catch (err) {
          log.error({ err, topic: event.topic, name: event.name }, 'a listener of events failed')
        }
      }
  }

  return {
    async publish(db, event) {
      const to = 'userId' in event ? { userId: event.userId, topic: null } : { userId: null, topic: event.topic }
      await appendEvent(db, { ...to, name: event.name, body: event.body ?? {} })
      if ('userId' in event) db.afterCommit(() => notifyWatchers(event.name, event.userId))
      db.afterCommit(reader.wake)
    },
    watch(name, listener) {
      const set = watchers.get(name) ?? new Set()
      watchers.set(name, set.add(listener))
      return () => void set.delete(listener)
    },
    subscribe(topic, listener) {
      const set = topics.get(topic) ?? new Set()
      topics.set(topic, set.add(listener))
      return () => void set.delete(listener)
    },
    follow: followers.follow,
    async missed(topic, { base }) {
      const { events, snapshot: to } = await eventsOfTopic(db, topic, base, MAX_MISSED + 1)
      return events.length > MAX_MISSED || base.xmax > to.xmax ? null : events
    },
    snapshot: reader.snapshot,
    start: reader.start,
    stop: reader.stop,
  }
}
