import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { closeDueAccounts } from './actions-closing.ts'

export function privacyRequestJobs(jobs: FeatureJobs) {
  jobs.work('privacy-requests.close-accounts', async (work) => {
    const count = await closeDueAccounts(work)
    if (count > 0) work.platform.log.info({ count }, 'accounts were closed as their owners had asked')
  })
  jobs.schedule('privacy-requests.close-accounts', '41 * * * *')
}
