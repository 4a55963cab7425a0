import type { Job } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isCoding, runRequest, toRunResult } from './actions-requests.ts'
import { endRun, openRun } from './queries-runs.ts'

/** Part of the platform that running code needs; it writes no mail and opens no session. */
export type RunnerPlatform = Pick<Platform, 'db' | 'jobs' | 'events' | 'clock' | 'log' | 'sandbox' | 'comparison'>

/** Retry limit while a person waits: after this many tries they get an error. */
export const RUN_TRIES = 3

/** Runs a queued request and publishes its result to the waiting client. When the sandbox is busy, the job is retried. */
export async function performRun(platform: RunnerPlatform, id: string, { attempt, signal }: Omit<Job, 'id'>) {
  const { db, events, sandbox, clock } = platform
  const run = await openRun(db, id)
  if (!run || !isCoding(run.content)) return
  const { own } = run.request
  const request = runRequest(run.content, run.request, own ?? 'visible')
  if (!request) throw new Error(`The run ${id} does not fit its task`)
  const outcome = await sandbox.run(request, signal, run.attempt_id)
  if ((outcome.status === 'busy' || outcome.status === 'crashed') && attempt < RUN_TRIES)
    throw new Error(`The sandbox did not run ${id}: ${outcome.status}`)
  await db.transaction(async (db) => {
    if (await endRun(db, id, toRunResult(outcome, own !== null), clock.now()))
      await events.publish(db, { topic: 'assessment-runs', name: 'ended', body: { id } })
  })
}
