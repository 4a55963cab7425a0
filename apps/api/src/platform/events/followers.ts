import type { Db } from '../db/database.ts'
import type { Mark } from './mark.ts'
import { type LiveEvent, type EventBatch, eventsOfUser } from './queries.ts'
import { type Snapshot, isLater, sees } from './snapshot.ts'

/** Beyond this many missed events, fetching everything anew is cheaper. */
export const MAX_MISSED = 500

export type MarkedEvent = { event: LiveEvent; mark: Mark }

export type Follower = {
  /** Each event once, with the mark to resume from. */
  receive(events: MarkedEvent[]): void
  /** Missed events are no longer available; delivery continues from `mark`. */
  reset(mark: Mark): void
}

/** Returns the unsubscribe function. `after` is the mark to resume from; without it only later events are delivered. */
export type Follow = (userId: string, after: Mark | undefined, follower: Follower) => Promise<() => void>

/** `base`: everything it sees was delivered. `pending`: readings buffered during catch-up. */
type FollowerState = { follower: Follower; base: Snapshot; pending: EventBatch[] | undefined }

/** Followers on this node, by user. */
export function createFollowers(
  db: Db,
  snapshot: () => Snapshot,
): { deliver(reading: EventBatch): void; follow: Follow } {
  const byUser = new Map<string, Set<FollowerState>>()

  async function catchUp(userId: string, after: Mark, following: FollowerState) {
    const { events, snapshot: to } = await eventsOfUser(db, userId, after, MAX_MISSED + 1)
    following.base = to
    // A mark ahead of our snapshot belongs to another database.
    if (events.length > MAX_MISSED || after.base.xmax > to.xmax) following.follower.reset({ base: to, parts: [] })
    else deliver(following.follower, events, after, to)
    for (const reading of following.pending ?? []) pass(following, reading)
    following.pending = undefined
  }

  return {
    deliver({ events, snapshot }) {
      const own = Map.groupBy(events, ({ userId }) => userId)
      for (const [userId, events] of own)
        for (const following of byUser.get(userId ?? '') ?? [])
          if (following.pending) following.pending.push({ events, snapshot })
          else pass(following, { events, snapshot })
    },
    async follow(userId, after, follower) {
      // Registered before the catch-up query, so that no event falls between catch-up and live delivery.
      const following: FollowerState = { follower, base: snapshot(), pending: after && [] }
      const set = byUser.get(userId) ?? new Set()
      byUser.set(userId, set.add(following))
      const stop = () => {
        set.delete(following)
        if (set.size === 0 && byUser.get(userId) === set) byUser.delete(userId)
      }
      if (after) {
        await catchUp(userId, after, following).catch((error: unknown) => {
          stop()
          throw error
        })
      }
      return stop
    },
  }
}

function pass(following: FollowerState, { events, snapshot: to }: EventBatch): void {
  const { base, follower } = following
  if (!isLater(to, base)) return
  following.base = to
  deliver(
    follower,
    events.filter(({ tx }) => !sees(base, tx)),
    { base, parts: [] },
    to,
  )
}

/** The last event of a batch has a complete mark; one in its middle a partial one. */
function deliver(follower: Follower, events: LiveEvent[], before: Mark, to: Snapshot): void {
  const last = events.length - 1
  const markAt = (event: LiveEvent, n: number): Mark =>
    n === last ? { base: to, parts: [] } : { base: before.base, parts: [...before.parts, { to, id: event.id }] }
  if (events.length > 0) follower.receive(events.map((event, n) => ({ event, mark: markAt(event, n) })))
}
