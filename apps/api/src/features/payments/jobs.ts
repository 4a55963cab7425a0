import type { Platform } from '../../platform/platform.ts'
import { reconcile } from './actions-reconciling.ts'
import { REFUND_JOB, sendRefund } from './actions-refunds.ts'
import { sweepProofs } from './actions-transfers.ts'

export function paymentJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('payments.reconcile', async () => {
    const { checked, failed } = await reconcile(platform, clock.now())
    if (failed > 0) log.warn({ asked: checked, failed }, 'some payments could not be reconciled')
  })
  jobs.schedule('payments.reconcile', '*/5 * * * *')

  jobs.work<{ id: string }>(REFUND_JOB, ({ id }) => sendRefund(platform, id, clock.now()))

  jobs.work('payments.sweep-proofs', async () => {
    const count = await sweepProofs(platform, clock.now())
    if (count > 0) log.info({ count }, 'unused proofs of transfers were deleted')
  })
  jobs.schedule('payments.sweep-proofs', '45 3 * * *')
}
