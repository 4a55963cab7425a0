import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { tellReaders } from './actions-telling.ts'

export function conversationJobs(jobs: FeatureJobs) {
  jobs.work('conversations.tell', tellReaders)
  jobs.schedule('conversations.tell', '* * * * *')
}
