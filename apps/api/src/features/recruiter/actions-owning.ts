import { randomBytes } from 'node:crypto'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import type { Audience } from '@fareeq/domain/recruiter/limits.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { clearCookie, readCookie, writeCookie } from '../../platform/http/cookies.ts'
import type { Exchange } from '../../platform/http/serve.ts'
import { type Viewer, hashOf } from '../../platform/session.ts'
import { type Owner, adoptConversations, conversationOf, lockConversation } from './queries.ts'

const COOKIE = { name: 'recruiter', path: '/api/recruiter' }
/** As long as a visitor’s conversations are kept. */
export const VISITOR_LIFETIME = 30 * DAY
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

export const audienceOf = ({ kind }: Viewer): Audience => (kind === 'client' ? 'company' : 'visitor')

const visitorToken = ({ request }: Exchange): string | undefined => {
  const token = readCookie(request, COOKIE.name)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** Whose conversations the caller reads; null of a visitor who has none. */
export function existingOwner({ viewer }: RequestContext, exchange: Exchange): Owner | null {
  if (viewer.kind === 'client' || viewer.kind === 'talent') return { kind: 'user', userId: viewer.userId }
  const token = visitorToken(exchange)
  return token === undefined ? null : { kind: 'visitor', hash: hashOf(token) }
}

/** The same, with a new cookie for a visitor who has none yet. */
export function ownerFor(ctx: RequestContext, exchange: Exchange): Owner {
  const owner = existingOwner(ctx, exchange)
  if (owner) return owner
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  writeCookie(exchange.reply, ctx.platform.env, { ...COOKIE, value: token, seconds: VISITOR_LIFETIME / 1000 })
  return { kind: 'visitor', hash: hashOf(token) }
}

/** What somebody said before they had an account goes with them into it. */
export async function adopt(ctx: RequestContext, exchange: Exchange): Promise<void> {
  const { db, viewer, platform } = ctx
  if (viewer.kind !== 'client' && viewer.kind !== 'talent') return
  const token = visitorToken(exchange)
  if (token === undefined || viewer.impersonation) return
  await adoptConversations(db, hashOf(token), viewer.userId, audienceOf(viewer))
  clearCookie(exchange.reply, platform.env, COOKIE)
}

/** Whose conversations the caller reads, those of their browser included since they signed in. */
export async function ownerOrNotFound(ctx: RequestContext, exchange: Exchange): Promise<Owner> {
  await adopt(ctx, exchange)
  const owner = existingOwner(ctx, exchange)
  if (!owner) throw new Refusal(platformErrors.not_found)
  return owner
}

export async function conversationOrNotFound(db: Db, owner: Owner, id: string) {
  const conversation = await conversationOf(db, owner, id)
  if (!conversation) throw new Refusal(platformErrors.not_found)
  return conversation
}

export async function lockedConversation(db: Db, owner: Owner, id: string) {
  const conversation = await lockConversation(db, owner, id)
  if (!conversation) throw new Refusal(platformErrors.not_found)
  return conversation
}
