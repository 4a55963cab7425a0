import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import {
  DAYS_AHEAD,
  MAX_COUNTED,
  WORK_KIND_NAMES,
  WORK_KINDS,
  WORK_TABS,
  type WorkKind,
  type WorkTab,
} from '@fareeq/domain/work-items/limits.ts'
import { beganBefore, daysOf, dueOf, endOfToday } from '@fareeq/domain/work-items/rules.ts'
import type { WorkCounts, WorkItem } from '@fareeq/domain/work-items/schema.ts'
import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Coalescer } from '../../platform/coalescing.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/session.ts'
import {
  type Cutoffs,
  type OwnerCount,
  PERSONAL,
  type Start,
  type TabCount,
  WINDOW,
  type WorkRow,
  countByOwner,
  countByTab,
  countedKinds,
  kindOrder,
  openWork,
} from './queries.ts'
import type { WorkScope } from './queries-source.ts'

type WorkClock = { scope: WorkScope; cutoffs: Cutoffs; days: Policies; holidays: readonly string[] }

/** The clock of a home: holidays and promised days by their policies. */
const clockFor = ({ platform, viewer: { staffId, roles }, lang, now }: RequestContext<Staff>): WorkClock =>
  clockOf(platform, { staffId, roles, lang }, now)

function clockOf(platform: Platform, viewer: Pick<WorkScope, 'staffId' | 'roles' | 'lang'>, now: Date): WorkClock {
  const days = platform.policies.at(now)
  const { holidays } = days
  const end = endOfToday(now, holidays)
  const cutoff = (kind: WorkKind) => ({
    late: beganBefore(now, daysOf(kind, days), holidays),
    today: beganBefore(end, daysOf(kind, days), holidays),
  })
  return {
    scope: { ...viewer, now, end, ahead: after(end, DAYS_AHEAD * DAY) },
    cutoffs: Object.fromEntries(WORK_KIND_NAMES.map((kind) => [kind, cutoff(kind)])) as Cutoffs,
    days,
    holidays,
  }
}

const cursorOf = ({ kind, at_us, id }: WorkRow): string => [kind, at_us, id].join(':')

/** Cursor of each source after a page: its items are ordered by deadline, kind, beginning and id. */
function startsAfter(cursor: string | undefined, { days, holidays }: WorkClock): Partial<Record<WorkKind, Start>> {
  const [last, afterAt, afterId] = cursor?.split(':') ?? []
  const kind = WORK_KIND_NAMES.find((name) => name === last)
  if (!kind || !afterAt || !afterId) return {}
  const due = dueOf(new Date(Math.floor(Number(afterAt) / 1000)), daysOf(kind, days), holidays)
  const start = (workKind: WorkKind): Start => {
    if (workKind === kind) return { afterAt, afterId }
    return {
      from: beganBefore(kindOrder(workKind) > kindOrder(kind) ? due : after(due, 1), daysOf(workKind, days), holidays),
    }
  }
  return Object.fromEntries(WORK_KIND_NAMES.map((workKindName) => [workKindName, start(workKindName)]))
}

type WorkQuery = { tab: WorkTab; cursor?: string | undefined; limit: number }

export async function listWork(ctx: RequestContext<Staff>, { tab, cursor, limit }: WorkQuery) {
  const clock = clockFor(ctx)
  const { scope, cutoffs, days, holidays } = clock
  const rows = await openWork(ctx.db, { scope, tab, cutoffs, starts: startsAfter(cursor, clock), rows: limit + 1 })
  const merged = rows
    .map((row) => ({ row, due: dueOf(row.at, daysOf(row.kind, days), holidays) }))
    .toSorted(
      (a, b) =>
        a.due.getTime() - b.due.getTime() ||
        kindOrder(a.row.kind) - kindOrder(b.row.kind) ||
        Number(a.row.at_us) - Number(b.row.at_us) ||
        (a.row.id < b.row.id ? -1 : 1),
    )
  const { page, next_cursor } = cutPage(merged, limit, ({ row }) => cursorOf(row))
  return {
    data: page.map(({ row, due }) => itemOf(row, due, ctx.now)),
    meta: { next_cursor },
  }
}

