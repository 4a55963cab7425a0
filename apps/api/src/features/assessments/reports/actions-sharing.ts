import type { reportContract as contract } from '@fareeq/domain/assessments/contract-report.ts'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { MAX_LINKS } from '@fareeq/domain/assessments/limits.ts'
import { reportLinkEnds } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import type { ReportShare } from '@fareeq/domain/assessments/schema-report.ts'
import { PASSED } from '@fareeq/domain/assessments/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Env } from '../../../platform/env.ts'
import { newId } from '../../../platform/ids.ts'
import { linkToken } from '../../../platform/link-token.ts'
import type { Member } from '../../../platform/session.ts'
import { hashOf } from '../actions-links.ts'
import { personalityOf } from '../queries-personality.ts'
import { attemptsOf } from '../queries.ts'
import { insertReportShare, lockReportShares, openReportShares, revokeReportShare } from './queries-shares.ts'

const tokenOf = (env: Env, shareId: string) => linkToken(env, `report share:${shareId}`)

const passedBy = async (db: Db, viewer: Member): Promise<string[]> => [
  ...new Set(
    (await attemptsOf(db, viewer))
      .filter(({ state }) => PASSED.includes(state))
      .map(({ assessment_id }) => assessment_id),
  ),
]

/** Links that work, newest first, each with what is in it now: an annulled result is in none. */
export async function sharesOf({ db, platform: { env }, viewer, now }: RequestContext<Member>): Promise<ReportShare[]> {
  const passed = await passedBy(db, viewer)
  return (await openReportShares(db, viewer.userId, now)).map(({ assessments, created_at, expires_at, ...share }) => ({
    ...share,
    url: env.PUBLIC_URL + pathTo('assessmentReport', { id: viewer.userId }, { token: tokenOf(env, share.id) }),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    assessments: passed.filter((id) => assessments === null || assessments.includes(id)),
  }))
}

/** A link with what was chosen for it: only what was passed, and the traits only where they are ticked. */
export const shareReport = (
  { db, platform, viewer, now }: RequestContext<Member>,
  { assessments, with_personality, with_videos }: BodyOf<(typeof contract)['share']>,
) =>
  db.transaction(async (db) => {
    await lockReportShares(db, viewer.userId)
    if (assessments.length === 0 && !with_personality && !with_videos)
      throw new Refusal(assessmentErrors.nothing_chosen, { field: 'assessments' })
    const passed = await passedBy(db, viewer)
    const isKnown = assessments.every((id) => passed.includes(id))
    if (!isKnown || (with_personality && !(await personalityOf(db, viewer.userId))))
      throw new Refusal(platformErrors.not_found)
    if ((await openReportShares(db, viewer.userId, now)).length >= MAX_LINKS)
      throw new Refusal(assessmentErrors.too_many_links, { values: { max: MAX_LINKS } })
    const id = newId(now)
    const share = {
      id,
      userId: viewer.userId,
      tokenHash: hashOf(tokenOf(platform.env, id)),
      expiresAt: reportLinkEnds(now, platform.policies.at(now)),
      assessments,
      with_personality,
      with_videos,
    }
    await insertReportShare(db, share, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'report.shared',
      subject: { kind: 'talent', id: viewer.userId },
    })
  })

export const revokeReport = ({ db, viewer, now }: RequestContext<Member>, id: string) =>
  db.transaction(async (db) => {
    if (!(await revokeReportShare(db, viewer.userId, id, now))) throw new Refusal(platformErrors.not_found)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'report.unshared',
      subject: { kind: 'talent', id: viewer.userId },
    })
  })
