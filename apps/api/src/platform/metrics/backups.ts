import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { backupAge } from '../backups/age.ts'
import type { Clock } from '../clock.ts'
import type { Metrics } from './metrics.ts'

export function measureBackups(metrics: Metrics, clock: Clock) {
  metrics.fromDatabase(
    [
      {
        name: 'fareeq_backup_age_seconds',
        help: 'Since the beginning of the last nightly backup that succeeded; left out where there is none',
      },
    ],
    async (db) => {
      const age = await backupAge(db, clock.now())
      return [age === null ? [] : [{ value: age }]]
    },
    MINUTE,
  )
}
