import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { showsSalary, stateAt } from '@fareeq/domain/nominations/rules.ts'
import { evidenceFor } from '@fareeq/domain/talent-evidence/rules.ts'
import { MAX_SIMILAR } from '@fareeq/domain/talent-views/rules.ts'
import type { TalentView } from '@fareeq/domain/talent-views/schema.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { findTalents, talentCards } from '../matching/actions.ts'
import { evidenceRecords } from '../talent-evidence/actions.ts'
import { reasonsFor } from '../nominations/actions-reading.ts'
import { type Query, resolveView } from './actions-resolving.ts'
import { remember } from './actions-remembering.ts'
import { assessedFor } from './actions-reports.ts'
import { shareOf } from './actions-sharing.ts'
import { toVisibleProfile } from './actions-seeing.ts'
import type { ProjectRow } from '../client-projects/rows.ts'

const UNAVAILABLE = {
  ar: 'هذا الملف غير متاح، ويمكنك الاطلاع على ملفات مشابهة',
  en: 'This profile is unavailable but you can check similar profiles',
}

export async function viewTalent(ctx: RequestContext, id: string, query: Query) {
  const { viewer, lang, now } = ctx
  const view = await resolveView(ctx, id, query)
  const { verdict, profile, nomination, project } = view
  if (verdict.kind === 'refused') throw new Refusal(platformErrors.not_authorized)
  if (verdict.kind === 'expired') throw new Refusal(navigationErrors.nomination_expired)
  const client = viewer.kind === 'client' ? { ...ctx, viewer } : null
  const emptyView: TalentView = {
    talent: null,
    nomination: null,
    match: null,
    mark: null,
    share: null,
    similar: [],
    evidence: null,
    assessed: null,
  }
  if (verdict.kind === 'unavailable') {
    const similar = client ? await similarTo(client, profile, project) : []
    return { data: { ...emptyView, similar }, message: UNAVAILABLE[lang] }
  }
  const mayPay = may(viewer, 'talents.salary')
  const paid =
    mayPay && (viewer.kind === 'staff' || (nomination !== null && !nomination.is_hired && showsSalary(nomination, now)))
  await remember(ctx, id, verdict.ground, paid ? ['profile', 'salary'] : ['profile'])
  const talent = toVisibleProfile(
    profile,
    paid ? 'salary' : mayPay && client ? 'range' : null,
    lang,
    client && project?.availability,
  )
  const assessed = await assessedFor(ctx, id, view)
  const evidenceWith = async (hours: number | null) =>
    assessed && evidenceFor((await evidenceRecords(ctx.db, [id]))(id), { who: viewer, hours })
  if (!client) return { data: { ...emptyView, talent, assessed, evidence: await evidenceWith(null) } }
  const [card] = await talentCards(client, [id], project, false)
  return {
    data: {
      ...emptyView,
      talent,
      assessed,
      evidence: await evidenceWith(card?.match.overlap.hours ?? null),
      nomination: nomination && {
        id: nomination.id,
        state: stateAt(nomination, now),
        expires_at: nomination.expires_at.toISOString(),
        ...reasonsFor(nomination, lang),
      },
      match: card?.match ?? null,
      mark: card?.mark ?? null,
      share: project && (await shareOf(client, project.id, id)),
    },
  }
}

/** Others of the same role, best for this request first. */
async function similarTo(ctx: RequestContext<Member>, { basicInfo }: Profile, project: ProjectRow | null) {
  if (!basicInfo.role) return []
  const lists = { 'skills[]': [], 'countries[]': [], 'availability[]': [] }
  const query = { ...lists, role_id: basicInfo.role, project_id: project?.id, sort: 'match', q: '' } as const
  const { data } = await findTalents(ctx, query)
  return data.filter(({ id }) => id !== basicInfo.id).slice(0, MAX_SIMILAR)
}
