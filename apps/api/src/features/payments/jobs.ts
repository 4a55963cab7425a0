import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { CLOSE_JOB, closeOpenCheckouts } from './actions-checkout.ts'
import { reconcile } from './actions-reconciling.ts'
import { REFUND_JOB, sendRefund } from './actions-refunds.ts'
import { sweepProofs } from './actions-transfers.ts'

export function paymentJobs(jobs: FeatureJobs) {
  jobs.work('payments.reconcile', async (work) => {
    const { checked, failed } = await reconcile(work)
    if (failed > 0) work.platform.log.warn({ asked: checked, failed }, 'some payments could not be reconciled')
  })
  jobs.schedule('payments.reconcile', '*/5 * * * *')

  jobs.work<{ id: string }>(REFUND_JOB, (work, { id }) => sendRefund(work, id))

  jobs.work<{ invoiceId: string }>(CLOSE_JOB, (work, { invoiceId }) => closeOpenCheckouts(work, invoiceId))

  jobs.work('payments.sweep-proofs', async (work) => {
    const count = await sweepProofs(work)
    if (count > 0) work.platform.log.info({ count }, 'unused proofs of transfers were deleted')
  })
  jobs.schedule('payments.sweep-proofs', '45 3 * * *')
}
