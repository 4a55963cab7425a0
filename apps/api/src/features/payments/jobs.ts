import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { CLOSE_JOB, closeOpenCheckouts } from './actions-checkout.ts'
import { reconcile } from './actions-reconciling.ts'
import { REFUND_JOB, sendRefund } from './actions-refunds.ts'
import { sweepProofs } from './actions-transfers.ts'

export function paymentJobs(jobs: FeatureJobs) {
  jobs.work('payments.reconcile', async (ctx) => {
    const { checked, failed } = await reconcile(ctx)
    if (failed > 0) ctx.platform.log.warn({ asked: checked, failed }, 'some payments could not be reconciled')
  })
  jobs.schedule('payments.reconcile', '*/5 * * * *')

  jobs.work<{ id: string }>(REFUND_JOB, (ctx, { id }) => sendRefund(ctx, id))

  jobs.work<{ invoiceId: string }>(CLOSE_JOB, (ctx, { invoiceId }) => closeOpenCheckouts(ctx, invoiceId))

  jobs.work('payments.sweep-proofs', async (ctx) => {
    const count = await sweepProofs(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'unused proofs of transfers were deleted')
  })
  jobs.schedule('payments.sweep-proofs', '45 3 * * *')
}
