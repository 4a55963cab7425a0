import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { DAY, HOUR, after } from '@fareeq/domain/kernel/time.ts'
import { riyadhNoon } from '@fareeq/domain/kernel/working-days.ts'
import type { staffContract } from '@fareeq/domain/staff/contract.ts'
import type { Call } from '../../platform/call.ts'
import type { Staff } from '../../platform/session.ts'
import { auditActions, auditEntries } from './queries-audit.ts'

/** A day in Riyadh, from midnight to midnight. */
function hoursOf(day: string | undefined) {
  if (!day) return {}
  const from = after(riyadhNoon(day), -12 * HOUR)
  return { from, to: after(from, DAY) }
}

export async function readAudit({ db, viewer }: Call<Staff>, query: QueryOf<(typeof staffContract)['audit']>) {
  const { cursor, limit, action, actor, subject_kind: kind, subject_id, day } = query
  const subject = kind && subject_id ? { kind, id: subject_id } : undefined
  const found = await auditEntries(db, viewer, { cursor, limit, action, actor, subject, ...hoursOf(day) })
  const data = found.slice(0, limit).map((entry) => ({ ...entry, at: entry.at.toISOString() }))
  const next_cursor = found.length > limit ? (data.at(-1)?.id ?? null) : null
  return { data, meta: { next_cursor, ...(!cursor && { actions: await auditActions(db, viewer) }) } }
}
