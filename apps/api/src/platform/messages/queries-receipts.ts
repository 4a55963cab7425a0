import type { TroubleKind } from '@fareeq/domain/notifications/schema-messages.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Channel } from './message.ts'

/** Nothing is written to an address that came back, until something arrives there again; who complained is left alone. */
export const markAddress = (db: Db, address: string, channel: Channel, kind: TroubleKind, reason: string) =>
  db.run(sql`
    insert into address_troubles (address, channel, kind, reason, at)
    values (${address}, ${channel}, ${kind}, ${reason.slice(0, 500)}, clock_timestamp())
    on conflict (address) do update
    set channel = excluded.channel, kind = excluded.kind, reason = excluded.reason, at = excluded.at
    where address_troubles.kind <> 'complained'`)

export const clearAddress = (db: Db, address: string, kinds: readonly TroubleKind[]) =>
  db.run(sql`delete from address_troubles where address = ${address} and kind = any(${[...kinds]})`)

const GRAVITY = sql`array['delivered', 'bounced', 'complained']`

/**
 * Nothing where it says nothing new. A mail can come back hours after it was delivered, and the two words may overtake
 * each other: the graver one stays. To a phone the later one counts, but nothing that was delivered comes back.
 */
export const saveReceipt = (
  db: Db,
  providerId: string,
  outcome: 'delivered' | 'bounced' | 'complained',
  reason: string | null,
) =>
  db.row<{ to: string; channel: Channel }>(sql`
    update messages set receipt = ${outcome}, receipt_at = clock_timestamp(), receipt_reason = ${reason}
    where provider_id = ${providerId} and (receipt is null or case channel
      when 'email' then array_position(${GRAVITY}, ${outcome}) > array_position(${GRAVITY}, receipt)
      else receipt <> 'delivered' end)
    returning to_address as "to", channel`)
