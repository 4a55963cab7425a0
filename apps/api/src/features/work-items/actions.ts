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
import type { Call } from '../../platform/call.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Coalescer } from '../../platform/coalescing.ts'
import type { Staff } from '../../platform/session.ts'
import {
  type CountPart,
  type CountRow,
  type Cutoffs,
  type Start,
  type WorkRow,
  countWork,
  kindOrder,
  openWork,
} from './queries.ts'
import type { WorkScope } from './queries-source.ts'

type WorkClock = { scope: WorkScope; cutoffs: Cutoffs; days: Policies; holidays: readonly string[] }

/** The clock of a home: holidays and promised days by their policies. */
function clockFor({ platform, viewer, lang, now }: Call<Staff>): WorkClock {
  const days = platform.policies.at(now)
  const { holidays } = days
  const end = endOfToday(now, holidays)
  const cutoff = (kind: WorkKind) => ({
    late: beganBefore(now, daysOf(kind, days), holidays),
    today: beganBefore(end, daysOf(kind, days), holidays),
  })
  return {
    scope: { staffId: viewer.staffId, roles: viewer.roles, lang, now, end, ahead: after(end, DAYS_AHEAD * DAY) },
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
  const start = (one: WorkKind): Start => {
    if (one === kind) return { afterAt, afterId }
    return { from: beganBefore(kindOrder(one) > kindOrder(kind) ? due : after(due, 1), daysOf(one, days), holidays) }
  }
  return Object.fromEntries(WORK_KIND_NAMES.map((one) => [one, start(one)]))
}

type WorkQuery = { tab: WorkTab; cursor?: string | undefined; limit: number }

export async function listWork(call: Call<Staff>, { tab, cursor, limit }: WorkQuery) {
  const clock = clockFor(call)
  const { scope, cutoffs, days, holidays } = clock
  const rows = await openWork(call.db, { scope, tab, cutoffs, starts: startsAfter(cursor, clock), rows: limit + 1 })
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
    data: page.map(({ row, due }) => itemOf(row, due, call.now)),
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

/** Every change is an event on which all open homes count again: colleagues of the same roles share what they read alike. */
export async function countWorkItems(call: Call<Staff>, share: Coalescer<CountRow[]>): Promise<WorkCounts> {
  const { scope, cutoffs } = clockFor(call)
  const count = (part: CountPart) => countWork(call.db, scope, cutoffs, part)
  const shared = share(scope.roles.toSorted().join(' '), () => count('shared'))
  const rows = (await Promise.all([shared, count('own')])).flat()
  const sum = (tab: WorkTab, kind?: WorkKind) =>
    capped(rows.filter((row) => !kind || row.kind === kind).reduce((all, row) => all + row[tab], 0))
  const kinds = WORK_KIND_NAMES.filter((kind) => rows.some((row) => row.kind === kind))
  return {
    tabs: Object.fromEntries(WORK_TABS.map((tab) => [tab, sum(tab)])) as WorkCounts['tabs'],
    kinds: kinds.map((kind) => ({ kind, late: sum('late', kind), today: sum('today', kind) })),
  }
}
