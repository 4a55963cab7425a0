import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { forgetOld } from './actions-centre.ts'

export function notificationJobs(jobs: FeatureJobs) {
  jobs.work('notifications.forget', ({ db, now }) => forgetOld(db, now))
  jobs.schedule('notifications.forget', '23 2 * * *')
}
