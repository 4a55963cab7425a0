import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { sweepPhotos } from './actions-photos.ts'
import { remindTalents } from './actions-reminders.ts'

export function talentJobs(jobs: FeatureJobs) {
  jobs.work('talents.sweep-photos', async (ctx) => {
    const count = await sweepPhotos(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'pictures that no profile shows were swept')
  })
  jobs.schedule('talents.sweep-photos', '27 * * * *')
  jobs.work('talents.remind', async (ctx) => {
    const count = await remindTalents(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'talents were reminded')
  })
  jobs.schedule('talents.remind', '30 9 * * *', { timeZone: BUSINESS_ZONE })
}
