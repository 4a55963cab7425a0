import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import type { TicketState } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type TicketRow = {
  id: string
  reference: string
  kind: TicketKind
  state: TicketState
  subject: string
  body: string
  from_name: string
  from_email: string
  is_member: boolean
  lang: Lang
  data: Record<string, unknown>
  owner: { id: string; name: string } | null
  due_at: Date
  created_at: Date
  answers: { text: string; by: string | null; at: string }[]
}
const SHOWN = sql`
  select tickets.id, reference, kind, state, subject, body, from_name, from_email, user_id is not null as is_member, lang,
    data, due_at, tickets.created_at,
    (select json_build_object('id', id, 'name', name) from staff where id = owner_id) as owner, (
      select coalesce(json_agg(json_build_object('text', text, 'by', staff.name, 'at', at) order by answers.id), '[]')
      from ticket_answers as answers left join staff on staff.id = staff_id where ticket_id = tickets.id) as answers
  from tickets`

/** Scoped by kind: others are not found. */
export const ticketOf = (db: Db, kinds: readonly TicketKind[], id: string) =>
  db.row<TicketRow>(sql`${SHOWN} where tickets.id = ${id} and kind = any(${kinds})`)

export type HeldTicket = Pick<TicketRow, 'id' | 'kind' | 'state' | 'subject' | 'reference' | 'from_email' | 'lang'> & {
  owner_id: string | null
}

/** Row lock until the transaction ends. */
export const holdTicket = (db: Db, kinds: readonly TicketKind[], id: string) =>
  db.row<HeldTicket>(sql`
    select id, kind, state, subject, reference, from_email, lang, owner_id from tickets
    where id = ${id} and kind = any(${kinds}) for update`)

type Page = { kinds: readonly TicketKind[]; state: TicketState | undefined; cursor: string | undefined; limit: number }

/** Open ones by deadline, others by age; one row more than the page tells whether there is another. */
export const ticketsOf = (db: Db, { kinds, state, cursor, limit }: Page) =>
  db.rows<TicketRow>(sql`
    ${SHOWN}
    where kind = any(${kinds})
      ${state ? sql`and state = ${state}` : sql``}
      ${
        cursor === undefined
          ? sql``
          : state === 'open'
            ? sql`and (due_at, tickets.id) > (select due_at, id from tickets where id = ${cursor})`
            : sql`and tickets.id < ${cursor}::uuid`
      }
    order by ${state === 'open' ? sql`due_at, tickets.id` : sql`tickets.id desc`} limit ${limit + 1}`)

export const openCounts = (db: Db, kinds: readonly TicketKind[], now: Date) =>
  db.rows<{ kind: TicketKind; open: number; late: number }>(sql`
    select kind, count(*)::int as open, count(*) filter (where due_at < ${now})::int as late
    from tickets where state = 'open' and kind = any(${kinds}) group by kind`)

export const saveState = (db: Db, id: string, state: TicketState, now: Date) =>
  db.run(sql`update tickets set state = ${state}, updated_at = ${now} where id = ${id}`)

export const setOwner = (db: Db, id: string, owner: string | null, now: Date) =>
  db.also(sql`update tickets set owner_id = ${owner}, updated_at = ${now} where id = ${id}`)

/** Answers after those that were read. */
export const newerAnswers = (db: Db, id: string, seen: number) =>
  db.rows<{ by: string | null; at: Date; text: string }>(sql`
    select staff.name as by, at, text from ticket_answers left join staff on staff.id = staff_id
    where ticket_id = ${id} order by ticket_answers.id offset ${seen}`)

export const insertAnswer = (db: Db, one: { id: string; ticketId: string; staffId: string; text: string; at: Date }) =>
  db.run(sql`
    insert into ticket_answers (id, ticket_id, staff_id, text, at)
    values (${one.id}, ${one.ticketId}, ${one.staffId}, ${one.text}, ${one.at})`)

/** All that are not closed, of these kinds. */
export const moveTickets = (db: Db, from: string, to: string, kinds: readonly TicketKind[], now: Date) =>
  db.rows<{ id: string; kind: TicketKind }>(sql`
    update tickets set owner_id = ${to}, updated_at = ${now}
    where owner_id = ${from} and state <> 'closed' and kind = any(${kinds}) returning id, kind`)
