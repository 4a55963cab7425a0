import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { HOLIDAYS_NAME, POLICY_NAMES } from '@fareeq/domain/kernel/policies/policy-names.ts'
import { daysAfter, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import type { staffContract } from '@fareeq/domain/staff/contract.ts'
import { MAX_EXPORTED } from '@fareeq/domain/staff/limits.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { type AuditFilter, auditActions, auditEntries, countEntries } from './queries-audit.ts'

type ExportFilter = BodyOf<(typeof staffContract)['exportAudit']>

const filterOf = ({ action, actor, subject_kind: kind, subject_id, from, to }: ExportFilter): AuditFilter => ({
  action,
  actor,
  subject: kind ? { kind, id: subject_id } : undefined,
  from: from ? riyadhMidnight(from) : undefined,
  to: to ? riyadhMidnight(daysAfter(to, 1)) : undefined,
})

/** A policy is known by its key; one that no longer exists has no other name. */
function policyName(key: string | null, lang: Lang): string | null {
  if (key === 'holidays') return HOLIDAYS_NAME[lang]
  return key !== null && Object.hasOwn(POLICY_NAMES, key) ? POLICY_NAMES[key as PolicyKey][lang] : key
}

export async function readAudit(
  { db, viewer, lang }: RequestContext<Staff>,
  query: QueryOf<(typeof staffContract)['audit']>,
) {
  const { cursor, limit } = query
  const entries = await auditEntries(db, viewer, lang, { cursor, limit, ...filterOf(query) })
  const { page, next_cursor } = cutPage(entries, limit)
  const data = page.map((entry) => ({
    ...entry,
    at: entry.at.toISOString(),
    subject_name: entry.subject_kind === 'policy' ? policyName(entry.subject_id, lang) : entry.subject_name,
  }))
  return { data, meta: { next_cursor, ...(!cursor && { actions: await auditActions(db, viewer) }) } }
}

/** The pages are read by the usual call; this notes that they leave the product. */
export async function exportAudit({ db, viewer }: RequestContext<Staff>, filter: ExportFilter) {
  const count = await countEntries(db, viewer, filterOf(filter), MAX_EXPORTED)
  await audit(db, {
    actor: actorOf(viewer),
    action: 'audit.exported',
    subject: { kind: 'audit' },
    details: {
      count: Math.min(count, MAX_EXPORTED),
      ...(filter.from && { from: filter.from }),
      ...(filter.to && { to: filter.to }),
    },
  })
  return { data: { count, most: MAX_EXPORTED } }
}
