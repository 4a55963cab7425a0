import type { Actor } from './audit.ts'
import type { Db } from './db/database.ts'

type Happening = {
  /** Somebody typed the code that was mailed to them. */
  'address.proved': { userId: string; now: Date }
  /** By those who hold it: what is under way about it ends first. */
  'nomination.given-up': { nominationId: string; mover: 'client' | 'staff'; actor: Actor; now: Date }
}
type Work<Name extends keyof Happening> = (db: Db, what: Happening[Name]) => Promise<unknown>

/**
 * What happens in one feature and matters to another that stands on it: told in the same transaction, by name, so that
 * the lower one does not know who listens.
 */
export type Moments = {
  when<Name extends keyof Happening>(name: Name, work: Work<Name>): void
  happens<Name extends keyof Happening>(db: Db, name: Name, what: Happening[Name]): Promise<void>
}

export function createMoments(): Moments {
  const listeners: { [Name in keyof Happening]: Work<Name>[] } = { 'address.proved': [], 'nomination.given-up': [] }
  return {
    when: (name, work) => void listeners[name].push(work),
    async happens(db, name, what) {
      for (const work of listeners[name]) await work(db, what)
    },
  }
}
