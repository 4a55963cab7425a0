import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { lapseUnanswered } from './queries.ts'

export function workReviewJobs(jobs: FeatureJobs) {
  jobs.work('work-reviews.lapse', async ({ db, platform, now }) => {
    const lapsed = await lapseUnanswered(db, now)
    if (lapsed > 0) platform.log.info({ lapsed }, 'reviews of work were not answered in their time')
  })
  jobs.schedule('work-reviews.lapse', '45 0 * * *', { timeZone: BUSINESS_ZONE })
}
