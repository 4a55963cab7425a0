import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Channel } from './message.ts'

/** Nothing is written to an address that came back, until something arrives there again. */
export const markAddress = (db: Db, address: string, channel: Channel, reason: string) =>
  db.run(sql`
    insert into address_troubles (address, channel, reason, at)
    values (${address}, ${channel}, ${reason.slice(0, 500)}, clock_timestamp())
    on conflict (address) do update set channel = excluded.channel, reason = excluded.reason, at = excluded.at`)

export const clearAddress = (db: Db, address: string) =>
  db.run(sql`delete from address_troubles where address = ${address}`)

/** A later word counts, but nothing that was delivered comes back. */
export const saveReceipt = (db: Db, providerId: string, outcome: 'delivered' | 'bounced', reason: string | null) =>
  db.row<{ to: string; channel: Channel }>(sql`
    update messages set receipt = ${outcome}, receipt_at = clock_timestamp(), receipt_reason = ${reason}
    where provider_id = ${providerId} and receipt is distinct from 'delivered'
    returning to_address as "to", channel`)
