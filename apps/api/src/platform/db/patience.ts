import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from '@fareeq/domain/kernel/time.ts'

/** How long the running work waits for one answer of the database; jobs are not in such a hurry and have none. */
const patience = new AsyncLocalStorage<number>()

/** A person who waits is better told after this than kept waiting by a database that is paused. */
export const PERSON_WAITS = 4 * SECOND

export const withPatience = <T>(milliseconds: number, work: () => T): T => patience.run(milliseconds, work)

export const patienceNow = (): number | undefined => patience.getStore()
