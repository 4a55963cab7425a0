import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepPhotos } from './actions-photos.ts'
import { remindTalents } from './actions-reminders.ts'

export function talentJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('talents.sweep-photos', async () => {
    const count = await sweepPhotos(platform, clock.now())
    if (count > 0) log.info({ count }, 'pictures that no profile shows were swept')
  })
  jobs.schedule('talents.sweep-photos', '27 * * * *')
  jobs.work('talents.remind', async () => {
    const count = await remindTalents(platform, clock.now())
    if (count > 0) log.info({ count }, 'talents were reminded')
  })
  jobs.schedule('talents.remind', '30 9 * * *', { timeZone: HOME_ZONE })
}
