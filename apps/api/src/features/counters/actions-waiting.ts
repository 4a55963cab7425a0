import { answerDue } from '@fareeq/domain/interviews/rules-absence.ts'
import { MAX_WAITING_ITEMS, type WaitingKind } from '@fareeq/domain/counters/limits.ts'
import { byEnd, waitingKindsFor } from '@fareeq/domain/counters/rules.ts'
import type { WaitingSummary, WaitingCount, WaitingItem } from '@fareeq/domain/counters/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import { withGenericPlan } from '../../platform/db/planner.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Member } from '../../platform/session.ts'
import { type WaitingRow, waitingRows } from './queries-waiting.ts'

/** Ends that follow from a policy of the day an item began; such an item is over with it. */
const ENDS: Partial<Record<WaitingKind, (at: Date, platform: Platform) => Date>> = {
  absence: (at, { policies }) => answerDue(at, policies.at(at)),
}

function toItem({ due_at, since, ...row }: WaitingRow, platform: Platform): WaitingItem {
  const due = due_at && (ENDS[row.kind]?.(due_at, platform) ?? due_at)
  return { ...row, due_at: due && due.toISOString(), since: since.toISOString() }
}

function countsOf(items: readonly WaitingItem[]): WaitingCount[] {
  const counts = new Map<string, WaitingCount>()
  for (const { kind, project_id } of items) {
    const key = `${kind} ${project_id ?? ''}`
    counts.set(key, { kind, project_id, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** What waits for one person. Homes, badges and counts are all made of it, so that they cannot disagree. */
export async function waitingFor({ db, platform, viewer, lang, now }: RequestContext<Member>): Promise<WaitingSummary> {
  const rows = await withGenericPlan(db, (db) => waitingRows(db, { viewer, lang, now }, waitingKindsFor(viewer)))
  const items = rows
    .map((row) => toItem(row, platform))
    .filter(({ kind, due_at }) => !ENDS[kind] || due_at === null || new Date(due_at) > now)
    .toSorted(byEnd)
  return { items: items.slice(0, MAX_WAITING_ITEMS), counts: countsOf(items) }
}
