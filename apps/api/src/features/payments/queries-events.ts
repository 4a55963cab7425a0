import { NEEDS_REVIEW } from '@fareeq/domain/payments/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { EventRow } from './rows.ts'

/** False when this event was taken before. A second delivery waits here for the first to commit. */
export const insertEvent = async (db: Db, { id, type, received_at }: Pick<EventRow, 'id' | 'type' | 'received_at'>) =>
  (await db.run(sql`
    insert into payment_events (id, type, outcome, received_at) values (${id}, ${type}, 'ignored', ${received_at})
    on conflict (id) do nothing`)) === 1

type EventResult = Pick<EventRow, 'outcome' | 'payment_id' | 'amount' | 'currency'>
export const saveOutcome = (db: Db, id: string, { outcome, payment_id, amount, currency }: EventResult) =>
  db.also(sql`
    update payment_events set outcome = ${outcome}, payment_id = ${payment_id}, amount = ${amount},
      currency = ${currency}
    where id = ${id}`)

const EVENT = sql`select id, type, outcome, amount, currency, payment_id, received_at from payment_events`

export const eventsOf = (db: Db, paymentId: string) =>
  db.rows<EventRow>(sql`${EVENT} where payment_id = ${paymentId} order by received_at, id limit 200`)

/** Events that somebody has to look at, the newest first. */
export const oddEvents = (db: Db, limit: number) =>
  db.rows<EventRow>(sql`${EVENT} where outcome = any(${NEEDS_REVIEW}) order by received_at desc, id limit ${limit}`)
