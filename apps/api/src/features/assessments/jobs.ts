import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { runnerElsewhere, runnerJobs } from './code/jobs-runner.ts'
import { deleteOldRuns } from './code/queries-runs.ts'
import type { Plagiarism } from './grading/actions-code.ts'
import { gradeAttempt } from './grading/actions-grading.ts'
import { reportStuck } from './grading/actions-stuck.ts'
import { lapseInvitations } from './queries.ts'
import { runOut } from './taking/actions-submitting.ts'
import { sweepUploads } from './taking/actions-takes.ts'

export function assessmentJobs(jobs: FeatureJobs, platform: Platform) {
  jobs.work<{ id: string }>('assessments.run-out', (ctx, { id }) => runOut(ctx, id))
  jobs.work<{ id: string; plagiarism?: Plagiarism }>(
    'assessments.grade',
    (ctx, { id, plagiarism }) => gradeAttempt(ctx, id, plagiarism),
    { concurrency: 2 },
  )
  jobs.work<{ id: string }>('assessments.stuck', (ctx, { id }) => reportStuck(ctx, id))
  if (platform.env.ROLES.has('runner')) runnerJobs(platform)
  else runnerElsewhere(platform.jobs)
  jobs.work('assessments.lapse', async ({ db, now, platform: { log } }) => {
    const count = await lapseInvitations(db, now)
    if (count > 0) log.info({ count }, 'links to assessments have lapsed')
    await deleteOldRuns(db, now)
  })
  jobs.schedule('assessments.lapse', '13 * * * *')
  jobs.work('assessments.sweep-uploads', async (ctx) => {
    const count = await sweepUploads(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'recordings that never arrived were swept')
  })
  jobs.schedule('assessments.sweep-uploads', '43 * * * *')
}
