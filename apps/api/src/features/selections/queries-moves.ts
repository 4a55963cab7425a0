import { REGISTERED, VOID } from '@fareeq/domain/referrals/states.ts'
import { ASSESSED, type SelectionEvent, type SelectionState } from '@fareeq/domain/selections/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { EVIDENCE_COLUMNS } from './queries.ts'
import { hasPassed } from '../talents/queries-profile.ts'
import type { LockedSelection, OwnRowRow } from './rows.ts'

/** Row lock until the transaction ends. */
export const lockSelection = (db: Db, talentId: string) =>
  db.row<LockedSelection>(sql`
    select talent_id, state, owner_id, entered_at, due_at, referred, invited_at, apply_again_at,
      ${hasPassed(sql`talent_id`)} as verified,
      exists (select 1 from imported_talents where user_id = talent_id and consented_at is null) as awaits_consent,
      ${EVIDENCE_COLUMNS}
    from selections where talent_id = ${talentId} for update`)

/** Read without a lock, for the talent. */
export const ownRow = (db: Db, talentId: string) =>
  db.row<OwnRowRow>(sql`select state, due_at, invited_at, apply_again_at from selections where talent_id = ${talentId}`)

/** A friend's promise of an invitation to the tests comes along (D-73). True when it is new. */
export const insertSelection = async (db: Db, talentId: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into selections (talent_id, state, entered_at, due_at, referred, updated_at)
    select ${talentId}, 'assessment', ${now}, (${testsDueOf(talentId)}),
      exists (select 1 from referrals where friend_id = ${talentId} and status not in (${sql.literals(VOID)})), ${now}
    on conflict (talent_id) do nothing`)) === 1

const testsDueOf = (talentId: string) =>
  sql`select tests_due_at from referrals where friend_id = ${talentId} and status in (${sql.literals(REGISTERED)}) limit 1`

/** People who are referred. */
export const friendOf = (db: Db, referralId: string) =>
  db.row<{ friend_id: string | null; tests_due_at: Date | null }>(
    sql`select friend_id, tests_due_at from referrals where id = ${referralId}`,
  )

export const markReferred = (db: Db, talentId: string, due: Date | null, now: Date) =>
  db.run(sql`
    update selections set referred = true, updated_at = ${now},
      due_at = case when state in (${sql.literals(ASSESSED)}) and invited_at is null then ${due} else due_at end
    where talent_id = ${talentId}`)

/** The clock of the first step: a result that is waited for, or none. */
export const saveFirstClock = (db: Db, talentId: string, due: Date | null, now: Date) =>
  db.run(sql`
    update selections set due_at = ${due}, invited_at = coalesce(invited_at, ${now}), updated_at = ${now}
    where talent_id = ${talentId} and state in (${sql.literals(ASSESSED)})`)

type Moved = { state: SelectionState; due_at: Date | null; apply_again_at: Date | null; entered_at: Date }
export const saveMove = (db: Db, talentId: string, moved: Moved, now: Date) =>
  db.run(sql`
    update selections set state = ${moved.state}, due_at = ${moved.due_at}, apply_again_at = ${moved.apply_again_at},
      entered_at = ${moved.entered_at}, updated_at = ${now}
    where talent_id = ${talentId}`)

type Step = {
  event: SelectionEvent
  from: SelectionState
  to: SelectionState
  was_late: boolean
  reason: string | null
  staffId: string | null
}
export const recordMove = (db: Db, talentId: string, step: Step, now: Date) =>
  db.run(sql`
    insert into selection_moves (talent_id, event, from_state, to_state, was_late, reason, staff_id, at)
    values (${talentId}, ${step.event}, ${step.from}, ${step.to}, ${step.was_late}, ${step.reason}, ${step.staffId}, ${now})`)

export const saveOwner = (db: Db, talentId: string, owner: string | null, now: Date) =>
  db.run(sql`update selections set owner_id = ${owner}, updated_at = ${now} where talent_id = ${talentId}`)
