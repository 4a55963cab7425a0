import { RECEIPT_KINDS, type MessageChannel, type ReceiptKind } from '@fareeq/domain/notifications/limits.ts'
import type { TroubleKind } from '@fareeq/domain/notifications/schema-messages.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { SaveReceiptRow } from './rows.ts'

/** Suppression list: no messages to an address that bounced, until one is delivered again; a complaint is permanent. */
export const markAddress = (db: Db, address: string, channel: MessageChannel, kind: TroubleKind, reason: string) =>
  db.run(sql`
    insert into address_troubles (address, channel, kind, reason, at)
    values (${address}, ${channel}, ${kind}, ${reason.slice(0, 500)}, clock_now())
    on conflict (address) do update
    set channel = excluded.channel, kind = excluded.kind, reason = excluded.reason, at = excluded.at
    where address_troubles.kind <> 'complained'`)

export const clearAddress = (db: Db, address: string, kinds: readonly TroubleKind[]) =>
  db.run(sql`delete from address_troubles where address = ${address} and kind = any(${[...kinds]})`)

const GRAVITY = sql`array[${sql.literals(RECEIPT_KINDS)}]`

/**
 * Null where nothing changes. Receipts may arrive out of order: for a mail the more severe one wins, because it can bounce
 * hours after delivery; for a phone the later one wins, but `delivered` is final.
 */
export const saveReceipt = (db: Db, providerId: string, outcome: ReceiptKind, reason: string | null) =>
  db.row<SaveReceiptRow>(sql`
    update messages set receipt = ${outcome}, receipt_at = clock_now(), receipt_reason = ${reason}
    where provider_id = ${providerId} and (receipt is null or case channel
      when 'email' then array_position(${GRAVITY}, ${outcome}) > array_position(${GRAVITY}, receipt)
      else receipt <> 'delivered' end)
    returning to_address as "to", channel`)
