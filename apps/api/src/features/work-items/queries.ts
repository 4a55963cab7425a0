import {
  MAX_COUNTED,
  WORK_KIND_NAMES,
  WORK_KINDS,
  type WorkKind,
  type WorkTab,
} from '@fareeq/domain/work-items/limits.ts'
import { workKindsFor } from '@fareeq/domain/work-items/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { withGenericPlan } from '../../platform/db/planner.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import { countedTickets, interview, meeting, nomination, request, search, task, tickets } from './queries-hiring.ts'
import {
  approval,
  checkIn,
  contract,
  hire,
  invoice,
  overdue,
  payment,
  payout,
  reference,
  start,
  terms,
} from './queries-money.ts'
import { ban, closing, draft, message } from './queries-platform.ts'
import { conduct, incident, objection, selection, video } from './queries-selection.ts'
import type { WorkScope, WorkSource } from './queries-source.ts'

type Sources = Readonly<Record<WorkKind, (scope: WorkScope) => WorkSource | readonly WorkSource[]>>

const SOURCES: Sources = {
  ticket: tickets,
  request,
  search,
  nomination,
  interview,
  meeting,
  task,
  video,
  objection,
  incident,
  conduct,
  selection,
  hire,
  contract,
  start,
  check_in: checkIn,
  reference,
  terms,
  invoice,
  overdue,
  payment,
  approval,
  payout,
  closing,
  ban,
  draft,
  message,
}

const COUNTED: Sources = { ...SOURCES, ticket: countedTickets }

/** Before these moments an item of the kind began that is late, or is due today. */
export type Cutoffs = Readonly<Record<WorkKind, { readonly late: Date; readonly today: Date }>>
/** Keyset: from this moment on, or after this item. */
export type Start = { readonly from: Date } | { readonly afterAt: string; readonly afterId: string }

type ClockTab = Exclude<WorkTab, 'mine' | 'unowned'>
const isOwnerTab = (tab: WorkTab): boolean => tab === 'mine' || tab === 'unowned'

const sourcesFor = (scope: WorkScope, tab: WorkTab): WorkSource[] =>
  workKindsFor(scope.roles)
    .filter((kind) => !isOwnerTab(tab) || WORK_KINDS[kind].isOwned)
    .flatMap((kind) => SOURCES[kind](scope))

/** How many items of a kind are open, for all owners together. */
export function openCount(kind: WorkKind, scope: WorkScope): Sql {
  const counts = [COUNTED[kind](scope)].flat().map(({ open }) => sql`select count(*) as n ${open}`)
  return sql`select coalesce(sum(n), 0)::int as count from (${sql.join(counts, ' union all ')}) as counted`
}

const inTab = (tab: WorkTab, { at, owner, kind }: WorkSource, cutoffs: Cutoffs, staffId: string): Sql => {
  const { late, today } = cutoffs[kind]
  switch (tab) {
    case 'late':
      return sql`${at} < ${late}`
    case 'today':
      return sql`${at} >= ${late} and ${at} < ${today}`
    case 'later':
      return sql`${at} >= ${today}`
    case 'mine':
      return sql`${owner} = ${staffId}`
    case 'unowned':
      return sql`${owner} is null`
  }
}

/** Microseconds, as the database has them: a moment of JavaScript would lose the last three digits. */
const MICROSECONDS = (at: Sql) => sql`(extract(epoch from ${at}) * 1000000)::bigint::text`

const after = ({ at, id }: WorkSource, start: Start | undefined): Sql => {
  if (!start) return sql.empty
  if ('from' in start) return sql`and ${at} >= ${start.from}`
  return sql`and (${at}, ${id}) > (timestamptz 'epoch' + ${start.afterAt}::bigint * interval '1 microsecond', ${start.afterId}::uuid)`
}

/** A literal: the plan depends on how few rows are wanted. */
const limited = (rows: number): Sql => new Sql([`limit ${Math.trunc(rows)}`], [])

export type WorkRow = {
  kind: WorkKind
  id: string
  at: Date
  at_us: string
  sub: string | null
  target: string | null
  name: string | null
  about: string | null
  owner_id: string | null
  owner_name: string | null
}

type Page = { scope: WorkScope; tab: WorkTab; cutoffs: Cutoffs; starts: Partial<Record<WorkKind, Start>>; rows: number }

