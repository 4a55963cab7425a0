import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import type { CheckInSide, Mood } from '@fareeq/domain/check-ins/limits.ts'
import { OPEN_CHECK_INS, type CheckInEvent, type CheckInState, checkInLife } from '@fareeq/domain/check-ins/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { reachOf } from '../contracts/queries.ts'
import type { CheckInRow, LockedCheckIn, RunningRow } from './rows.ts'

/** All of a contract, the last at the top. */
export const checkInsOf = (db: Db, contractId: string) =>
  db.rows<CheckInRow>(sql`
    select id, side, round as number, state, sent_at as asked_at, due_at, mood, words, is_shared, answered_at, note from check_ins
    where contract_id = ${contractId} order by round desc, side limit 300`)

/** Of a side of its contract, or of colleagues and the clock; others get no row. Nobody else moves it until the transaction ends. */
export const lockCheckIn = (db: Db, viewer: Client | Talent | null, id: string) =>
  db.row<LockedCheckIn>(sql`
    select check_ins.id, contract_id, side, round as number, check_ins.state, due_at
    from check_ins join contracts on contracts.id = contract_id
    where check_ins.id = ${id} and ${viewer ? sql`side = ${viewer.kind} and ${reachOf(viewer)}` : sql`true`}
    for update of check_ins`)

/** Contracts in force with the last question that was asked; none is asked in the first days. */
export const runningContracts = (db: Db, today: string) =>
  db.rows<RunningRow>(sql`
    select contracts.id, start_day::text as first_day,
      (select coalesce(max(round), 0) from check_ins where contract_id = contracts.id)::int as last_number /* not null */
    from contracts join contract_terms on contract_id = contracts.id and contract_terms.term = 1
    where state in (${sql.literals(RUNNING)}) and start_day < ${today}::date order by contracts.id`)

type NewCheckIn = { id: string; contract_id: string; side: CheckInSide; number: number; due_at: Date }
/** False where this side was asked this already. */
export const insertCheckIn = async (db: Db, added: NewCheckIn, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into check_ins (id, contract_id, side, round, state, sent_at, due_at)
    values (${added.id}, ${added.contract_id}, ${added.side}, ${added.number}, 'asked', ${now}, ${added.due_at})
    on conflict do nothing`)) === 1

/** Moves it by its life; false when it was somewhere else meanwhile. */
async function moveCheckIn(
  db: Db,
  { id, state }: { id: string; state: CheckInState },
  event: CheckInEvent,
  also: readonly Sql[],
): Promise<boolean> {
  const to = checkInLife.next(state, event)
  if (!to) return false
  const columns = sql.join([sql`state = ${to}`, ...also], ', ')
  return (await db.run(sql`update check_ins set ${columns} where id = ${id} and state = ${state}`)) === 1
}

type Answer = { mood: Mood; words: string | null; is_shared: boolean; by: string; due_at: Date }
export const saveAnswer = (db: Db, row: LockedCheckIn, event: CheckInEvent, answer: Answer, now: Date) =>
  moveCheckIn(db, row, event, [
    sql`mood = ${answer.mood}`,
    sql`words = ${answer.words}`,
    sql`is_shared = ${answer.is_shared}`,
    sql`answered_at = ${now}`,
    sql`answered_by = ${answer.by}`,
    sql`due_at = ${answer.due_at}`,
  ])

export const saveNote = (db: Db, row: LockedCheckIn, note: string, now: Date) =>
  moveCheckIn(db, row, 'handle', [sql`note = ${note}`, sql`handled_at = ${now}`])

/** What nobody answered in its time. */
export const lapseUnanswered = (db: Db, now: Date) =>
  db.run(sql`
    update check_ins set state = 'lapsed'
    where state in (${sql.literals(OPEN_CHECK_INS)}) and due_at <= ${now}`)

/** A contract that is over asks nothing more. */
export const lapseOfContract = (db: Db, contractId: string) =>
  db.also(sql`
    update check_ins set state = 'lapsed'
    where contract_id = ${contractId} and state in (${sql.literals(OPEN_CHECK_INS)})`)

/** That somebody answered stays with the contract, their words go with them. */
export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.also(sql`update check_ins set words = null, note = null, answered_by = null where answered_by = ${id}`)
