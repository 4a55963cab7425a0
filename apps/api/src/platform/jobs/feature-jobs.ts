import type { ActionContext } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { Jobs, WorkOptions } from './jobs.ts'

type Handler<Data extends object> = (ctx: ActionContext, data: Data) => Promise<unknown>

/** Job queue as features see it: a handler is given its context first, like a listener of a domain event. */
export type FeatureJobs = Pick<Jobs, 'schedule'> & {
  work<Data extends object>(name: string, handler: Handler<Data>, options?: WorkOptions): void
}

export function createFeatureJobs(platform: Platform, jobs: Jobs): FeatureJobs {
  const { db, clock } = platform
  return {
    schedule: jobs.schedule,
    work: <Data extends object>(name: string, handler: Handler<Data>, options?: WorkOptions) =>
      jobs.work<Data>(name, async (data) => void (await handler({ db, platform, now: clock.now() }, data)), options),
  }
}
