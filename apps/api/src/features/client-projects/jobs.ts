import type { Platform } from '../../platform/platform.ts'
import { sweepRecordings } from './actions-voice.ts'

export function clientProjectJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('client-projects.sweep-recordings', async () => {
    const count = await sweepRecordings(platform, clock.now())
    if (count > 0) log.info({ count }, 'recordings that no request names were swept')
  })
  jobs.schedule('client-projects.sweep-recordings', '37 * * * *')
}
