import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { backUpNightly, watchBackups } from './actions.ts'

/** Seconds: the job of a node that died is taken over after its heartbeat is missed. */
const EXPIRE = 6 * 3600

export function backupJobs(jobs: FeatureJobs) {
  jobs.work('backups.nightly', backUpNightly, {
    expire: EXPIRE,
    heartbeat: 60,
    retry: { limit: 2, delay: 600, delayMax: 1800 },
  })
  jobs.schedule('backups.nightly', '13 1 * * *')
  jobs.work('backups.watch', watchBackups)
  jobs.schedule('backups.watch', '31 * * * *')
}
