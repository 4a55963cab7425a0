import type { Platform } from '../../platform/platform.ts'
import { sweepPhotos } from './actions-photos.ts'

export function talentJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('talents.sweep-photos', async () => {
    const count = await sweepPhotos(platform, clock.now())
    if (count > 0) log.info({ count }, 'pictures that no profile shows were swept')
  })
  jobs.schedule('talents.sweep-photos', '27 * * * *')
}
