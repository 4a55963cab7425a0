import type { InboundDecision, InboundOutcome, InboundReason } from '@fareeq/domain/inbound-mails/limits.ts'
import type { ConversationKind } from '@fareeq/domain/conversations/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import { CONTEXT } from '../conversations/queries-contexts.ts'
import { senderIn } from '../tickets/queries-words.ts'
import { FILES_OF_MAIL } from './queries-files.ts'
import type { HeldMailContent, HeldMailRow, OutcomeOfRow } from './rows.ts'

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
  reply_address: string | null
  file_names: readonly string[]
}
/** With its words, for the colleague who reads it. */
export const saveHeld = (db: Db, id: string, reason: InboundReason, mail: HeldWords) =>
  db.also(sql`
    update inbound_mails set outcome = 'held', reason = ${reason}, from_email = ${mail.from_email},
      from_name = ${mail.from_name}, reply_address = ${mail.reply_address}, file_names = ${[...mail.file_names]}, subject = ${mail.subject}, text = ${mail.text},
      ticket_id = (select tickets.id from tickets where tickets.id = ${mail.ticket_id}),
      conversation_id = (select conversations.id from conversations where conversations.id = ${mail.conversation_id})
    where id = ${id}`)

type Page = PageQuery & Kinds & { lang: Lang; settled: boolean }
export const heldMails = (db: Db, { lang, settled, kinds, threads, cursor, limit }: Page) =>
  db.rows<HeldMailRow>(sql`
    select id, reason, from_email, from_name, subject, text, received_at, reply_address, file_names, answer,
      ${FILES_OF_MAIL} as files,
      (select json_build_object('id', tickets.id, 'reference', reference,
        'asker', ${senderIn(lang)}) from tickets
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

type Kinds = { kinds: readonly TicketKind[]; threads: readonly ConversationKind[] }

/** Row lock. `is_open`: what its address belongs to is of a kind that the colleague answers. */
export const heldMail = (db: Db, id: string, { kinds, threads }: Kinds) =>
  db.row<HeldMailContent>(sql`
    select reason, text, reply_address, file_names, settled_at is not null as is_settled,
      exists (select from tickets where tickets.id = ticket_id and kind = any(${kinds}))
        or exists (select from ${CONTEXT} as about where about.id = conversation_id and about.kind = any(${threads}))
        as is_open
    from inbound_mails where id = ${id} and outcome = 'held' for update`)

/** False where a colleague was faster. */
export const settleMail = async (
  db: Db,
  id: string,
  { answer, staffId, now }: { answer: InboundDecision; staffId: string; now: Date },
): Promise<boolean> =>
  (await db.run(sql`
    update inbound_mails set settled_at = ${now}, settled_by = ${staffId}, answer = ${answer}
    where id = ${id} and outcome = 'held' and settled_at is null`)) === 1

/** Of members whose reply addresses were written to. */
export const personNames = (db: Db, ids: readonly string[], lang: Lang) =>
  db.rows<{ id: string; name: string }>(sql`
    select id, name_for(users, ${lang}) as name from users where id = any(${[...ids]}::uuid[])`)

/** What came from the person’s address, or to one of theirs; after their tickets have lost it. */
export const erasePerson = (db: Db, { email }: ErasedPerson) =>
  db.run(sql`
    update inbound_mails set from_email = '', from_name = '', subject = '', text = '', file_names = '{}'
    where from_email = ${email}`)
