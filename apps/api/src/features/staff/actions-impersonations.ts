import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { IMPERSONATION_MINUTES } from '@fareeq/domain/staff/limits.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, type Staff, openSession } from '../../platform/session.ts'
import { userById } from '../accounts/queries.ts'
import {
  endImpersonation,
  insertImpersonation,
  activeUser,
  impersonationsOf,
  sessionsOfImpersonation,
} from './queries-impersonations.ts'

const PAGE = 10

const subjectOf = (type: 1 | 2, id: string) => ({ kind: type === TALENT ? 'talent' : 'user', id }) as const

type NewImpersonation = { userId: string; reason: string; acts: boolean; userAgent: string | undefined }

/** The session is the account's, marked by the impersonation: `platform/http/serve` refuses it every write that is no act. */
export async function openImpersonation(
  { db, viewer, now }: RequestContext<Staff>,
  { userId, reason, acts, userAgent }: NewImpersonation,
) {
  const [id, expires_at] = [newId(now), after(now, IMPERSONATION_MINUTES * MINUTE)]
  await insertImpersonation(db, { id, staff_id: viewer.staffId, user_id: userId, reason, acts, expires_at }, now)
  const access_token = await openSession(db, { userId }, userAgent, now, id)
  return { data: { id, access_token, expires_at: expires_at.toISOString(), user: await userById(db, userId) } }
}

export const beginImpersonation = (
  ctx: RequestContext<Staff>,
  userId: string,
  reason: string,
  userAgent: string | undefined,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const person = await activeUser(db, viewer, userId)
    if (!person) throw new Refusal(platformErrors.not_found)
    const subject = subjectOf(person.type, userId)
    await audit(db, { actor: actorOf(viewer), action: 'account.looked_at', subject, details: { reason } })
    return openImpersonation(ctx, { userId, reason, acts: false, userAgent })
  })

export const finishImpersonation = (ctx: RequestContext<Staff>, id: string) =>
  ctx.db.transaction(async (db) => {
    const { viewer, platform, now } = ctx
    const ended = await endImpersonation(db, viewer, id, now)
    if (!ended) throw new Refusal(platformErrors.not_found)
    for (const session of await sessionsOfImpersonation(db, id)) await platform.sessions.end(db, session.id, now)
    const actor = actorOf(viewer)
    const details = { reason: ended.reason, minutes: minutesBetween(ended.started_at, now) }
    if (ended.acts) {
      const subject = { kind: 'organisation', id: ended.organisation_id } as const
      await audit(db, { actor, action: 'company.acting_ended', subject, details })
    } else
      await audit(db, { actor, action: 'account.look_ended', subject: subjectOf(ended.type, ended.user_id), details })
    return { data: { ended: true } }
  })

/** Begun minutes. */
const minutesBetween = (start: Date, end: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - start.getTime()) / MINUTE))

/** The account's own log: a colleague is named, with the reason they gave. */
export async function readImpersonations({ db, viewer, now }: RequestContext<Member>, before: string | undefined) {
  const { page, next_cursor } = cutPage(await impersonationsOf(db, viewer, before, now, PAGE), PAGE)
  const data = page.map(({ id, by, reason, started_at, ended }) => ({
    id,
    by,
    reason,
    at: started_at.toISOString(),
    minutes: minutesBetween(started_at, ended),
  }))
  return { data, meta: { more: next_cursor !== null } }
}
