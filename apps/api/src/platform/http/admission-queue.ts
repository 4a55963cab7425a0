import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'

/**
 * Queue limit per running call. By Little's law the last in the queue then waits as long as this many calls take, on a fast
 * machine as on a slow one.
 */
const WAITING_PER_PLACE = 2
/** The queue has been too long for this time: an overload, not a burst. It ends after as long without a refusal. */
const INTERVAL = SECOND
/** Target delay in an overload, in milliseconds: a quick refusal is worth more than a late answer. */
const TARGET = 5
const SWEEP_EVERY = 2

export type Limits = {
  /** Concurrency limit while the server is busy: more would only share the same processor and connections. */
  whenBusy: number
  isBusy: () => boolean
  /** Calls in progress. */
  size: () => number
}

type Waiter = { since: number; admit: () => void; refuse: () => void }

/**
 * Controlled delay with adaptive LIFO ("Fail at Scale", ACM Queue 2015). A burst is queued first in, first out, and served
 * completely. In an overload the newest is served first, and calls that wait longer than the target are refused: some are
 * served promptly instead of all of them late.
 */
export class AdmissionQueue {
  readonly #limits: Limits
  readonly #burst: Waiter[] = []
  /** Calls that arrived in an overload, oldest first. */
  readonly #stack: Waiter[] = []
  #lastShort = 0
  #lastRefusal = -Infinity
  #sweeping: NodeJS.Timeout | undefined
  #isDraining = false
  /** An admitted call must not inherit the async context (transaction, timeout) of the one that finished. */
  readonly #inOwnContext = AsyncLocalStorage.snapshot()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get length(): number {
    return this.#burst.length + this.#stack.length
  }

  enter(admit: () => void, refuse: () => void): void {
    if (this.length === 0 && this.#hasRoom()) return admit()
    const since = performance.now()
    if (this.length <= WAITING_PER_PLACE * this.#limits.whenBusy) this.#lastShort = since
    const queue = this.#isOverload(since) ? this.#stack : this.#burst
    queue.push({ since, admit, refuse })
    this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_EVERY)
  }

  /**
   * A call has finished. The next one starts in its own turn of the event loop, so that the finished answer is sent first.
   */
  next(): void {
    if (this.#isDraining || this.length === 0) return
    this.#isDraining = true
    setImmediate(() => {
      this.#isDraining = false
      while (this.length > 0 && this.#hasRoom()) this.#admitOne()
    })
  }

  #hasRoom(): boolean {
    return this.#limits.size() < this.#limits.whenBusy
  }

  #isOverload(now: number): boolean {
    return now - this.#lastRefusal < INTERVAL || now - this.#lastShort > INTERVAL
  }

  #admitOne(): void {
    const waiter = this.#burst.shift() ?? this.#stack.pop()
    if (waiter) this.#inOwnContext(waiter.admit)
  }

  /** Refuses calls that have waited too long; where slow calls occupy the places of an idle server, admits more. */
  #sweep(): void {
    const now = performance.now()
    while (this.#stack.length > 0 && now - this.#stack[0]!.since > TARGET) {
      this.#lastRefusal = now
      this.#stack.shift()!.refuse()
    }
    if (!this.#limits.isBusy()) for (let n = 0; n < this.#limits.whenBusy; n++) this.#admitOne()
    if (this.length > 0) return
    clearInterval(this.#sweeping)
    this.#sweeping = undefined
  }
}
