import type { ApprovalKind } from '@fareeq/domain/approvals/limits.ts'
import { type ApprovalState, WAITING } from '@fareeq/domain/approvals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ApprovalRow } from './rows.ts'

const APPROVAL = sql`
  select approvals.id, kind, state, subject_id, label, amount, approvals.reason, data, made_by as made_by_id, maker.name as made_by,
    made_at, decider.name as decided_by, decided_at, note, alone_limit, substitute_id
  from approvals join staff maker on maker.id = made_by left join staff decider on decider.id = decided_by`

type ApprovalSearch = PageQuery & { state?: ApprovalState | undefined; id?: string | undefined }
export const approvalRows = (db: Db, { state, id, cursor, limit }: ApprovalSearch) =>
  db.rows<ApprovalRow>(sql`
    ${APPROVAL} where ${olderThan(sql`approvals.id`, cursor)} ${state ? sql`and state = ${state}` : sql.empty}
      ${id ? sql`and approvals.id = ${id}` : sql.empty}
    order by approvals.id desc limit ${limit + 1}`)

/** Nobody else decides about it until the transaction ends. */
export async function lockApproval(db: Db, id: string): Promise<ApprovalRow | undefined> {
  await db.run(sql`select from approvals where id = ${id} for update`)
  return db.row<ApprovalRow>(sql`${APPROVAL} where approvals.id = ${id}`)
}

/** The latest of each subject. */
export const latestApprovals = (db: Db, kind: ApprovalKind, subjectIds: readonly string[]) =>
  db.rows<ApprovalRow>(sql`
    ${APPROVAL} where approvals.id in (
      select distinct on (subject_id) id from approvals
      where kind = ${kind} and subject_id = any(${[...subjectIds]}::text[]) order by subject_id, id desc)`)

export const waitingApproval = (db: Db, kind: ApprovalKind, subjectId: string) =>
  db.row<ApprovalRow>(sql`
    ${APPROVAL} where kind = ${kind} and subject_id = ${subjectId} and state in (${sql.literals(WAITING)})`)

export const countWaitingFor = async (db: Db, staffId: string, kinds: readonly ApprovalKind[]): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from approvals
      where state in (${sql.literals(WAITING)}) and made_by <> ${staffId} and kind = any(${[...kinds]}::text[])`)
  ).count

/** Serialises what one colleague releases alone, until the transaction ends. */
export const lockMaker = (db: Db, staffId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('approvals of ' || ${staffId}, 0))`)

/** What they released alone since a moment. */
export const releasedAlone = async (db: Db, kind: ApprovalKind, staffId: string, since: Date): Promise<number> =>
  (
    await db.one<{ amount: number }>(sql`
      select coalesce(sum(amount), 0)::int8 as amount from approvals
      where made_by = ${staffId} and kind = ${kind} and alone_limit is not null and decided_at >= ${since}`)
  ).amount

export type NewApproval = Pick<ApprovalRow, 'id' | 'kind' | 'subject_id' | 'label' | 'amount' | 'reason' | 'data'> & {
  made_by: string
}
/** False where one waits already. */
export const insertApproval = async (db: Db, approval: NewApproval, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into approvals (id, kind, state, subject_id, label, amount, reason, data, made_by, made_at)
    values (${approval.id}, ${approval.kind}, 'waiting', ${approval.subject_id}, ${approval.label}, ${approval.amount},
      ${approval.reason}, ${JSON.stringify(approval.data)}, ${approval.made_by}, ${now})
    on conflict (kind, subject_id) where state in ('waiting') do nothing`)) === 1

type Decision = {
  state: ApprovalState
  decidedBy: string
  note?: string | undefined
  aloneLimit?: number | undefined
  substituteId?: string | undefined
}
export const saveDecision = (
  db: Db,
  id: string,
  { state, decidedBy, note, aloneLimit, substituteId }: Decision,
  now: Date,
) =>
  db.run(sql`
    update approvals set state = ${state}, decided_by = ${decidedBy}, decided_at = ${now}, note = ${note ?? null},
      alone_limit = ${aloneLimit ?? null}, substitute_id = ${substituteId ?? null}
    where id = ${id}`)
