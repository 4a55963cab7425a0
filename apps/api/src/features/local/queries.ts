import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'

export type OutboxFilter = { to?: string; channel?: string; limit: number }

export type OutboxMessage = {
  channel: 'email' | 'sms' | 'whatsapp' | 'voice'
  to: string
  lang: 'ar' | 'en'
  subject: string | null
  text: string
  html: string | null
  secret: boolean
  status: 'queued' | 'sent' | 'failed'
  created_at: Date
  sent_at: Date | null
}

/** Newest first. `to` finds a part of an address too. */
export const findMessages = (db: Db, { to = '', channel, limit }: OutboxFilter) =>
  db.rows<OutboxMessage>(sql`
    select channel, to_address as "to", lang, subject, text, html, secret, status, created_at, sent_at
    from messages
    where position(lower(${to}) in to_address) > 0 and (${channel ?? null}::text is null or channel = ${channel ?? null})
    order by created_at desc, id desc limit ${limit}`)

/** Nobody who tries an interview room wants to wait for tomorrow. */
export const beginInterview = (db: Db, { userId }: Member, id: string, start: Date) =>
  db.row(sql`
    update interviews set starts_at = ${start}, ends_at = ${start}::timestamptz + (ends_at - starts_at),
      due_at = ${start}::timestamptz + (ends_at - starts_at)
    where id = ${id} and state = 'interview_scheduled' and ${userId} in (talent_id, client_id)
    returning id`)
