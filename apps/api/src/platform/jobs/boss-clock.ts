import type { AttachableClock } from 'pg-boss'
import type { Clock } from '../clock.ts'

export type BossClock = AttachableClock & {
  /** Resolves when pg-boss waits for no statement. */
  idle(): Promise<unknown>
}

/** pg-boss on a clock that is moved: both its JavaScript and its SQL ask the port. Its timers stay the machine's. */
export function bossClock(clock: Clock): BossClock {
  let idle: () => Promise<unknown> = async () => {}
  return {
    now: () => clock.now().getTime(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    setInterval: (run, ms) => setInterval(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
    async attach(target) {
      idle = target.idle ?? idle
      await target.db.executeSql(
        `create or replace function ${target.schema}.job_now() returns timestamptz language sql stable as 'select clock_now()'`,
      )
      // It stays as long as the database lives by this clock.
      return { [Symbol.asyncDispose]: async () => {} }
    },
    idle: () => idle(),
  }
}
