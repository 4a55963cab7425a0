import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from '@fareeq/domain/kernel/time.ts'

/** How long the running work waits for one answer of the database; jobs are not in such a hurry and have none of their own. */
const timeout = new AsyncLocalStorage<number>()

/** A person who waits is better told after this than kept waiting by a database that is paused. */
export const REQUEST_QUERY_TIMEOUT = 4 * SECOND

export const withQueryTimeout = <T>(milliseconds: number, work: () => T): T => timeout.run(milliseconds, work)

export const queryTimeout = (): number | undefined => timeout.getStore()
