import type { Platform } from '../../platform/platform.ts'
import { runnerElsewhere, runnerJobs } from './code/jobs-runner.ts'
import { deleteOldRuns } from './code/queries-runs.ts'
import type { Plagiarism } from './grading/actions-code.ts'
import { gradeAttempt } from './grading/actions-grading.ts'
import { reportStuck } from './grading/actions-stuck.ts'
import { lapseInvitations } from './queries.ts'
import { runOut } from './taking/actions-submitting.ts'
import { sweepUploads } from './taking/actions-takes.ts'

export function assessmentJobs(platform: Platform) {
  const { jobs, db, clock, log, env } = platform
  jobs.work<{ id: string }>('assessments.run-out', ({ id }) => runOut(platform, id, clock.now()))
  jobs.work<{ id: string; plagiarism?: Plagiarism }>(
    'assessments.grade',
    ({ id, plagiarism }) => gradeAttempt(platform, id, clock.now(), plagiarism),
    { concurrency: 2 },
  )
  jobs.work<{ id: string }>('assessments.stuck', ({ id }) => reportStuck(platform, id, clock.now()))
  if (env.RUNNER === 'local') runnerJobs(platform)
  else runnerElsewhere(jobs)
  jobs.work('assessments.lapse', async () => {
    const count = await lapseInvitations(db, clock.now())
    if (count > 0) log.info({ count }, 'links to assessments have lapsed')
    await deleteOldRuns(db, clock.now())
  })
  jobs.schedule('assessments.lapse', '13 * * * *')
  jobs.work('assessments.sweep-uploads', async () => {
    const count = await sweepUploads(platform, clock.now())
    if (count > 0) log.info({ count }, 'recordings that never arrived were swept')
  })
  jobs.schedule('assessments.sweep-uploads', '43 * * * *')
}
