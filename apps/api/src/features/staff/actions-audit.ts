import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { daysAfter, riyadhMidnight } from '@fareeq/domain/kernel/working-days.ts'
import type { staffContract } from '@fareeq/domain/staff/contract.ts'
import { MOST_EXPORTED } from '@fareeq/domain/staff/limits.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/call.ts'
import type { Staff } from '../../platform/session.ts'
import { type AuditFilter, auditActions, auditEntries, countEntries } from './queries-audit.ts'

type ExportFilter = BodyOf<(typeof staffContract)['exportAudit']>

const filterOf = ({ action, actor, subject_kind: kind, subject_id, from, to }: ExportFilter): AuditFilter => ({
  action,
  actor,
  subject: kind && subject_id ? { kind, id: subject_id } : undefined,
  from: from ? riyadhMidnight(from) : undefined,
  to: to ? riyadhMidnight(daysAfter(to, 1)) : undefined,
})

export async function readAudit({ db, viewer }: Call<Staff>, query: QueryOf<(typeof staffContract)['audit']>) {
  const { cursor, limit } = query
  const found = await auditEntries(db, viewer, { cursor, limit, ...filterOf(query) })
  const data = found.slice(0, limit).map((entry) => ({ ...entry, at: entry.at.toISOString() }))
  const next_cursor = found.length > limit ? (data.at(-1)?.id ?? null) : null
  return { data, meta: { next_cursor, ...(!cursor && { actions: await auditActions(db, viewer) }) } }
}

/** The pages are read by the usual call; this notes that they leave the product. */
export async function exportAudit({ db, viewer }: Call<Staff>, asked: ExportFilter) {
  const count = await countEntries(db, viewer, filterOf(asked), MOST_EXPORTED)
  await audit(db, {
    actor: actorOf(viewer),
    action: 'audit.exported',
    subject: { kind: 'audit' },
    details: {
      count: Math.min(count, MOST_EXPORTED),
      ...(asked.from && { from: asked.from }),
      ...(asked.to && { to: asked.to }),
    },
  })
  return { data: { count, most: MOST_EXPORTED } }
}
