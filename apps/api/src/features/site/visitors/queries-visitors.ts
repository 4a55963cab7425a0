import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ConfirmSubscriberRow } from './rows.ts'

export async function ticketsFrom(db: Db, email: string, since: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from tickets where from_email = ${email} and created_at > ${since}`)
  return count
}

/** False when the address is confirmed or was mailed a moment ago: nothing is sent. */
export const saveSubscriber = async (
  db: Db,
  subscriber: { email: string; lang: Lang; tokenHash: Buffer; expiresAt: Date; mailedBefore: Date; now: Date },
): Promise<boolean> =>
  (await db.run(sql`
    insert into podcast_subscribers (email, lang, token_hash, token_expires_at, mailed_at, created_at)
    values (${subscriber.email}, ${subscriber.lang}, ${subscriber.tokenHash}, ${subscriber.expiresAt}, ${subscriber.now}, ${subscriber.now})
    on conflict (email) do update set lang = excluded.lang, token_hash = excluded.token_hash,
      token_expires_at = excluded.token_expires_at, mailed_at = excluded.mailed_at
    where podcast_subscribers.confirmed_at is null and podcast_subscribers.mailed_at <= ${subscriber.mailedBefore}`)) ===
  1

/** Idempotent: a link opened twice gives the same answer. */
export const confirmSubscriber = (db: Db, tokenHash: Buffer, now: Date) =>
  db.row<ConfirmSubscriberRow>(sql`
    update podcast_subscribers set confirmed_at = coalesce(confirmed_at, ${now})
    where token_hash = ${tokenHash} and (token_expires_at > ${now} or confirmed_at is not null)
    returning email, lang`)
