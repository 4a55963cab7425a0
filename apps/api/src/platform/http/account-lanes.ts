import { AsyncLocalStorage } from 'node:async_hooks'

/** Writes of one account wait for each other's locks: more at once would only hold connections. */
const MAX_WRITES = 2
/** As many as a browser asks for at once. */
const MAX_READS = 6
const MAX_WAITING = 200

type Waiter = () => void
type Lane = { size: number; waiting: Waiter[] }

/**
 * Bulkhead by account: few calls of one account work at once, the others wait for their turn without taking a place or a
 * connection from anybody else. First in, first out; beyond the maximum `enter` answers false.
 */
export class AccountLanes {
  readonly #lanes = new Map<string, Lane>()
  /** A call that is let in must not inherit the async context of the one that finished. */
  readonly #inOwnContext = AsyncLocalStorage.snapshot()

  /** Calls `admit`, now or later, with the function that ends the call. */
  enter(account: string, isWrite: boolean, admit: (leave: () => void, hasWaited: boolean) => void): boolean {
    const [key, max] = isWrite ? [`${account} writes`, MAX_WRITES] : [account, MAX_READS]
    const lane = this.#lanes.get(key) ?? { size: 0, waiting: [] }
    this.#lanes.set(key, lane)
    if (lane.size >= max) {
      if (lane.waiting.length >= MAX_WAITING) return false
      lane.waiting.push(() => admit(this.#release(key, lane), true))
      return true
    }
    lane.size++
    admit(this.#release(key, lane), false)
    return true
  }

  /** The place goes to the next in the lane, in its own turn of the event loop, so that the finished answer is sent first. */
  #release(key: string, lane: Lane): () => void {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      const next = lane.waiting.shift()
      if (next) return void setImmediate(() => this.#inOwnContext(next))
      lane.size--
      if (lane.size === 0) this.#lanes.delete(key)
    }
  }
}
