import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'

/** Query timeout of the current async context; jobs have none of their own. */
const timeout = new AsyncLocalStorage<number>()

/** Fails fast: an error after this serves a person better than waiting for a paused database. */
export const REQUEST_QUERY_TIMEOUT = 4 * SECOND

export const withQueryTimeout = <T>(milliseconds: number, run: () => T): T => timeout.run(milliseconds, run)

export const queryTimeout = (): number | undefined => timeout.getStore()
