import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Seconds that the oldest message and the oldest run of code have been due. */
export const oldestWaits = (db: Db) =>
  // house-allow sql: one of the tables is that of pg-boss
  db.one<{ messages: number; code_runs: number }>(sql`
    select
      (select coalesce(max(extract(epoch from clock_now() - greatest(created_at, case when attempts = 0 then not_before end))), 0)
        from messages where status = 'queued'
          and (not_before is null or not_before <= clock_now() or attempts > 0))::float as messages,
      (select coalesce(max(extract(epoch from clock_now() - greatest(created_on, start_after))), 0)
        from pgboss.job where name in ('assessments.run', 'assessments.grade-code') and state < 'active'
          and start_after <= clock_now())::float as code_runs`)
