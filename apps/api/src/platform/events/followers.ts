import type { Db } from '../db/database.ts'
import type { Mark } from './mark.ts'
import { type LiveEvent, type Reading, eventsOfUser } from './queries.ts'
import { type Snapshot, isLater, sees } from './snapshot.ts'

/** More than this was missed: the page is better off fetching everything anew. */
const MOST_MISSED = 500

export type MarkedEvent = { event: LiveEvent; mark: Mark }

export type Follower = {
  /** Each event once, with the mark to come back with. */
  hear(heard: MarkedEvent[]): void
  /** What was missed cannot be told any more; from `mark` on everything will be. */
  reset(mark: Mark): void
}

/** Returns the way to stop. `after` is where the follower left off; without it they hear what comes from now on. */
export type Follow = (userId: string, after: Mark | undefined, follower: Follower) => Promise<() => void>

/** `base`: all that it sees has been told. `held`: what was read while the past is still being told. */
type Following = { follower: Follower; base: Snapshot; held: Reading[] | undefined }

/** Who hears whose events on this node. */
export function createFollowers(db: Db, snapshot: () => Snapshot): { tell(reading: Reading): void; follow: Follow } {
  const byUser = new Map<string, Set<Following>>()

  async function catchUp(userId: string, after: Mark, following: Following) {
    const { events, snapshot: to } = await eventsOfUser(db, userId, after, MOST_MISSED + 1)
    following.base = to
    // A mark from the future is one of another database.
    if (events.length > MOST_MISSED || after.base.xmax > to.xmax) following.follower.reset({ base: to, parts: [] })
    else hear(following.follower, events, after, to)
    for (const reading of following.held ?? []) pass(following, reading)
    following.held = undefined
  }

  return {
    tell({ events, snapshot }) {
      const own = Map.groupBy(events, ({ userId }) => userId)
      for (const [userId, events] of own)
        for (const following of byUser.get(userId ?? '') ?? [])
          if (following.held) following.held.push({ events, snapshot })
          else pass(following, { events, snapshot })
    },
    async follow(userId, after, follower) {
      // Already on the list while the past is read, so that nothing falls between the past and the present.
      const following: Following = { follower, base: snapshot(), held: after && [] }
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

function pass(following: Following, { events, snapshot: to }: Reading): void {
  const { base, follower } = following
  if (!isLater(to, base)) return
  following.base = to
  hear(
    follower,
    events.filter(({ tx }) => !sees(base, tx)),
    { base, parts: [] },
    to,
  )
}

/** The last of a step has a whole mark; one in its middle says how far it came. */
function hear(follower: Follower, events: LiveEvent[], before: Mark, to: Snapshot): void {
  const last = events.length - 1
  const markAt = (event: LiveEvent, n: number): Mark =>
    n === last ? { base: to, parts: [] } : { base: before.base, parts: [...before.parts, { to, id: event.id }] }
  if (events.length > 0) follower.hear(events.map((event, n) => ({ event, mark: markAt(event, n) })))
}
