import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { forgetIdentities } from './queries-google.ts'
import { restoreAddresses } from './queries-imported.ts'
import { deleteUnproved } from './queries.ts'

/** Lifetime of an unverified account, which reserves its address. */
const PROOF_TIME = DAY

export function accountJobs(jobs: FeatureJobs) {
  jobs.work('accounts.forget-unproved', async ({ db, now, platform: { log } }) => {
    await forgetIdentities(db, now)
    const count = await deleteUnproved(db, after(now, -PROOF_TIME))
    await restoreAddresses(db)
    if (count > 0) log.info({ count }, 'accounts that never proved their address were removed')
  })
  jobs.schedule('accounts.forget-unproved', '17 3 * * *')
}
