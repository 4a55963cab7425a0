import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { uuid4 } from '../../../../platform/analytics/tracking-id.ts'
import type { Offer } from './cv-offers.ts'
import type { CvPart } from './cv-sections.ts'

export type AddingState = { going: ReadonlySet<string>; failures: Readonly<Record<string, string>> }
type Sum = { added: number; failed: number }

const nameOf = (part: { id: string }, offer: { key: string }) => `${part.id}:${offer.key}`

/** Queue of saves, sequential and idempotent. Failures are shown at their entries. */
export function createAdding(failedWords: string) {
  const listeners = new Set<() => void>()
  let state: AddingState = { going: new Set(), failures: {} }
  let line: Promise<unknown> = Promise.resolve()
  /** Idempotency keys, kept until the server has answered. */
  const keys = new Map<string, string>()

  const put = (next: Partial<AddingState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? uuid4()
    keys.set(name, key)
    return key
  }
  const setFailures = (names: readonly string[], text?: string) => {
    const failures = { ...state.failures }
    for (const name of names)
      if (text === undefined) delete failures[name]
      else failures[name] = text
    put({ failures })
  }

  async function save<Value>(part: CvPart<Value>, offers: readonly Offer<Value>[]): Promise<Sum> {
    const names = offers.map((offer) => nameOf(part, offer))
    const values = offers.map(({ value }) => value)
    try {
      await part.accept(values, keyOf(names[0]!))
      setFailures(names)
      return { added: offers.length, failed: 0 }
    } catch (error) {
      const isAnswered = isCallFailure(error) && error.status > 0
      if (isAnswered) for (const name of names) keys.delete(name)
      // After a refused batch each is saved by itself, so that one does not block the others.
      if (isAnswered && offers.length > 1) return each(part, offers)
      setFailures(names, isAnswered ? error.text : failedWords)
      return { added: 0, failed: offers.length }
    }
  }
  async function each<Value>(part: CvPart<Value>, offers: readonly Offer<Value>[]): Promise<Sum> {
    const sum = { added: 0, failed: 0 }
    for (const offer of offers) {
      const { added, failed } = await save(part, [offer])
      sum.added += added
      sum.failed += failed
    }
    return sum
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async add<Value>(part: CvPart<Value>, offers: readonly Offer<Value>[]): Promise<Sum> {
      const nameOfOffer = (offer: Offer<Value>) => nameOf(part, offer)
      const fresh = offers.filter((offer) => !state.going.has(nameOfOffer(offer)))
      if (fresh.length === 0) return { added: 0, failed: 0 }
      put({ going: new Set([...state.going, ...fresh.map(nameOfOffer)]) })
      const turn = line.then(() => (part.oneByOne ? each(part, fresh) : save(part, fresh)))
      line = turn.catch(() => {})
      try {
        return await turn
      } finally {
        const done = new Set(fresh.map(nameOfOffer))
        put({ going: new Set([...state.going].filter((name) => !done.has(name))) })
      }
    },
  }
}
