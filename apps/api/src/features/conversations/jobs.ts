import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { sweepFiles } from './actions-files.ts'
import { tellReaders } from './actions-telling.ts'

export function conversationJobs(jobs: FeatureJobs) {
  jobs.work('conversations.tell', tellReaders)
  jobs.schedule('conversations.tell', '* * * * *')
  jobs.work('conversations.sweep', sweepFiles)
  jobs.schedule('conversations.sweep', '55 3 * * *')
}
