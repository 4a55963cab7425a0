import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { type MessageChannel, RECEIPT_FACTS, RECEIPT_KINDS } from '@fareeq/domain/notifications/limits.ts'
import type { Trouble } from '@fareeq/domain/notifications/schema-messages.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { DeliveryFactsRow, TroubleRow } from './rows.ts'

const LOST_RECEIPTS = RECEIPT_KINDS.filter((kind) => RECEIPT_FACTS[kind].is_lost)
export const IS_LOST = sql`(status = 'failed' or receipt in (${sql.literals(LOST_RECEIPTS)}))`
/** As `troubleOf` of the domain decides it. */
const IN: Record<Trouble, Sql> = {
  failed: sql`${IS_LOST} and dismissed_at is null`,
  dismissed: sql`${IS_LOST} and dismissed_at is not null`,
  trying: sql`status = 'queued' and attempts > 0`,
}

/** The account an address belongs to; a number counts only where it is verified. */
const recipient = (lang: Lang): Sql => sql`coalesce(
  (select jsonb_build_object('kind', case when type = ${TALENT} then 'talent' else 'client' end, 'id', users.id,
      'name', name_for(users, ${lang}), 'organisation_id',
      (select organisation_id from organisation_members where user_id = users.id))
    from users
    where users.email = case when messages.channel = 'email' then to_address end
      or (users.phone = case when messages.channel <> 'email' then to_address end and phone_verified_at is not null)
    limit 1),
  (select jsonb_build_object('kind', 'staff', 'id', staff.id, 'name', name, 'organisation_id', null)
    from staff where staff.email = case when messages.channel = 'email' then to_address end))`

type Page = PageQuery & {
  state: Trouble
  channel: MessageChannel | undefined
  id: string | undefined
  /** Of the names. */
  lang: Lang
}

/** Newest first. */
export const troublesOf = (db: Db, { state, channel, id, cursor, limit, lang }: Page) =>
  db.rows<TroubleRow>(sql`
    select id, messages.channel, to_address as "to", ${recipient(lang)} as recipient,
      case when not secret then subject end as subject,
      case when not secret and messages.channel <> 'email' then text end as text,
      coalesce(receipt_reason, last_error) as reason, attempts, created_at,
      case when status = 'queued' then not_before end as next_at,
      status <> 'queued' and text <> '' and receipt is distinct from 'complained' as can_retry,
      receipt is not distinct from 'complained' as unwanted,
      (select kind from address_troubles where address = to_address) as marked, status, receipt,
      dismissed_at, (select name from staff where staff.id = dismissed_by) as dismissed_by, dismissal
    from messages
    where ${IN[state]} ${channel ? sql`and messages.channel = ${channel}` : sql``}
      ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}
      and ${olderThan(sql`id`, cursor)}
    order by id desc limit ${limit + 1}`)

export const troubleCounts = (db: Db) =>
  db.one<{ failed: number; trying: number; dismissed: number }>(sql`
    select (select count(*)::int from messages where ${IN.failed}) as failed,
      (select count(*)::int from messages where ${IN.trying}) as trying,
      (select count(*)::int from messages where ${IN.dismissed}) as dismissed`)

/** Locked: of two who decide at once the second finds the decision of the first. */
export const deliveryOf = (db: Db, id: string) =>
  db.row<DeliveryFactsRow>(sql`
    select status, receipt, attempts, dismissed_at is not null as dismissed from messages where id = ${id} for update`)
