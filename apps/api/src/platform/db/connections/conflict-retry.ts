import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseUnavailable, isConflict } from '../errors.ts'

const MAX_ATTEMPTS = 4
/** Milliseconds, times the attempt, with jitter: two that met do not meet again. */
const PAUSE = 10

/**
 * Retries after a deadlock or a serialisation failure. PostgreSQL has rolled this transaction back so that the other may go
 * on: nothing was saved, and its callbacks are dropped with it, so it is run again from its first statement.
 */
export async function retryConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (attempt === MAX_ATTEMPTS) throw new DatabaseUnavailable(error, { uncertain: false })
      await delay(attempt * PAUSE * (0.5 + Math.random()))
    }
  }
}
