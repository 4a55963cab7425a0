import { setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { withQueryTimeout } from '../connections/query-timeout.ts'
import { type Db, DatabaseUnavailable } from '../database.ts'
import { primaryPosition } from './queries.ts'

/** Up to where the write-ahead log of the primary was written at a moment. */
export type Position = { lsn: string; identity: string; at: number }

/** The primary is asked so often for those that may be late. */
const EVERY = SECOND
/** Whoever waits for it in vain asks the primary for the answer itself. */
const TIMEOUT = SECOND

export class Positions {
  readonly #primary: Db
  /** Oldest first. */
  #recent: Position[] = []
  #asking: Promise<Position> | undefined

  constructor(primary: Db) {
    this.#primary = primary
  }

  /** The oldest known that is younger than `maxAge`: a replica has it soonest. */
  async atMost(maxAge: number): Promise<Position> {
    if (maxAge === 0) return this.#ask()
    const now = performance.now()
    this.#recent = this.#recent.filter(({ at }) => now - at < maxAge)
    const [oldest, newest] = [this.#recent[0], this.#recent.at(-1)]
    if (oldest && newest && now - newest.at < EVERY) return oldest
    this.#asking ??= this.#askAndKeep().finally(() => (this.#asking = undefined))
    if (!oldest) return this.#asking
    this.#asking.catch(() => {})
    return oldest
  }

  async #askAndKeep(): Promise<Position> {
    const position = await this.#ask()
    this.#recent.push(position)
    return position
  }

  /** The pool's own timeout is longer than what a reader should wait twice. */
  async #ask(): Promise<Position> {
    const at = performance.now()
    const answer = withQueryTimeout(TIMEOUT, () => primaryPosition(this.#primary))
    const timedOut = delay(TIMEOUT, undefined, { ref: false }).then(() => {
      throw new DatabaseUnavailable('the primary does not say its position', { uncertain: false })
    })
    return { ...(await Promise.race([answer, timedOut])), at }
  }
}
