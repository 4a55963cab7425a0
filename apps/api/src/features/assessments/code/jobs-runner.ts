import { gradeCode } from '../grading/actions-code.ts'
import type { Jobs, WorkOptions } from '../../../platform/jobs/jobs.ts'
import { RUN_TRIES, type RunnerPlatform, performRun } from './actions-running.ts'

/** Somebody waits for it in front of the screen. */
const RUN: WorkOptions = { concurrency: 4, retry: { limit: RUN_TRIES - 1, delay: 1, delayMax: 2 }, expire: 60 }
/** Retried for a day: a grade depends on the code, never on the availability of the sandbox. */
const GRADE: WorkOptions = { concurrency: 2, retry: { limit: 150, delay: 5, delayMax: 600 }, expire: 300 }

/** The jobs of a process that has a sandbox. */
export function runnerJobs(platform: RunnerPlatform): void {
  const { jobs } = platform
  jobs.work<{ id: string }>('assessments.run', ({ id }, job) => performRun(platform, id, job), RUN)
  jobs.work<{ id: string }>('assessments.grade-code', ({ id }, job) => gradeCode(platform, id, job), GRADE)
}

/** The same, sent by a process that has none. */
export function runnerElsewhere(jobs: Jobs): void {
  jobs.elsewhere('assessments.run', RUN)
  jobs.elsewhere('assessments.grade-code', GRADE)
}
