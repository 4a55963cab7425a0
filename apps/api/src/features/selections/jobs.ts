import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { workBulk } from './actions-bulks-job.ts'
import { mailBulkNews } from './actions-bulks-news.ts'
import { mailMilestones } from './actions-milestones.ts'

export function selectionJobs(jobs: FeatureJobs) {
  jobs.work('selections.milestones', async (ctx) => {
    const count = await mailMilestones(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'new talents were written to')
  })
  jobs.schedule('selections.milestones', '*/10 * * * *')
  jobs.work<{ id: string }>('selections.bulk', (ctx, { id }) => workBulk(ctx, id))
  jobs.everyMinute('selections.bulk_news', (ctx) => mailBulkNews(ctx))
}
