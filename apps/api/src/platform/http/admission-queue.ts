import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from '@fareeq/domain/kernel/time.ts'

/**
 * How many may wait for each that works. By Little's law whoever is last then waits as long as this many calls take, on a
 * fast machine as on a slow one.
 */
const WAITING_PER_PLACE = 2
/** So long the queue has been longer: no burst, an overload. It ends when so long nobody was refused. */
const INTERVAL = SECOND
/** Milliseconds somebody may wait in an overload: a quick refusal is worth more than a late answer. */
const TARGET = 5
const SWEEP_EVERY = 2

export type Limits = {
  /** How many work at once while the server is busy: more would only share the same processor and connections. */
  whenBusy: number
  isBusy: () => boolean
  /** How many are at work. */
  size: () => number
}

type Waiter = { since: number; admit: () => void; refuse: () => void }

/**
 * Controlled delay with adaptive LIFO ("Fail at Scale", ACM Queue 2015). A burst waits for its turn, first come, first
 * served, and is served whole. In an overload the newest is served first, and whoever waits longer than the target is
 * refused: those who are served are served promptly, instead of everybody late.
 */
export class AdmissionQueue {
  readonly #limits: Limits
  readonly #burst: Waiter[] = []
  /** Those who came in an overload, oldest first. */
  readonly #stack: Waiter[] = []
  #lastShort = 0
  #lastRefusal = -Infinity
  #sweeping: NodeJS.Timeout | undefined
  #isDraining = false
  /** Who is let in must not inherit the async context (transaction, timeout) of the call that left. */
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

  /** Somebody has left. Whoever is next begins in a turn of their own: the answer just made is sent first. */
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

  /** Refuses those who have waited too long; where slow calls hold the places of a server that is not busy, lets more in. */
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
