import { hash, randomBytes } from 'node:crypto'
import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { IMPERSONATION_MINUTES } from '@fareeq/domain/staff/limits.ts'
import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import { newId } from './ids.ts'

/** Who is calling. Queries take the viewer as an argument, so that authorization is part of the query. */
export type Visitor = { kind: 'visitor' }
/** Impersonation: the colleague who looks, and whether they act on behalf of the company or only read. */
export type Impersonation = { id: string; staffId: string; acts: boolean }
export type Talent = { kind: 'talent'; userId: string; sessionId: string; impersonation?: Impersonation }
/** Somebody of an organisation that hires, with what they are trusted with there. */
export type Client = {
  kind: 'client'
  role: MemberRole
  userId: string
  sessionId: string
  impersonation?: Impersonation
}
export type Member = Talent | Client
export type Staff = { kind: 'staff'; staffId: string; roles: string[]; sessionId: string }
export type Viewer = Visitor | Member | Staff

export const VISITOR: Visitor = { kind: 'visitor' }

export const accountOf = (viewer: Member | Staff): string => (viewer.kind === 'staff' ? viewer.staffId : viewer.userId)

export const tokenOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{16,128})$/.exec(authorization ?? '')?.[1]

/** Session lifetime. Staff can read everybody's data: theirs last a working day. */
const LIFETIME = { user: 30 * DAY, staff: 12 * HOUR, impersonation: IMPERSONATION_MINUTES * MINUTE }

/** Only the hash of the token is stored, so that a stolen table is useless. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

export type Owner = { userId: string } | { staffId: string }

const kindOf = (owner: Owner, impersonationId: string | null) =>
  impersonationId ? 'impersonation' : 'staffId' in owner ? 'staff' : 'user'

export async function openSession(
  db: Db,
  owner: Owner,
  userAgent: string | undefined,
  now: Date,
  impersonationId: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires = after(now, LIFETIME[kindOf(owner, impersonationId)])
  await db.also(sql`
    insert into sessions (id, user_id, staff_id, token_hash, user_agent, created_at, expires_at, impersonation_id)
    values (${newId(now)}, ${'userId' in owner ? owner.userId : null}, ${'staffId' in owner ? owner.staffId : null},
            ${hashOf(token)}, ${userAgent?.slice(0, 300) ?? null}, ${now}, ${expires}, ${impersonationId})`)
  return token
}
