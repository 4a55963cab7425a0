import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { readDueSources } from './actions-clock.ts'

export function calendarSourceJobs(jobs: FeatureJobs) {
  jobs.work('calendar-sources.read', readDueSources)
  jobs.schedule('calendar-sources.read', '* * * * *')
}