/**
 * The first rows of every source, each by its index; the caller merges them. The limit of one keeps the lookup of what is
 * shown behind the limit of the page: joined, it was read for all rows first.
 */
export function openWork(db: Db, { scope, tab, cutoffs, starts, rows }: Page): Promise<WorkRow[]> {
  const branches = sourcesFor(scope, tab).map(
    (source) => sql`
    select ${new Sql([`'${source.kind}'`], [])} as kind, item.id, item.at, ${MICROSECONDS(sql`item.at`)} as at_us, shown.sub,
      shown.target, shown.name, shown.about, item.owner_id,
      (select staff.name from staff where staff.id = item.owner_id) as owner_name
    from (select ${source.id} as id, ${source.at} as at, ${source.owner} as owner_id ${source.open}
        and ${inTab(tab, source, cutoffs, scope.staffId)} ${after(source, starts[source.kind])}
      order by ${source.at}, ${source.id} ${limited(rows)}) as item
      cross join lateral (${source.details} limit 1) as shown`,
  )
  return branches.length === 0
    ? Promise.resolve([])
    : // house-allow sql: a union of the sources of these kinds
      withGenericPlan(db, (db) => db.rows<WorkRow>(sql.join(branches, ' union all ')))
}

/** Nobody decides on what they had a part in, and a task is its owner's: what is open of these depends on who asks. */
export const PERSONAL: readonly WorkKind[] = ['ban', 'objection', 'task']

/** Kinds that the roles see; some have no item for them at all. */
export const countedKinds = (scope: WorkScope): WorkKind[] =>
  workKindsFor(scope.roles).filter((kind) => [COUNTED[kind](scope)].flat().length > 0)

/** Of a kind with fewer open items all are counted at once. */
export const WINDOW = 500

export type OwnerCount = { kind: WorkKind; owner_id: string | null } & Record<ClockTab, number>

/** Open items by their clock and owner: each source is read once, up to the window. */
export function countByOwner(db: Db, scope: WorkScope, cutoffs: Cutoffs, kinds: readonly WorkKind[]) {
  const branches = kinds
    .flatMap((kind) => COUNTED[kind](scope))
    .map(({ kind, at, owner, open }) => {
      const { late, today } = cutoffs[kind]
      return sql`
    select ${new Sql([`'${kind}'`], [])} as kind, owner_id, (count(*) filter (where at < ${late}))::int as late,
      (count(*) filter (where at >= ${late} and at < ${today}))::int as today,
      (count(*) filter (where at >= ${today}))::int as later
    from (select ${at} as at, ${owner} as owner_id ${open} ${limited(WINDOW)}) as item group by owner_id`
    })
  return branches.length === 0
    ? Promise.resolve([])
    : // house-allow sql: a union of the sources of these kinds
      withGenericPlan(db, (db) => db.rows<OwnerCount>(sql.join(branches, ' union all ')))
}

export type TabCount = { kind: WorkKind; tab: WorkTab; count: number }

/** One count for each list, which stops at `MAX_COUNTED`: for kinds that outgrow the window. */
export function countByTab(
  db: Db,
  scope: WorkScope,
  cutoffs: Cutoffs,
  { kinds, tabs }: { kinds: readonly WorkKind[]; tabs: readonly WorkTab[] },
) {
  const branches = kinds
    .flatMap((kind) => COUNTED[kind](scope))
    .flatMap((source) =>
      tabs
        .filter((tab) => !isOwnerTab(tab) || WORK_KINDS[source.kind].isOwned)
        .map(
          (tab) => sql`
    select ${new Sql([`'${source.kind}'`], [])} as kind, ${new Sql([`'${tab}'`], [])} as tab, count(*)::int as count
    from (select ${source.open} and ${inTab(tab, source, cutoffs, scope.staffId)} ${limited(MAX_COUNTED)}) as counted`,
        ),
    )
  return branches.length === 0
    ? Promise.resolve([])
    : // house-allow sql: a union of the sources of these kinds
      withGenericPlan(db, (db) => db.rows<TabCount>(sql.join(branches, ' union all ')))
}

export const kindOrder = (kind: WorkKind): number => WORK_KIND_NAMES.indexOf(kind)
