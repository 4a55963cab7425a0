import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { closeDueAccounts } from './actions-closing.ts'

export function privacyRequestJobs(jobs: FeatureJobs) {
  jobs.work('privacy-requests.close-accounts', async (ctx) => {
    const count = await closeDueAccounts(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'accounts were closed as their owners had asked')
  })
  jobs.schedule('privacy-requests.close-accounts', '41 * * * *')
}
