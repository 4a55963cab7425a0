import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { createFeatureJobs } from './feature-jobs.ts'
import type { Jobs } from './jobs.ts'

test('what looks each minute is one job; the fault of one keeps no other from its turn, and is counted', async () => {
  const handlers = new Map<string, () => Promise<void>>()
  const plans: string[] = []
  const unscheduled: string[] = []
  const jobs = {
    work: (name: string, handler: () => Promise<void>) => void handlers.set(name, handler),
    schedule: (name: string, cron: string) => void plans.push(`${name} ${cron}`),
    unschedule: (name: string) => void unscheduled.push(name),
  } as unknown as Jobs
  const now = new Date('2026-07-01T09:00:00Z')
  const platform = { log: createLog({ level: 'silent' }), clock: { now: () => now } } as Platform
  const featureJobs = createFeatureJobs(platform, jobs)
  const done: string[] = []
  featureJobs.everyMinute('meetings.follow', async () => void done.push('meetings'))
  featureJobs.everyMinute('site.publish', () => Promise.reject(new Error('the database is away')))
  featureJobs.everyMinute('referrals.follow', async (ctx) => void done.push(`referrals at ${ctx.now.toISOString()}`))

  expect(plans).toEqual(['platform.look-around * * * * *'])
  expect(unscheduled).toEqual(['meetings.follow', 'site.publish', 'referrals.follow'])
  await expect(handlers.get('platform.look-around')!()).rejects.toThrow('failed: site.publish')
  expect(done).toEqual(['meetings', 'referrals at 2026-07-01T09:00:00.000Z'])
})
