import type { Build } from '../build.ts'
import type { Database } from '../db/open.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Metrics } from './metrics.ts'

export function measureBuild(metrics: Metrics, { version, commit, roles }: Build) {
  const labels = { version, commit, roles }
  metrics.gauge(
    {
      name: 'fareeq_build_info',
      help: 'Always 1: what runs here, by its labels',
      labels: ['version', 'commit', 'roles'],
    },
    () => [{ labels, value: 1 }],
  )
}

export function measureDatabase(metrics: Metrics, { pool, failures, engine }: Database) {
  metrics.gauge(
    {
      name: 'fareeq_database_connections',
      help: 'Connections of the pool: in use, or idle',
      labels: ['state'],
    },
    () => [
      { labels: { state: 'in_use' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ],
  )
  metrics.gauge(
    {
      name: 'fareeq_database_connections_max',
      help: 'Connections the pool may open (DATABASE_POOL)',
      labels: ['engine'],
    },
    () => [{ labels: { engine }, value: pool.options.max }],
  )
  metrics.gauge(
    { name: 'fareeq_database_waiting', help: 'Statements and transactions that wait for a connection' },
    () => pool.waitingCount,
  )
  metrics.counter(
    {
      name: 'fareeq_database_failures_total',
      help: 'Statements and transactions that failed because the database could not be reached or could not work',
    },
    failures,
  )
}

type WaitingRow = { queue: string; state: 'waiting' | 'scheduled' | 'active'; count: number; age: number }

/** Queue lengths: `waiting` is due, `scheduled` is for later or tried again later. */
const waitingJobs = (db: Db) =>
  // house-allow sql: the table is that of pg-boss
  db.rows<WaitingRow>(sql`
  select name as queue, count(*)::int as count,
    case when state = 'active' then 'active' when start_after > clock_now() then 'scheduled' else 'waiting' end as state,
    coalesce(extract(epoch from clock_now() - min(
      case when state = 'active' then started_on else greatest(created_on, start_after) end)), 0)::float as age
  from pgboss.job where state < 'completed' group by 1, 3`)

export function measureJobs(metrics: Metrics, jobs: Jobs) {
  metrics.counter(
    {
      name: 'fareeq_job_runs_total',
      help: 'Jobs that this process ran: done, or failed (and tried again)',
      labels: ['job', 'outcome'],
    },
    () =>
      [...jobs.outcomes()].flatMap(([job, { done, failed }]) => [
        { labels: { job, outcome: 'done' }, value: done },
        { labels: { job, outcome: 'failed' }, value: failed },
      ]),
  )
  metrics.fromDatabase(
    [
      {
        name: 'fareeq_jobs',
        help: 'Jobs of all processes: waiting (due), scheduled (for later) or active',
        labels: ['queue', 'state'],
      },
      {
        name: 'fareeq_job_oldest_age_seconds',
        help: 'How long the oldest job has been waiting, or has been active',
        labels: ['queue', 'state'],
      },
    ],
    async (db) => {
      const rows = await waitingJobs(db)
      const due = rows.filter(({ state }) => state !== 'scheduled')
      return [
        rows.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
        due.map(({ queue, state, age }) => ({ labels: { queue, state }, value: age })),
      ]
    },
  )
}
