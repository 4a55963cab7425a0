import { reportLinkEnds } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import { REPORTED } from '@fareeq/domain/assessments/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import type { Call } from '../../../platform/call.ts'
import type { Env } from '../../../platform/env.ts'
import { newId } from '../../../platform/ids.ts'
import { linkToken } from '../../../platform/link-token.ts'
import type { Member } from '../../../platform/session.ts'
import { hashOf } from '../actions-links.ts'
import { attemptsOf } from '../queries.ts'
import {
  insertReportShare,
  lockReportShare,
  openReportShare,
  revokeReportShares,
  saveShareVideos,
} from './queries-shares.ts'

const tokenOf = (env: Env, shareId: string) => linkToken(env, `report share:${shareId}`)

export async function shareOf({ db, platform: { env }, viewer, now }: Call<Member>) {
  const share = await openReportShare(db, viewer.userId, now)
  return (
    (share && {
      url: env.PUBLIC_URL + pathTo('assessmentReport', { id: viewer.userId }, { token: tokenOf(env, share.id) }),
      expires_at: share.expires_at.toISOString(),
      with_videos: share.with_videos,
    }) ??
    null
  )
}

/** The link there is, or a new one; an empty report is not given away. */
export const shareReport = ({ db, platform, viewer, now }: Call<Member>) =>
  db.transaction(async (db) => {
    await lockReportShare(db, viewer.userId)
    if (await openReportShare(db, viewer.userId, now)) return
    if (!(await attemptsOf(db, viewer)).some(({ state }) => REPORTED.includes(state)))
      throw new Refusal(platformErrors.not_found)
    const id = newId(now)
    const share = {
      id,
      userId: viewer.userId,
      tokenHash: hashOf(tokenOf(platform.env, id)),
      expiresAt: reportLinkEnds(now, platform.policies.at(now)),
    }
    await insertReportShare(db, share, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'report.shared',
      subject: { kind: 'talent', id: viewer.userId },
    })
  })

/** Recordings are part of a shared link only where the talent agreed to it, for each link anew. */
export async function shareVideos({ db, viewer, now }: Call<Member>, withVideos: boolean) {
  if (!(await saveShareVideos(db, viewer.userId, withVideos, now))) throw new Refusal(platformErrors.not_found)
}

export const revokeReport = ({ db, viewer, now }: Call<Member>) =>
  db.transaction(async (db) => {
    if ((await revokeReportShares(db, viewer.userId, now)) === 0) return
    await audit(db, {
      actor: actorOf(viewer),
      action: 'report.unshared',
      subject: { kind: 'talent', id: viewer.userId },
    })
  })
