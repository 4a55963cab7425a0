import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { workBulk } from './actions-bulks-job.ts'
import { mailBulkNews } from './actions-bulks-news.ts'
import { mailMilestones } from './actions-milestones.ts'

export function selectionJobs(jobs: FeatureJobs) {
  jobs.work('selections.milestones', async (work) => {
    const count = await mailMilestones(work)
    if (count > 0) work.platform.log.info({ count }, 'new talents were written to')
  })
  jobs.schedule('selections.milestones', '*/10 * * * *')
  jobs.work<{ id: string }>('selections.bulk', (work, { id }) => workBulk(work, id))
  jobs.work('selections.bulk_news', (work) => mailBulkNews(work))
  jobs.schedule('selections.bulk_news', '* * * * *')
}
