import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { sweepProofs } from './actions-proofs.ts'

export function manualEntryJobs(jobs: FeatureJobs) {
  jobs.work('manual-entries.sweep-proofs', async (ctx) => {
    const count = await sweepProofs(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'unused documents of entries by hand were deleted')
  })
  jobs.schedule('manual-entries.sweep-proofs', '50 3 * * *')
}
