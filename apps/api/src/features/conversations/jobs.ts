import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { sweepFiles } from './actions-files.ts'
import { tellReaders } from './actions-telling.ts'

export function conversationJobs(jobs: FeatureJobs) {
  jobs.everyMinute('conversations.tell', tellReaders)
  jobs.work('conversations.sweep', sweepFiles)
  jobs.schedule('conversations.sweep', '55 3 * * *')
}
