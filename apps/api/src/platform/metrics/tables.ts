import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { sql } from '../db/sql.ts'
import type { Metrics } from './metrics.ts'
import type { TableSizesRow } from './rows.ts'

/** Ours and those of the job queue; rows as PostgreSQL counts them while they change, which is close enough to see growth. */
const tableSizes = sql`
  select c.relname::text as name, coalesce(pg_total_relation_size(c.oid), 0)::float8 as bytes,
    coalesce(pg_stat_get_live_tuples(c.oid), 0)::float8 as rows
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relkind = 'r' order by 1`

/** Nobody watches it by the second. */
const EVERY = MINUTE

export function measureTables(metrics: Metrics) {
  metrics.fromDatabase(
    [
      { name: 'fareeq_table_bytes', help: 'Size of a table with its indexes', labels: ['table'] },
      { name: 'fareeq_table_rows', help: 'Rows of a table, about', labels: ['table'] },
    ],
    async (db) => {
      const tables = await db.rows<TableSizesRow>(tableSizes)
      return [
        tables.map(({ name, bytes }) => ({ labels: { table: name }, value: bytes })),
        tables.map(({ name, rows }) => ({ labels: { table: name }, value: rows })),
      ]
    },
    EVERY,
  )
}
