import type { InboundOutcome, InboundReason } from '@fareeq/domain/inbound-mails/limits.ts'
import type { ConversationKind } from '@fareeq/domain/conversations/limits.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import { CONTEXT } from '../conversations/queries-contexts.ts'
import type { HeldMailRow, OutcomeOfRow } from './rows.ts'

/** False when this mail was received before. A second delivery waits here for the first to commit. */
export const insertMail = async (db: Db, mail: { id: string; fingerprint: Buffer; at: Date }): Promise<boolean> =>
  (await db.run(sql`
    insert into inbound_mails (id, fingerprint, outcome, received_at)
    values (${mail.id}, ${mail.fingerprint}, 'ignored', ${mail.at}) on conflict (fingerprint) do nothing`)) === 1

export const outcomeOf = (db: Db, fingerprint: Buffer) =>
  db.one<OutcomeOfRow>(sql`select outcome from inbound_mails where fingerprint = ${fingerprint}`)

export const saveOutcome = (db: Db, id: string, outcome: InboundOutcome, reason: InboundReason | null) =>
  db.also(sql`update inbound_mails set outcome = ${outcome}, reason = ${reason} where id = ${id}`)

type HeldWords = {
  from_email: string
  from_name: string
  subject: string
  text: string
  ticket_id: string | null
  conversation_id: string | null
}
/** With its words, for the colleague who reads it. */
export const saveHeld = (db: Db, id: string, reason: InboundReason, mail: HeldWords) =>
  db.also(sql`
    update inbound_mails set outcome = 'held', reason = ${reason}, from_email = ${mail.from_email},
      from_name = ${mail.from_name}, subject = ${mail.subject}, text = ${mail.text},
      ticket_id = (select tickets.id from tickets where tickets.id = ${mail.ticket_id}),
      conversation_id = (select conversations.id from conversations where conversations.id = ${mail.conversation_id})
    where id = ${id}`)

type Page = PageQuery & { settled: boolean; kinds: readonly TicketKind[]; threads: readonly ConversationKind[] }
export const heldMails = (db: Db, { settled, kinds, threads, cursor, limit }: Page) =>
  db.rows<HeldMailRow>(sql`
    select id, reason, from_email, from_name, subject, text, received_at,
      (select json_build_object('id', tickets.id, 'reference', reference) from tickets
        where tickets.id = ticket_id and kind = any(${kinds})) as ticket,
      (select json_build_object('id', about.id) from ${CONTEXT} as about
        where about.id = conversation_id and about.kind = any(${threads})) as conversation,
      settled_at, (select name from staff where staff.id = settled_by) as settled_by
    from inbound_mails
    where outcome = 'held' and (settled_at is not null) = ${settled}::boolean and ${olderThan(sql`id`, cursor)}
    order by id desc limit ${limit + 1}`)

export const waitingCount = async (db: Db): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from inbound_mails where outcome = 'held' and settled_at is null`)
  ).count

export const heldMail = (db: Db, id: string) =>
  db.row<{ id: string }>(sql`select id from inbound_mails where id = ${id} and outcome = 'held'`)

/** False where a colleague was faster. */
export const settleMail = async (db: Db, id: string, staffId: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update inbound_mails set settled_at = ${now}, settled_by = ${staffId}
    where id = ${id} and outcome = 'held' and settled_at is null`)) === 1

/** What came from the person’s address, or to one of theirs; after their tickets have lost it. */
export const erasePerson = (db: Db, { email }: ErasedPerson) =>
  db.run(sql`
    update inbound_mails set from_email = '', from_name = '', subject = '', text = ''
    where from_email = ${email}`)
