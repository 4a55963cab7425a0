import { createHash, randomBytes } from 'node:crypto'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import { newId } from './ids.ts'

/** Who is calling. Queries are given the viewer, so that a stranger finds nothing. */
export type Visitor = { kind: 'visitor' }
export type Member = { kind: 'talent' | 'client'; userId: string; sessionId: string }
export type Staff = { kind: 'staff'; staffId: string; roles: string[]; sessionId: string }
export type Viewer = Visitor | Member | Staff

export const VISITOR: Visitor = { kind: 'visitor' }

const LIFETIME = 30 * DAY

/** The token is shown once; only its hash is kept, so a stolen table opens nothing. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

type Owner = { userId: string } | { staffId: string }

export async function openSession(db: Db, owner: Owner, userAgent: string | undefined, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.run(sql`
    insert into sessions (id, user_id, staff_id, token_hash, user_agent, created_at, expires_at)
    values (${newId(now)}, ${'userId' in owner ? owner.userId : null}, ${'staffId' in owner ? owner.staffId : null},
            ${hashOf(token)}, ${userAgent?.slice(0, 300) ?? null}, ${now}, ${after(now, LIFETIME)})`)
  return token
}

type SessionRow = {
  id: string
  user_id: string | null
  type: 1 | 2 | null
  staff_id: string | null
  roles: string[] | null
}

/** The person behind a bearer token, or a visitor when it is unknown, expired, revoked or its account is closed. */
export async function findViewer(db: Db, token: string, now: Date): Promise<Viewer> {
  const row = await db.row<SessionRow>(sql`
    select s.id, u.id as user_id, u.type, t.id as staff_id, t.roles
    from sessions s
    left join users u on u.id = s.user_id and u.status = 'active'
    left join staff t on t.id = s.staff_id and t.active
    where s.token_hash = ${hashOf(token)} and s.revoked_at is null and s.expires_at > ${now}`)
  if (row?.user_id) return { kind: row.type === 1 ? 'talent' : 'client', userId: row.user_id, sessionId: row.id }
  if (row?.staff_id) return { kind: 'staff', staffId: row.staff_id, roles: row.roles ?? [], sessionId: row.id }
  return VISITOR
}

export const closeSession = (db: Db, sessionId: string, now: Date) =>
  db.run(sql`update sessions set revoked_at = ${now} where id = ${sessionId} and revoked_at is null`)
