import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { shareEnds } from '@fareeq/domain/talent-views/rules.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Env } from '../../platform/env.ts'
import { newId } from '../../platform/ids.ts'
import { linkToken } from '../../platform/link-token.ts'
import { type Member, hashOf } from '../../platform/session.ts'
import { ownProject } from '../client-projects/queries.ts'
import { resolveView } from './actions-resolving.ts'
import { insertShare, lockShare, openShare, revokeShares, saveSharePersonality } from './queries.ts'
import type { ShareRow } from './rows.ts'

const tokenOf = (env: Env, shareId: string) => linkToken(env, `talent share:${shareId}`)

const shareAnswer = ({ platform: { env } }: RequestContext<Member>, talentId: string, share: ShareRow) => ({
  url: env.PUBLIC_URL + pathTo('sharedProfile', { id: talentId }, { token: tokenOf(env, share.id) }),
  expires_at: share.expires_at.toISOString(),
  with_personality: share.with_personality,
})

export async function shareOf(ctx: RequestContext<Member>, projectId: string, talentId: string) {
  const share = await openShare(ctx.db, projectId, talentId, ctx.now)
  return share ? shareAnswer(ctx, talentId, share) : null
}

async function projectFor({ db, viewer }: RequestContext<Member>, projectId: string | undefined) {
  const project = await ownProject(db, viewer.userId, projectId)
  if (!project) throw new Refusal(platformErrors.not_found)
  return project
}

/** The existing link, or a new one; it shows what the public may see (D-12, D-107). */
export async function shareTalent(ctx: RequestContext<Member>, talentId: string, projectId: string | undefined) {
  const { platform, viewer, now } = ctx
  const project = await projectFor(ctx, projectId)
  const { verdict, nomination } = await resolveView(ctx, talentId, { project_id: project.id })
  if (verdict.kind !== 'shown') throw new Refusal(platformErrors.not_authorized)
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await lockShare(db, project.id, talentId)
    const open = await openShare(db, project.id, talentId, now)
    if (open) return { data: shareAnswer(ctx, talentId, open) }
    const id = newId(now)
    const expires_at = shareEnds(now)
    await insertShare(db, {
      id,
      talentId,
      projectId: project.id,
      nominationId: nomination?.id ?? null,
      clientId: viewer.userId,
      tokenHash: hashOf(tokenOf(platform.env, id)),
      expiresAt: expires_at,
      now,
    })
    const subject = { kind: 'talent', id: talentId } as const
    await audit(db, { actor: actorOf(viewer), action: 'talent.shared', subject, details: { project_id: project.id } })
    return { data: shareAnswer(ctx, talentId, { id, expires_at, with_personality: false }) }
  })
}

/** Whether the link shows the traits, as long as their talent shows them to companies at all. */
export async function chooseForShare(
  ctx: RequestContext<Member>,
  talentId: string,
  projectId: string | undefined,
  withPersonality: boolean,
) {
  const { db, now } = ctx
  const project = await projectFor(ctx, projectId)
  if (!(await saveSharePersonality(db, { projectId: project.id, talentId }, withPersonality, now)))
    throw new Refusal(platformErrors.not_found)
  const share = await openShare(db, project.id, talentId, now)
  if (!share) throw new Refusal(platformErrors.not_found)
  return { data: shareAnswer(ctx, talentId, share) }
}

export async function revokeShare(ctx: RequestContext<Member>, talentId: string, projectId: string | undefined) {
  const { viewer, now } = ctx
  const project = await projectFor(ctx, projectId)
  return ctx.db.transaction(async (db) => {
    const revoked = await revokeShares(db, project.id, talentId, now)
    const subject = { kind: 'talent', id: talentId } as const
    if (revoked > 0) await audit(db, { actor: actorOf(viewer), action: 'talent.unshared', subject })
    return { data: { revoked } }
  })
}
