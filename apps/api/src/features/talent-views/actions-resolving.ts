import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { stateAt } from '@fareeq/domain/nominations/rules.ts'
import { STANDING } from '@fareeq/domain/nominations/states.ts'
import type { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { type Nominated, type ViewDecision, forClient, forLink } from '@fareeq/domain/talent-views/rules.ts'
import { isLive } from '@fareeq/domain/talents/profile/rules-profile.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import type { RequestContext } from '../../platform/context.ts'
import { hashOf } from '../../platform/session.ts'
import { ownProject } from '../client-projects/queries.ts'
import { readProfile } from '../talents/actions-profile.ts'
import { isTalent } from '../talents/queries.ts'
import { hasFinishedRequest, nominationOf, shareByToken } from './queries.ts'
import type { ProjectRow } from '../client-projects/rows.ts'
import type { NominationOf } from './rows.ts'
export type Query = QueryOf<(typeof talentViewsContract)['view']>

/** A permitted view: viewer, ground, parts. */
export type ProfileView = {
  verdict: ViewDecision
  profile: Profile
  nomination: NominationOf | null
  nominated: Nominated
  project: ProjectRow | null
  /** The company's link by which somebody without an account looks. */
  link: { with_personality: boolean } | null
}

/** Authorises a view; a hidden profile and a missing one have the same answer. */
export async function resolveView(ctx: RequestContext, id: string, { token, project_id }: Query): Promise<ProfileView> {
  const { db, viewer, now } = ctx
  if (viewer.kind === 'talent') throw new Refusal(platformErrors.not_authorized)
  if (viewer.kind === 'staff') {
    if (!(await isTalent(db, id))) throw new Refusal(platformErrors.not_found)
    const verdict = { kind: 'shown', ground: 'matching' } as const
    const profile = (await readProfile(ctx, { userId: id })).data
    return { verdict, profile, nomination: null, nominated: null, project: null, link: null }
  }
  const shared = token ? await shareByToken(db, hashOf(token), id, now) : undefined
  if (shared && !shared.works && viewer.kind === 'visitor') throw new Refusal(navigationErrors.link_ended)
  const owner = viewer.kind === 'client' ? viewer.userId : shared?.client_id
  // Without an account and without a link that works there is nothing to ask for (D-12).
  if (!owner) throw new Refusal(platformErrors.not_authorized)
  const project = viewer.kind === 'client' ? await ownProject(db, viewer.userId, project_id) : null
  // A member who may not search sees only nominated talents.
  const finished =
    viewer.kind === 'client' && may(viewer, 'talents.find') && (await hasFinishedRequest(db, viewer.userId))
  // The same answer for hidden and missing profiles.
  if (!(await isTalent(db, id))) throw new Refusal(finished ? platformErrors.not_found : platformErrors.not_authorized)
  const { data: profile } = await readProfile(ctx, { userId: id })
  const nomination = (await nominationOf(db, owner, id, project?.id ?? shared?.project_id)) ?? null
  const nominated = nomination && (STANDING.includes(stateAt(nomination, now)) ? 'standing' : endedBy(nomination, now))
  const live = isLive(profile)
  const verdict = viewer.kind === 'client' ? forClient({ live, nominated, finished }) : forLink({ live, nominated })
  const link = viewer.kind === 'client' ? null : (shared ?? null)
  return { verdict, profile, nomination, nominated, project, link }
}

/** Time has ended it; whom the client did not want stays somebody like all others. */
const endedBy = (nomination: NominationOf, now: Date) => (stateAt(nomination, now) === 'expired' ? 'over' : null)
