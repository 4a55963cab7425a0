import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RepliedTicket } from './rows.ts'

/** Whoever answers by mail answers the ticket that theirs was merged into. Row lock until the transaction ends. */
export const lockRepliedTicket = (db: Db, id: string) =>
  db.one<RepliedTicket>(sql`
    select id, reference, kind, state, owner_id, user_id, coalesce(
      (select case when type = ${TALENT} then 'talent' else 'client' end from users where users.id = user_id),
      'visitor') as asker_kind
    from tickets
    where id = (select coalesce(merged_into, id) from tickets as replied where replied.id = ${id}) for update`)

/** The asker: by the address they wrote with, and that of their account. None once they have left. */
export const askerAddresses = (db: Db, id: string) =>
  db.row<{ from_email: string; account_email: string | null }>(sql`
    select from_email, users.email as account_email
    from tickets left join users on users.id = user_id
    where tickets.id = ${id} and from_email <> ''`)

export const insertReply = (db: Db, reply: { id: string; ticketId: string; text: string; at: Date }) =>
  db.also(sql`
    insert into ticket_replies (id, ticket_id, text, at)
    values (${reply.id}, ${reply.ticketId}, ${reply.text}, ${reply.at})`)
