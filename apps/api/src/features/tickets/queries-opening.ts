import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { OPEN_TICKETS, type TicketKind } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { LockTicketByIdRow, OpenTicketOfRow } from './rows.ts'

export type NewTicket = {
  id: string
  reference: string
  kind: TicketKind
  subject: string
  body: string
  from_name: string
  from_email: string
  user_id: string | null
  lang: Lang
  /** What it is about, for the pages that answer it. */
  data?: Record<string, unknown>
  due_at: Date
  now: Date
}

/** False on a conflict: the reference is taken. */
export const insertTicket = async (db: Db, ticket: NewTicket): Promise<boolean> =>
  (await db.run(sql`
    insert into tickets (id, reference, kind, subject, body, from_name, from_email, user_id, lang, data, due_at,
      created_at, updated_at)
    values (${ticket.id}, ${ticket.reference}, ${ticket.kind}, ${ticket.subject}, ${ticket.body}, ${ticket.from_name},
      ${ticket.from_email}, ${ticket.user_id}, ${ticket.lang}, ${JSON.stringify(ticket.data ?? {})}, ${ticket.due_at},
      ${ticket.now}, ${ticket.now})
    on conflict (reference) do nothing`)) === 1

/** Advisory lock per sender, until the transaction ends: concurrent clicks must see each other. */
export const lockSender = (db: Db, email: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`)

/** Deduplication: an earlier ticket with the same text. */
export const sameTicket = (
  db: Db,
  ticket: { kind: TicketKind; email: string; subject: string; body: string; since: Date },
) =>
  db.row<{ id: string; reference: string; due_at: Date }>(sql`
    select id, reference, due_at from tickets
    where kind = ${ticket.kind} and from_email = ${ticket.email} and created_at > ${ticket.since}
      and subject = ${ticket.subject} and body = ${ticket.body}
    order by created_at desc limit 1`)

/** The open ticket of a kind about a request, with a row lock. */
export const openTicketOf = (db: Db, kind: TicketKind, projectId: string) =>
  db.row<OpenTicketOfRow>(sql`
    select id, state, due_at from tickets
    where kind = ${kind} and state in (${sql.literals(OPEN_TICKETS)}) and data->>'project_id' = ${projectId}
    order by created_at desc limit 1 for update`)

/** One ticket with a row lock, for the feature whose question it holds. */
export const lockTicketById = (db: Db, id: string) =>
  db.row<LockTicketByIdRow>(sql`select id, kind, state from tickets where id = ${id} for update`)

/** By the reference that its sender has. */
export const ticketByReference = (db: Db, reference: string) =>
  db.row<{ id: string }>(sql`select id from tickets where reference = ${reference}`)

export const saveWords = (db: Db, id: string, body: string, data: object, now: Date) =>
  db.also(sql`
    update tickets set body = ${body}, data = ${JSON.stringify(data)}, updated_at = ${now} where id = ${id}`)
