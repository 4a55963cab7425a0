import type { ActionContext } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { Jobs, WorkOptions } from './jobs.ts'

type Handler<Data extends object> = (ctx: ActionContext, data: Data) => Promise<unknown>

/** Job queue as features see it: a handler is given its context first, like a listener of a domain event. */
export type FeatureJobs = Pick<Jobs, 'schedule'> & {
  work<Data extends object>(name: string, handler: Handler<Data>, options?: WorkOptions): void
  /** What looks each minute whether something is due. It is short, and asks nobody outside: the others wait for it. */
  everyMinute(name: string, handler: (ctx: ActionContext) => Promise<unknown>): void
}

export function createFeatureJobs(platform: Platform, jobs: Jobs): FeatureJobs {
  const { db, clock, log } = platform
  const due = new Map<string, (ctx: ActionContext) => Promise<unknown>>()

  // One job for all of them: a job of its own for each would be four transactions a minute for each, also where nothing is due.
  async function lookAround() {
    const failed: string[] = []
    for (const [name, handler] of due)
      try {
        await handler({ db, platform, now: clock.now() })
      } catch (err) {
        log.warn({ err, job: name }, 'a job failed; it is tried again in a minute')
        failed.push(name)
      }
    if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`)
  }

  return {
    schedule: jobs.schedule,
    work: <Data extends object>(name: string, handler: Handler<Data>, options?: WorkOptions) =>
      jobs.work<Data>(name, async (data) => void (await handler({ db, platform, now: clock.now() }, data)), options),
    everyMinute(name, handler) {
      if (due.size === 0) {
        jobs.work('platform.look-around', lookAround, { retry: { limit: 0, delay: 1, delayMax: 1 } })
        jobs.schedule('platform.look-around', '* * * * *')
      }
      due.set(name, handler)
      jobs.unschedule(name)
    },
  }
}
