import type { AuditAction, AuditSubject } from '@fareeq/domain/staff/schema-audit.ts'
import type { Db } from './db/database.ts'
import { type Sql, sql } from './db/sql.ts'
import type { Viewer } from './session.ts'
import type { Last } from './rows.ts'

export type Actor = {
  kind: Viewer['kind'] | 'system'
  id?: string | null
  /** Of a colleague: the member of a company in whose name it was done. */
  onBehalfOf?: string
}

export type AuditEntry = {
  actor: Actor
  action: AuditAction
  subject: { kind: AuditSubject; id?: string | null }
  details?: Record<string, unknown>
  /** A keyed hash of the caller's address; the address itself is never kept. */
  ipHash?: Buffer
}

/** The actor of an audit entry. */
export function actorOf(viewer: Viewer): Actor {
  if (viewer.kind === 'visitor') return { kind: 'visitor' }
  if (viewer.kind === 'staff') return { kind: 'staff', id: viewer.staffId }
  if (viewer.impersonation?.acts) return { kind: 'staff', id: viewer.impersonation.staffId, onBehalfOf: viewer.userId }
  return { kind: viewer.kind, id: viewer.userId }
}

/** Writes an audit entry in the transaction of the change: both commit, or neither. */
export async function audit(db: Db, { actor, action, subject, details = {}, ipHash }: AuditEntry): Promise<void> {
  await db.also(sql`
    insert into audit_entries (actor_kind, actor_id, action, subject_kind, subject_id, ip_hash, details)
    values (${actor.kind}, ${actor.id ?? null}, ${action}, ${subject.kind}, ${subject.id ?? null}, ${ipHash ?? null},
            ${JSON.stringify({ ...details, ...(actor.onBehalfOf && { on_behalf: true }) }, hideSecrets)})`)
}

type Erasure = { keys: readonly string[]; wordings: { actions: readonly string[]; details: readonly string[] } }

/** Of entries (`select id …`) only these details stay. Removing is the one change that the database allows. */
export const eraseDetails = (db: Db, entries: Sql, { keys, wordings }: Erasure, mark: string) => {
  const stays = sql`key = any(${keys}) and not (action = any(${wordings.actions}) and key = any(${wordings.details}))`
  return db.also(sql`
    update audit_entries set details = jsonb_build_object(${mark}::text, true) || (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details) where ${stays})
    where id in (${entries}) and exists (select from jsonb_each(details - ${mark}::text) where not (${stays}))`)
}

/** The last time one of these was done to it; `name` is that of a colleague, and null of anybody else. */
export const lastEntry = (db: Db, subject: { kind: AuditSubject; id: string }, actions: readonly AuditAction[]) =>
  db.row<Last>(sql`
    select staff.id, name, at, action from audit_entries left join staff on staff.id = actor_id
    where subject_kind = ${subject.kind} and subject_id = ${subject.id} and action = any(${actions})
    order by audit_entries.id desc limit 1`)

/** The same, where it was a colleague. */
export async function lastByStaff(
  db: Db,
  subject: { kind: AuditSubject; id: string },
  actions: readonly AuditAction[],
) {
  const last = await lastEntry(db, subject, actions)
  return last?.name ? { ...last, name: last.name } : undefined
}

const SECRET = /password|secret|token|otp|authorization|cookie|api_?key|^((login|mail|phone|verification)_)?code$/i

/** The audit log is read by people: secrets are redacted, at any depth. */
const hideSecrets = (key: string, value: unknown) => (SECRET.test(key) ? '[hidden]' : value)
