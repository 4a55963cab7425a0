import { type NominationEventKind, type NominationState, STANDING } from '@fareeq/domain/nominations/states.ts'
import type { Step } from '@fareeq/domain/selections/states.ts'
import { type Columns, assignments } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export const setOpened = (db: Db, id: string, now: Date) =>
  db.also(sql`update nominations set opened_at = ${now} where id = ${id} and opened_at is null`)

export type NewNomination = {
  id: string
  project_id: string
  talent_id: string
  reasons: string[]
  /** In the other language, where somebody wrote them. */
  second_reasons?: string[]
  early_reason?: string | null
  early_steps?: readonly Step[] | null
  nominated_by: string | null
  expires_at: Date
  now: Date
}

/** False on a conflict: already proposed. */
export const insertNomination = async (db: Db, newNomination: NewNomination): Promise<boolean> =>
  (await db.run(sql`
    insert into nominations (id, project_id, talent_id, state, reasons, second_reasons, early_reason, early_steps, nominated_by,
      expires_at, created_at, updated_at)
    values (${newNomination.id}, ${newNomination.project_id}, ${newNomination.talent_id}, 'reserved', ${newNomination.reasons}, ${newNomination.second_reasons ?? []},
      ${newNomination.early_reason ?? null}, ${newNomination.early_steps ? [...newNomination.early_steps] : null}::text[], ${newNomination.nominated_by}, ${newNomination.expires_at}, ${newNomination.now}, ${newNomination.now})
    on conflict (project_id, talent_id) where state in (${sql.literals(STANDING)}) do nothing`)) === 1

export type NominationColumns = Columns<'nominations'>

export const saveMove = (db: Db, id: string, state: NominationState, columns: NominationColumns, now: Date) => {
  const set = [sql`state = ${state}`, ...assignments(columns)]
  return db.also(sql`update nominations set ${sql.join(set, ', ')}, updated_at = ${now} where id = ${id}`)
}

export type EventRow = {
  kind: NominationEventKind
  actor_kind: 'client' | 'staff' | 'system'
  actor_id: string | null
  data: Record<string, unknown>
}

export const recordEvent = (db: Db, nominationId: string, event: EventRow, now: Date) =>
  db.also(sql`
    insert into nomination_events (nomination_id, kind, actor_kind, actor_id, data, at)
    values (${nominationId}, ${event.kind}, ${event.actor_kind}, ${event.actor_id}, ${JSON.stringify(event.data)}, ${now})`)

/** The talent has shown their pay to this client (D-60). */
export const unlockSalary = (db: Db, id: string, now: Date) =>
  db.also(sql`update nominations set salary_unlocked_at = ${now} where id = ${id}`)

/** Advisory lock per request and talent, until the transaction ends. */
export const lockPair = (db: Db, projectId: string, talentId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`nomination ${projectId} ${talentId}`}, 0))`)

export const isNominatedAlready = async (
  db: Db,
  { id, project_id, talent_id }: { id: string; project_id: string; talent_id: string },
): Promise<boolean> =>
  (await db.row(sql`
    select 1 from nominations where project_id = ${project_id} and talent_id = ${talent_id} and id <> ${id}
      and state in (${sql.literals(STANDING)})`)) !== undefined
