import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { remindClients } from './actions-reminders.ts'
import { sweepRecordings } from './actions-voice.ts'

export function clientProjectJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('client-projects.sweep-recordings', async () => {
    const count = await sweepRecordings(platform, clock.now())
    if (count > 0) log.info({ count }, 'recordings that no request names were swept')
  })
  jobs.schedule('client-projects.sweep-recordings', '37 * * * *')
  jobs.work('client-projects.remind', async () => {
    const count = await remindClients(platform, clock.now())
    if (count > 0) log.info({ count }, 'clients were reminded')
  })
  jobs.schedule('client-projects.remind', '30 9 * * 0-4', { timeZone: HOME_ZONE })
}
