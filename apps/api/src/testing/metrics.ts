import type { Db } from '../platform/db/database.ts'
import { createLog } from '../platform/log.ts'
import { type Metrics, createMetrics } from '../platform/metrics/metrics.ts'

/** For a part of the platform without a database: none of its figures is asked of one. */
export const testMetrics = (db?: Db): Metrics => createMetrics({ db: db as Db, log: createLog({ level: 'silent' }) })
