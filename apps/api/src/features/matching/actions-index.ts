import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { TalentIndex } from '../../engines/matching-index/talent-index.ts'
import type { Platform } from '../../platform/platform.ts'
import { dayOf, baselineOfDay } from './actions-baseline.ts'
import { candidatesAfter, candidatesByIds } from './queries.ts'

/** Small pages, because objects that survive a collection are promoted to the old generation. */
const PAGE = 100
const BATCH_SIZE = 1000
const LOAD_TIMEOUT = 20 * SECOND
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

export type MatchingService = {
  /** The index with all changes committed on this node before the call. */
  current(now: Date): Promise<TalentIndex>
  /** The index as the last `current` left it, for inside a transaction, where nothing is read beside it. */
  latest(): TalentIndex
  /** Reports a stale entry: the person was not found in the database. */
  reportStale(id: string): void
}

/** One index per app, in memory of this node. */
const matchings = new WeakMap<Platform, MatchingService>()

export function matchingOf(platform: Platform): MatchingService {
  let matching = matchings.get(platform)
  if (!matching) matchings.set(platform, (matching = createMatching(platform)))
  return matching
}

function createMatching({ db, events, log, metrics }: Platform): MatchingService {
  const index = new TalentIndex()
  const changed = new Set<string>()
  // Changes during the initial load are read again afterwards.
  events.watch('profile.changed', (userId) => changed.add(userId))
  let loading: Promise<void> | undefined
  let isLoaded = false
  let catchingUp = Promise.resolve()
  let today: string | undefined
  metrics.gauge({ name: 'fareeq_matching_index_talents', help: 'Talents in the matching index' }, () => index.size)
  metrics.gauge({ name: 'fareeq_matching_index_bytes', help: 'Memory of the matching index' }, () => index.bytes)
  metrics.gauge(
    {
      name: 'fareeq_matching_index_changes_pending',
      help: 'Changed talents that the index reads again at the next search',
    },
    () => changed.size,
  )
  metrics.gauge({ name: 'fareeq_matching_index_loaded', help: '1 when this process has loaded the whole index' }, () =>
    Number(isLoaded),
  )

  async function load() {
    const began = performance.now()
    for (let last: string | undefined = BEFORE_ALL; last !== undefined;) {
      const page = await candidatesAfter(db, last, PAGE)
      for (const candidate of page) index.put(candidate)
      last = page.length === PAGE ? page.at(-1)?.id : undefined
      // A result is retained by the driver until a major collection: so the rows are released at once.
      page.length = 0
      await yieldToEventLoop()
    }
    isLoaded = true
    log.info(
      { talents: index.size, ms: Math.round(performance.now() - began), bytes: index.bytes },
      'matching: talent index loaded',
    )
  }

  async function catchUp() {
    while (changed.size > 0) {
      const ids = [...changed].slice(0, BATCH_SIZE)
      for (const id of ids) changed.delete(id)
      try {
        const candidates = new Map((await candidatesByIds(db, ids)).map((candidate) => [candidate.id, candidate]))
        for (const id of ids) {
          const candidate = candidates.get(id)
          if (candidate) index.put(candidate)
          else index.remove(id)
        }
      } catch (error) {
        for (const id of ids) changed.add(id)
        throw error
      }
    }
  }

  async function compareWithToday(now: Date) {
    if (dayOf(now) === today) return
    index.baseline = await baselineOfDay(db, now)
    today = dayOf(now)
  }

  return {
    async current(now) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      await inTime(loading)
      await compareWithToday(now)
      // Serialised, so that no caller overtakes a pending update.
      catchingUp = catchingUp.then(catchUp, catchUp)
      await catchingUp
      return index
    },
    latest() {
      if (!isLoaded) throw new Refusal(platformErrors.unavailable)
      return index
    },
    reportStale(id) {
      if (index.has(id)) changed.add(id)
    },
  }
}

/** Cold start with very many people: a 503 is better than a long wait. */
async function inTime(loading: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(platformErrors.unavailable)), LOAD_TIMEOUT)
  })
  await Promise.race([loading, timedOut]).finally(() => clearTimeout(timer))
}

/** Starts loading in the background. */
export const warmUp = (platform: Platform): void =>
  void matchingOf(platform)
    .current(platform.clock.now())
    .catch((err: unknown) =>
      platform.log.warn({ err }, 'matching: talent index not loaded, will be on the first query'),
    )
