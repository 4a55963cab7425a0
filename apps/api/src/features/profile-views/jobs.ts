import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { DIGEST, MONTHLY } from '@fareeq/domain/profile-views/rules.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { notifyOfViews } from './actions-digest.ts'
import { mailMonth } from './actions-month.ts'

export function profileViewJobs(jobs: FeatureJobs) {
  jobs.work('profile-views.digest', async (ctx) => {
    const count = await notifyOfViews(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'talents were told who viewed their profiles')
  })
  jobs.schedule('profile-views.digest', DIGEST.cron, { timeZone: BUSINESS_ZONE })
  jobs.work('profile-views.month', async (ctx) => {
    const count = await mailMonth(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'talents were told what their profiles did')
  })
  jobs.schedule('profile-views.month', MONTHLY.cron, { timeZone: BUSINESS_ZONE })
}