const itemOf = ({ kind, id, sub, target, name, about, ...row }: WorkRow, due: Date, now: Date): WorkItem => ({
  id,
  kind,
  sub,
  target,
  name,
  about,
  due_at: due.toISOString(),
  is_late: due < now,
  owner: WORK_KINDS[kind].isOwned && row.owner_id ? { id: row.owner_id, name: row.owner_name ?? '' } : null,
})

const capped = (count: number) => Math.min(count, MAX_COUNTED)

/** Counts of some kinds; of a kind that outgrows the window each list was counted by itself. */
export type KindCounts = { byOwner: OwnerCount[]; byTab: TabCount[]; large: WorkKind[] }

async function countKinds(db: Db, { scope, cutoffs }: WorkClock, kinds: readonly WorkKind[]): Promise<KindCounts> {
  const rows = await countByOwner(db, scope, cutoffs, kinds)
  const open = (kind: WorkKind) =>
    rows.reduce((all, row) => all + (row.kind === kind ? row.late + row.today + row.later : 0), 0)
  const large = kinds.filter((kind) => open(kind) >= WINDOW)
  return {
    large,
    byOwner: rows.filter(({ kind }) => !large.includes(kind)),
    byTab: await countByTab(db, scope, cutoffs, { kinds: large, tabs: WORK_TABS.filter((tab) => tab !== 'mine') }),
  }
}

const isPersonal = (kind: WorkKind): boolean => PERSONAL.includes(kind)

function countIn(tab: WorkTab, { kind, owner_id, late, today, later }: OwnerCount, staffId: string): number {
  if (tab !== 'mine' && tab !== 'unowned') return { late, today, later }[tab]
  const isIn = WORK_KINDS[kind].isOwned && owner_id === (tab === 'mine' ? staffId : null)
  return isIn ? late + today + later : 0
}

/** Every change is an event on which all open homes count again: colleagues of the same roles share what they read alike. */
export async function countWorkItems(ctx: RequestContext<Staff>, share: Coalescer<KindCounts>): Promise<WorkCounts> {
  const { db } = ctx
  const clock = clockFor(ctx)
  const { scope, cutoffs } = clock
  const kinds = countedKinds(scope)
  const [personal, shared] = [kinds.filter(isPersonal), kinds.filter((kind) => !isPersonal(kind))]
  const parts = await Promise.all([
    share(scope.roles.toSorted().join(' '), () => countKinds(db, clock, shared)),
    countKinds(db, clock, personal),
  ])
  const large = parts.flatMap((part) => part.large)
  const mine = await countByTab(db, scope, cutoffs, { kinds: large, tabs: ['mine'] })
  const counts: TabCount[] = [
    ...parts
      .flatMap(({ byOwner }) => byOwner)
      .flatMap((row) => WORK_TABS.map((tab) => ({ kind: row.kind, tab, count: countIn(tab, row, scope.staffId) }))),
    ...parts.flatMap(({ byTab }) => byTab),
    ...mine,
  ]
  const sum = (tab: WorkTab, kind?: WorkKind) =>
    capped(
      counts.reduce((all, count) => all + (count.tab === tab && (!kind || count.kind === kind) ? count.count : 0), 0),
    )
  return {
    tabs: Object.fromEntries(WORK_TABS.map((tab) => [tab, sum(tab)])) as WorkCounts['tabs'],
    kinds: kinds.map((kind) => ({ kind, late: sum('late', kind), today: sum('today', kind) })),
  }
}

/** Nobody's id: a kind whose items depend on who asks is counted for somebody who had no part in any. */
const NO_STAFF = '00000000-0000-0000-0000-000000000000'

/** What is late, of all colleagues together, for whoever watches the product from outside. A colleague's tasks are theirs. */
export async function countLateWork(db: Db, platform: Platform) {
  const clock = clockOf(platform, { staffId: NO_STAFF, roles: [...STAFF_ROLES], lang: 'en' }, platform.clock.now())
  const kinds = countedKinds(clock.scope).filter((kind) => kind !== 'task')
  const counts = await countByTab(db, clock.scope, clock.cutoffs, { kinds, tabs: ['late'] })
  return kinds.map((kind) => ({
    labels: { kind },
    value: counts.reduce((all, row) => all + (row.kind === kind ? row.count : 0), 0),
  }))
}
