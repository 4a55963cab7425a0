import { sql } from '../db/sql.ts'
import type { Metrics } from './metrics.ts'
import type { UnsentMessagesRow } from './rows.ts'

/** Each part by a partial index: what was sent is not counted here, but by its provider's calls. */
const unsentMessages = sql`
  select channel, status, count(*)::int as count,
    coalesce(extract(epoch from clock_now() - min(at)), 0)::float as age
  from (
    select channel, case when attempts = 0 then greatest(created_at, not_before) else created_at end as at,
      case when not_before > clock_now() and attempts = 0 then 'later' else 'due' end as status
    from messages where status = 'queued'
    union all
    select channel, created_at, 'failed' from messages
    where status = 'failed' and dismissed_at is null
  ) as unsent
  group by 1, 2`

export function measureMessages(metrics: Metrics) {
  metrics.fromDatabase(
    [
      {
        name: 'fareeq_messages',
        help: 'Messages that are not sent: due, later (they gather, or have a time) or failed (given up, nobody has dealt with it)',
        labels: ['channel', 'status'],
      },
      {
        name: 'fareeq_message_oldest_age_seconds',
        help: 'How long the oldest of them has been waiting',
        labels: ['channel', 'status'],
      },
    ],
    async (db) => {
      const rows = await db.rows<UnsentMessagesRow>(unsentMessages)
      const due = rows.filter(({ status }) => status !== 'later')
      return [
        rows.map(({ channel, status, count }) => ({ labels: { channel, status }, value: count })),
        due.map(({ channel, status, age }) => ({ labels: { channel, status }, value: age })),
      ]
    },
  )
}
