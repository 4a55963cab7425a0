import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { TicketKind, TicketState } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_NOT_CLOSED } from '../../platform/users.ts'
import { bodyIn, senderIn, subjectIn } from './queries-words.ts'
import type { Account, LockedTicket, RelatedTicket } from './rows.ts'

export const referenceOf = (db: Db, id: string) =>
  db.one<{ reference: string }>(sql`select reference from tickets where id = ${id}`)

/** Who asks, as the reader of a mail knows them. */
export const askerIn = (db: Db, id: string, lang: Lang) =>
  db.one<{ asker: string }>(sql`select ${senderIn(lang)} as asker from tickets where id = ${id}`)

/** One without a colleague is written by the platform, in both languages. */
type NewNote = {
  id: string
  ticketId: string
  staffId: string | null
  text: string
  textEn?: string
  mentions: readonly string[]
  at: Date
}
export const insertNote = (db: Db, newNote: NewNote) =>
  db.also(sql`
    insert into ticket_notes (id, ticket_id, staff_id, text, text_en, mentions, at)
    values (${newNote.id}, ${newNote.ticketId}, ${newNote.staffId}, ${newNote.text}, ${newNote.textEn ?? null}, ${[...newNote.mentions]}, ${newNote.at})`)

/** One ticket per colleague: beginning another answer ends the first. */
export const saveWriter = (db: Db, writer: { staffId: string; ticketId: string; until: Date }) =>
  db.also(sql`
    insert into ticket_writers (staff_id, ticket_id, until) values (${writer.staffId}, ${writer.ticketId}, ${writer.until})
    on conflict (staff_id) do update set ticket_id = excluded.ticket_id, until = excluded.until`)

export const removeWriter = async (db: Db, staffId: string, ticketId: string): Promise<boolean> =>
  (await db.run(sql`delete from ticket_writers where staff_id = ${staffId} and ticket_id = ${ticketId}`)) === 1

export const saveMerge = (db: Db, id: string, into: string | null, state: TicketState, now: Date) =>
  db.run(sql`update tickets set state = ${state}, merged_into = ${into}, updated_at = ${now} where id = ${id}`)

export const mergedDeadlines = async (db: Db, into: string): Promise<Date[]> =>
  (await db.rows<{ due_at: Date }>(sql`select due_at from tickets where merged_into = ${into}`)).map(
    ({ due_at }) => due_at,
  )

export const saveDeadline = (db: Db, id: string, due: Date, now: Date) =>
  db.also(sql`update tickets set due_at = ${due}, updated_at = ${now} where id = ${id}`)

/** By the account the ticket came from, or by its address: a visitor may have an account. */
export const accountOf = async (db: Db, { user_id, from_email }: LockedTicket, lang: Lang): Promise<Account | null> =>
  (await db.row<Account>(sql`
    select id, case when type = ${TALENT} then 'talent' else 'client' end as kind,
      name_for(users, ${lang}) as name, company, created_at,
      (select organisation_id from organisation_members where user_id = users.id) as organisation_id
    from users where ${IS_NOT_CLOSED} and (id = ${user_id} or email = ${from_email})
    order by id = ${user_id} desc nulls last limit 1`)) ?? null

const HISTORY = 20

/** Other tickets of the same account or address, newest first. */
export const otherTicketsOf = (
  db: Db,
  kinds: readonly TicketKind[],
  { id, user_id, from_email }: LockedTicket,
  lang: Lang,
) =>
  db.rows<RelatedTicket>(sql`
    select id, reference, kind, state, ${subjectIn(lang)} as subject, left(${bodyIn(lang)}, 300) as body, created_at, due_at, user_id, from_email
    from tickets
    where id <> ${id} and kind = any(${kinds})
      and (user_id = ${user_id} or (from_email = ${from_email} and from_email <> ''))
    order by id desc limit ${HISTORY}`)
