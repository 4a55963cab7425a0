import type { DeliveryFacts } from '@fareeq/domain/notifications/rules-staff.ts'
import type { MessageChannel, Trouble, TroubleKind } from '@fareeq/domain/notifications/schema-messages.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type TroubleRow = {
  id: string
  channel: MessageChannel
  to: string
  subject: string | null
  reason: string | null
  attempts: number
  created_at: Date
  next_at: Date | null
  can_retry: boolean
  unwanted: boolean
  marked: TroubleKind | null
  dismissed_at: Date | null
  dismissed_by: string | null
  dismissal: string | null
} & Pick<DeliveryFacts, 'status' | 'receipt'>

const LOST = sql`(status = 'failed' or receipt in ('bounced', 'complained'))`
/** As `troubleOf` of the domain decides it. */
const IN: Record<Trouble, Sql> = {
  failed: sql`${LOST} and dismissed_at is null`,
  dismissed: sql`${LOST} and dismissed_at is not null`,
  trying: sql`status = 'queued' and attempts > 0`,
}

type Page = {
  state: Trouble
  channel: MessageChannel | undefined
  id: string | undefined
  cursor: string | undefined
  limit: number
}

/** Keyset pagination, newest first: one row more than the page tells whether there is another. */
export const troublesOf = (db: Db, { state, channel, id, cursor, limit }: Page) =>
  db.rows<TroubleRow>(sql`
    select id, messages.channel, to_address as "to", case when not secret then subject end as subject,
      coalesce(receipt_reason, last_error) as reason, attempts, created_at,
      case when status = 'queued' then not_before end as next_at,
      status <> 'queued' and text <> '' and receipt is distinct from 'complained' as can_retry,
      receipt is not distinct from 'complained' as unwanted,
      (select kind from address_troubles where address = to_address) as marked, status, receipt,
      dismissed_at, (select name from staff where staff.id = dismissed_by) as dismissed_by, dismissal
    from messages
    where ${IN[state]} ${channel ? sql`and messages.channel = ${channel}` : sql``}
      ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}
      ${cursor === undefined ? sql`` : sql`and id < ${cursor}::uuid`}
    order by id desc limit ${limit + 1}`)

export const troubleCounts = (db: Db) =>
  db.one<Record<Trouble, number>>(sql`
    select (select count(*)::int from messages where ${IN.failed}) as failed,
      (select count(*)::int from messages where ${IN.trying}) as trying,
      (select count(*)::int from messages where ${IN.dismissed}) as dismissed`)

/** Locked: of two who decide at once the second finds the decision of the first. */
export const deliveryOf = (db: Db, id: string) =>
  db.row<DeliveryFacts>(sql`
    select status, receipt, attempts, dismissed_at is not null as dismissed from messages where id = ${id} for update`)
