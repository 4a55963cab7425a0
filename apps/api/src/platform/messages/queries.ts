import type { Db } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Outgoing } from './driver.ts'

export const insertMessage = (db: Db, message: Outgoing & { secret: boolean }) =>
  db.run(sql`
    insert into messages (id, channel, to_address, lang, subject, text, html, headers, calendar, secret)
    values (${message.id}, ${message.channel}, ${message.to}, ${message.lang}, ${message.subject}, ${message.text},
            ${message.html}, ${JSON.stringify(message.headers)},
            ${message.calendar && JSON.stringify(message.calendar)}, ${message.secret})`)

/** For one worker alone, for a while. Nothing when it is already sent, given up, or in another worker's hands. */
export const claimMessage = (db: Db, id: string, seconds: number) =>
  db.row<Outgoing>(sql`
    update messages
    set attempts = attempts + 1, claimed_until = clock_timestamp() + make_interval(secs => ${seconds})
    where id = ${id} and status = 'queued' and (claimed_until is null or claimed_until < clock_timestamp())
    returning id, channel, to_address as "to", lang, subject, text, html, headers, calendar`)

export const isWaiting = async (db: Db, id: string): Promise<boolean> =>
  (await db.row(sql`select 1 as waiting from messages where id = ${id} and status = 'queued'`)) !== undefined

/** A code stands in the subject as well, where lists of mails show it. */
const wordsUnless = (kept: Sql) => sql`
  subject = case when ${kept} then subject when channel = 'email' then '' end,
  text = case when ${kept} then text else '' end,
  html = case when ${kept} then html end,
  calendar = case when ${kept} then calendar end`

/** `keep`: the local outbox is where a code is read, so there its words stay. */
export const markSent = (db: Db, id: string, providerId: string | null, keep: boolean) =>
  db.run(sql`
    update messages
    set status = 'sent', sent_at = clock_timestamp(), provider_id = ${providerId}, last_error = null,
        claimed_until = null,
        ${wordsUnless(sql`not secret or ${keep}::boolean`)}
    where id = ${id} and status = 'queued'`)

export const markFailed = (db: Db, id: string, reason: string) =>
  db.run(sql`
    update messages
    set status = 'failed', last_error = ${reason.slice(0, 500)}, claimed_until = null,
        ${wordsUnless(sql`not secret`)}
    where id = ${id} and status = 'queued'`)

export const releaseMessage = (db: Db, id: string, reason: string) =>
  db.run(sql`
    update messages set last_error = ${reason.slice(0, 500)}, claimed_until = null
    where id = ${id} and status = 'queued'`)
