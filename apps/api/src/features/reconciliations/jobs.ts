import { BANK_ACCOUNTS } from '@fareeq/domain/ledger/limits.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { matchCertain } from './actions-matching.ts'

export function reconciliationJobs(jobs: FeatureJobs) {
  jobs.work('reconciliations.match', async (ctx) => {
    for (const account of BANK_ACCOUNTS)
      if ((await matchCertain(ctx, account)) > 0)
        await publishToStaff(ctx.db, ctx.platform.events, 'ledger.changed', { id: account })
  })
  jobs.schedule('reconciliations.match', '*/10 * * * *')
}
