import type { Platform } from '../../platform/platform.ts'
import { forgetOld } from './actions-centre.ts'

export function notificationJobs({ db, jobs, clock }: Platform) {
  jobs.work('notifications.forget', () => forgetOld(db, clock.now()))
  jobs.schedule('notifications.forget', '23 2 * * *')
}
