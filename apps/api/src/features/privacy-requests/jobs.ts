import type { Platform } from '../../platform/platform.ts'
import { closeDueAccounts } from './actions-closing.ts'

export function privacyRequestJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('privacy-requests.close-accounts', async () => {
    const count = await closeDueAccounts(platform, clock.now())
    if (count > 0) log.info({ count }, 'accounts were closed as their owners had asked')
  })
  jobs.schedule('privacy-requests.close-accounts', '41 * * * *')
}
