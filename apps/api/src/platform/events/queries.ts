import type { Db } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Mark } from './mark.ts'
import { type Snapshot, readSnapshot } from './snapshot.ts'
import type { EventRow } from './rows.ts'

export const CHANNEL = 'fareeq_events'

export type LiveEvent = {
  id: number
  tx: bigint
  topic: string | null
  userId: string | null
  name: string
  body: Record<string, unknown>
}

/** Events, and the snapshot they were read with: the next reading begins there. */
export type EventBatch = { events: LiveEvent[]; snapshot: Snapshot }

export const appendEvent = (
  db: Db,
  event: { topic: string | null; userId: string | null; name: string; body: object },
) =>
  db.also(sql`
    insert into events (topic, user_id, name, body)
    values (${event.topic}, ${event.userId}, ${event.name}, ${JSON.stringify(event.body)})`)

export async function currentSnapshot(db: Db): Promise<Snapshot> {
  const { text } = await db.one<{ text: string }>(sql`select pg_current_snapshot()::text as text`)
  return snapshotOf(text)
}

/** Events that are not visible in an earlier snapshot. */
export const eventsSince = (db: Db, { text }: Snapshot) =>
  read(db, sql`tx >= pg_snapshot_xmin(${text}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${text}::pg_snapshot)`)

/** Undelivered events of one person; at most `limit`. */
export function eventsOfUser(db: Db, userId: string, { base, parts }: Mark, limit: number) {
  const unseen = sql`
    user_id = ${userId} and tx >= pg_snapshot_xmin(${base.text}::pg_snapshot)
    and not pg_visible_in_snapshot(tx, ${base.text}::pg_snapshot)`
  const pending = parts.map(
    ({ to, id }) => sql`not (id <= ${id} and pg_visible_in_snapshot(tx, ${to.text}::pg_snapshot))`,
  )
  return read(db, sql.join([unseen, ...pending], ' and '), sql`limit ${limit}`)
}

/** Events of a topic that are not visible in an earlier snapshot; at most `limit`. */
export const eventsOfTopic = (db: Db, topic: string, { text }: Snapshot, limit: number) =>
  read(
    db,
    sql`topic = ${topic} and tx >= pg_snapshot_xmin(${text}::pg_snapshot)
      and not pg_visible_in_snapshot(tx, ${text}::pg_snapshot)`,
    sql`limit ${limit}`,
  )

/** One statement, so that the events and the snapshot are of the same moment. */
async function read(db: Db, condition: Sql, limit: Sql = sql.empty): Promise<EventBatch> {
  const rows = await db.rows<EventRow>(sql`
    select pg_current_snapshot()::text as snapshot, found.*
    from (select 1) as once
    left join (
      select id, tx::text, topic, user_id as "userId", name, body from events
      where ${condition} and pg_visible_in_snapshot(tx, pg_current_snapshot())
      order by events.id ${limit}
    ) as found on true
    order by found.id`)
  const events = rows.flatMap(({ id, tx, topic, userId, name, body }) =>
    id === null || tx === null || name === null || body === null
      ? []
      : { id, tx: BigInt(tx), topic, userId, name, body },
  )
  return { events, snapshot: snapshotOf(rows[0]?.snapshot ?? '') }
}

function snapshotOf(text: string): Snapshot {
  const snapshot = readSnapshot(text)
  if (!snapshot) throw new Error(`not a snapshot: ${text}`)
  return snapshot
}

export const wakeNodes = (db: Db, node: string) => db.run(sql`select pg_notify(${CHANNEL}, ${node})`)
