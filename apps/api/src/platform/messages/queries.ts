import type { Db } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { OutgoingMessage } from './driver.ts'
import type { ClaimMessageRow } from './rows.ts'

type NewMessage = OutgoingMessage & { secret: boolean; digestKey: string | null; wait: number }

export const insertMessage = (db: Db, message: NewMessage) =>
  db.also(sql`
    insert into messages (id, channel, to_address, lang, subject, text, html, headers, calendar, secret, digest_key,
      not_before)
    values (${message.id}, ${message.channel}, ${message.to}, ${message.lang}, ${message.subject}, ${message.text},
            ${message.html}, ${JSON.stringify(message.headers)},
            ${message.calendar && JSON.stringify(message.calendar)}, ${message.secret}, ${message.digestKey},
            ${message.wait > 0 ? sql`clock_now() + make_interval(secs => ${message.wait / 1000})` : sql`null`})`)

/** Claims a message for one worker, with an expiry. Null when it is sent, given up or already claimed. */
export const claimMessage = (db: Db, id: string, seconds: number) =>
  db.row<ClaimMessageRow>(sql`
    update messages
    set attempts = attempts + 1, claimed_until = clock_now() + make_interval(secs => ${seconds})
    where id = ${id} and status = 'queued' and (claimed_until is null or claimed_until < clock_now())
      and (not_before is null or not_before <= clock_now())
    returning id, channel, to_address as "to", lang, subject, text, html, headers, calendar, attempts`)

/** A message that is not sent yet, and its earliest time. */
export const waitingMessage = (db: Db, id: string) =>
  db.row<{ until: Date | null }>(sql`
    select case when not_before > clock_now() then not_before end as until
    from messages where id = ${id} and status = 'queued'`)

/** A code is also in the subject, for mail lists. */
const wordsUnless = (isRetained: Sql) => sql`
  subject = case when ${isRetained} then subject when channel = 'email' then '' end,
  text = case when ${isRetained} then text else '' end,
  html = case when ${isRetained} then html end,
  calendar = case when ${isRetained} then calendar end`

/**
 * Messages to others that name the person: what was sent loses its words, what waits loses them once it is sent. While
 * `users` still has the name, by which they are found.
 */
export const wipeMentions = (db: Db, userId: string) =>
  db.run(sql`
    update messages set secret = true, ${wordsUnless(sql`status = 'queued'`)}
    where exists (
      select from users, unnest(array[
        first_name || ' ' || last_name, second_first_name || ' ' || second_last_name, email, phone
      ]) as word
      where users.id = ${userId} and word ~ '\\S'
        and strpos(concat_ws(' ', subject, messages.text, calendar), word) > 0)`)

/** `keep`: in the local outbox codes stay readable. */
export const markSent = (db: Db, id: string, providerId: string | null, keepsText: boolean) =>
  db.run(sql`
    update messages
    set status = 'sent', sent_at = clock_now(), provider_id = ${providerId}, last_error = null,
        claimed_until = null,
        ${wordsUnless(sql`not secret or ${keepsText}::boolean`)}
    where id = ${id} and status = 'queued'`)

export const markFailed = (db: Db, id: string, reason: string) =>
  db.run(sql`
    update messages
    set status = 'failed', last_error = ${reason.slice(0, 500)}, claimed_until = null,
        ${wordsUnless(sql`not secret`)}
    where id = ${id} and status = 'queued'`)

/** Releases the claim until the next attempt. */
export const releaseMessage = (db: Db, id: string, reason: string, pause: number) =>
  db.row<{ until: Date }>(sql`
    update messages
    set last_error = ${reason.slice(0, 500)}, claimed_until = null,
        not_before = clock_now() + make_interval(secs => ${pause / 1000})
    where id = ${id} and status = 'queued' returning not_before as until`)

/** Resets the attempts. A message whose text was erased cannot be resent. */
export const reviveMessage = (db: Db, id: string) =>
  db.row<{ id: string }>(sql`
    update messages
    set status = 'queued', attempts = 0, not_before = null, last_error = null, sent_at = null, provider_id = null,
        receipt = null, receipt_at = null, receipt_reason = null,
        dismissed_at = null, dismissed_by = null, dismissal = null
    where id = ${id} and (status = 'failed' or receipt = 'bounced') and text <> '' returning id`)

export const dismissMessage = (db: Db, id: string, { by, reason, at }: { by: string; reason: string; at: Date }) =>
  db.run(sql`
    update messages set dismissed_at = ${at}, dismissed_by = ${by}, dismissal = ${reason}
    where id = ${id} and dismissed_at is null`)

/** Merges another item into a waiting digest. */
export const rewriteMail = (db: Db, id: string, mail: { subject: string; text: string; html?: string }) =>
  db.run(sql`
    update messages set subject = ${mail.subject}, text = ${mail.text}, html = ${mail.html ?? null} where id = ${id}`)

export const deleteEnded = (db: Db, ids: readonly string[]) =>
  db.run(sql`delete from messages where status <> 'queued' and id = any(${[...ids]})`)
