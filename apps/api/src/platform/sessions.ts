import { hash } from 'node:crypto'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { MINUTE, SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import { type Events, SESSIONS_RENEWED, sessionEnded } from './events/events.ts'
import { type Owner, VISITOR, type Viewer, accountOf, hashOf } from './session.ts'
import type { Metrics } from './metrics/metrics.ts'
import { IS_ACTIVE } from './users.ts'
import type { OpenSession, SessionRow } from './rows.ts'

/**
 * Session cache: every call looks up its token, and the answer seldom changes. Ending a session invalidates it with the
 * commit; other nodes are invalidated by an event, and by `MEMORY` (TTL) should they miss it.
 */
export type Sessions = {
  find(token: string, now: Date): Promise<Viewer>
  /** Whose token it is, as far as the cache knows. */
  accountOf(token: string): string | undefined
  /** In the caller's transaction. Closing an account ends its sessions here too. */
  end(db: Db, sessionId: string, now: Date): Promise<void>
  /** In the caller's transaction. Permissions have changed: the cached viewers of this person are invalidated. */
  renew(db: Db, owner: Owner): Promise<void>
  /** In the caller's transaction: all sessions of a person, but for one. Answers how many. */
  endAll(db: Db, owner: Owner, now: Date, except?: string): Promise<number>
}

const MEMORY = 30 * SECOND
const MAX_CACHED = 20_000

type CachedSession = { viewer: Viewer; until: Date }

export function createSessions({ db, events, metrics }: { db: Db; events: Events; metrics: Metrics }): Sessions {
  const cache = new Map<string, CachedSession>()
  const counts = metrics.cache('sessions', () => cache.size)
  const keys = new Map<string, string>()
  // Generation counter: a lookup that began before an invalidation must not be cached.
  let generation = 0

  function forget(sessionId: string) {
    generation++
    cache.delete(keys.get(sessionId) ?? '')
    keys.delete(sessionId)
  }

  function remember(key: string, viewer: Exclude<Viewer, { kind: 'visitor' }>, until: Date) {
    if (cache.size >= MAX_CACHED) {
      cache.clear()
      keys.clear()
    }
    cache.set(key, { viewer, until })
    keys.set(viewer.sessionId, key)
  }

  for (const topic of ['sessions', SESSIONS_RENEWED])
    events.subscribe(topic, (event) => forget(String(event.body['sessionId'])))

  const keyOf = (token: string) => hash('sha256', token, 'base64')
  return {
    accountOf(token) {
      const viewer = cache.get(keyOf(token))?.viewer
      return viewer && viewer.kind !== 'visitor' ? accountOf(viewer) : undefined
    },
    async find(token, now) {
      const key = keyOf(token)
      const cached = cache.get(key)
      if (cached && cached.until > now) {
        counts.hits++
        return cached.viewer
      }
      counts.misses++
      const before = generation
      const session = await findSession(db, hashOf(token), now)
      if (!session) return VISITOR
      const until = after(now, MEMORY)
      if (before === generation) remember(key, session.viewer, session.expires_at < until ? session.expires_at : until)
      return session.viewer
    },
    async end(db, sessionId, now) {
      await db.run(sql`update sessions set revoked_at = ${now} where id = ${sessionId} and revoked_at is null`)
      await events.publish(db, sessionEnded(sessionId))
      db.afterCommit(() => forget(sessionId))
    },
    async renew(db, owner) {
      for (const { id: sessionId } of await openOf(db, owner)) {
        await events.publish(db, { topic: SESSIONS_RENEWED, name: 'renewed', body: { sessionId } })
        db.afterCommit(() => forget(sessionId))
      }
    },
    async endAll(db, owner, now, except) {
      const ending = (await openOf(db, owner)).filter(({ id }) => id !== except)
      for (const { id } of ending) await this.end(db, id, now)
      return ending.length
    },
  }
}

const ownedBy = (owner: Owner) =>
  'userId' in owner ? sql`user_id = ${owner.userId}` : sql`staff_id = ${owner.staffId}`

const openOf = (db: Db, owner: Owner) =>
  db.rows<{ id: string }>(sql`select id from sessions where ${ownedBy(owner)} and revoked_at is null`)

/** Precision of a colleague's last visit: a write per five minutes, not per call. */
const SEEN_EVERY = 5 * MINUTE

const noteSeen = (db: Db, staffId: string, now: Date) =>
  db.run(sql`
    update staff set last_seen_at = ${now}
    where id = ${staffId} and (last_seen_at is null or last_seen_at < ${after(now, -SEEN_EVERY)})`)

/** Null when the token is unknown, expired or revoked, or its account is closed. */
async function findSession(db: Db, tokenHash: Buffer, now: Date) {
  const row = await db.row<SessionRow>(sql`
    select s.id, s.expires_at, users.id as user_id, users.type, m.role, t.id as staff_id, t.roles, t.last_seen_at,
      s.impersonation_id, i.acts, k.id as impersonator_id, k.roles as impersonator_roles
    from sessions s
    left join users on users.id = s.user_id and ${IS_ACTIVE}
    left join organisation_members m on m.user_id = users.id
    left join staff t on t.id = s.staff_id and t.active
    left join staff_impersonations i on i.id = s.impersonation_id
    left join staff k on k.id = i.staff_id and k.active
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${now}`)
  if (!row) return null
  const { expires_at } = row
  if (row.user_id) {
    // The impersonation ends with the role that allows it.
    const acts = row.acts ?? false
    if (
      row.impersonation_id &&
      !staffMay(row.impersonator_roles ?? [], acts ? 'companies.act' : 'accounts.impersonate')
    )
      return null
    const impersonation =
      row.impersonation_id && row.impersonator_id
        ? { impersonation: { id: row.impersonation_id, staffId: row.impersonator_id, acts } }
        : {}
    const person = { userId: row.user_id, sessionId: row.id, ...impersonation }
    if (row.type === 1) return { expires_at, viewer: { kind: 'talent' as const, ...person } }
    // Every client has an organisation: without a role there is no access.
    return row.role && { expires_at, viewer: { kind: 'client' as const, role: row.role, ...person } }
  }
  if (row.staff_id) {
    if (!row.last_seen_at || row.last_seen_at < after(now, -SEEN_EVERY)) await noteSeen(db, row.staff_id, now)
    return {
      expires_at,
      viewer: { kind: 'staff' as const, staffId: row.staff_id, roles: row.roles ?? [], sessionId: row.id },
    }
  }
  return null
}

/** Newest first. */
export const sessionsOf = (db: Db, owner: Owner, now: Date) =>
  db.rows<OpenSession>(sql`
    select id, user_agent, created_at, expires_at from sessions
    where ${ownedBy(owner)} and impersonation_id is null and revoked_at is null and expires_at > ${now}
    order by created_at desc, id desc`)
