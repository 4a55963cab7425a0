import { countryName, roleName } from '@fareeq/domain/catalogue/rules.ts'
import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import { stateAt as interviewStateAt } from '@fareeq/domain/interviews/rules.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { namesFor } from '@fareeq/domain/kernel/names/names.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { stateAt } from '@fareeq/domain/nominations/rules.ts'
import type { talentsOpsContract } from '@fareeq/domain/talent-views/contract-ops.ts'
import { talentQuery } from '@fareeq/domain/talent-views/rules-search.ts'
import { talentState } from '@fareeq/domain/talent-views/rules.ts'
import type { StaffTalent, FullTalent } from '@fareeq/domain/talent-views/schema-ops.ts'
import { photoAddress } from '@fareeq/domain/talents/profile/rules-photos.ts'
import { strengthOf } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { staffNominations } from '../nominations/queries-ops.ts'
import { availabilityOf } from '../talents/actions-profile.ts'
import { resolveView } from './actions-resolving.ts'
import { remember } from './actions-remembering.ts'
import { toVisibleProfile } from './actions-seeing.ts'
import { countTalents, interviewsOf, talentRows } from './queries-ops.ts'
import { attemptsOf, contractsOf } from './queries-evidence.ts'
import type { TalentRow } from './rows.ts'

/** Limit per list; the rest is on the pages of requests and interviews. */
const MAX_ROWS = 50

function inList(row: TalentRow, lang: Lang): StaffTalent {
  const { id, photo_key, role, experience_months: months, country, state } = row
  return {
    id,
    ...namesFor(row, lang),
    photo: photo_key && photoAddress(photo_key),
    role_name: role && roleName(role, lang),
    seniority: months === null ? null : seniorityOf(fullYears(months)),
    country_name: country && countryName(country, lang),
    availability: availabilityOf(row),
    state,
    updated_at: row.updated_at.toISOString(),
  }
}

export async function findForStaff(
  { db, viewer, lang }: RequestContext<Staff>,
  { q, role_id, country, state, cursor, limit }: QueryOf<(typeof talentsOpsContract)['find']>,
) {
  const term = q === '' ? null : talentQuery(q, may(viewer, 'talents.contact'))
  const search = { term, role: role_id, country, state }
  const { page, next_cursor } = cutPage(await talentRows(db, viewer, { ...search, cursor, limit }), limit)
  return {
    data: page.map((row) => inList(row, lang)),
    meta: { next_cursor, total: await countTalents(db, viewer, search) },
  }
}

const contactOf = ({ basicInfo: { email, phone, phone_verified, linkedin, accounts } }: Profile) => ({
  email,
  phone,
  phone_verified,
  linkedin,
  accounts,
})

/** What a client sees, and what the caller's roles show besides; the talent reads who has looked. */
export async function readForStaff(ctx: RequestContext<Staff>, id: string): Promise<{ data: FullTalent }> {
  const { viewer, lang } = ctx
  const { profile } = await resolveView(ctx, id, {})
  const paid = may(viewer, 'talents.salary')
  await remember(ctx, id, 'matching', paid ? ['profile', 'salary'] : ['profile'])
  const { percent, next } = strengthOf(profile)
  return {
    data: {
      talent: toVisibleProfile(profile, paid ? 'salary' : null, lang),
      state: talentState(profile),
      strength: { percent, next },
      contact: may(viewer, 'talents.contact') ? contactOf(profile) : null,
      attempts: may(viewer, 'assessments.report') ? await attemptsFor(ctx, id) : null,
      contracts: may(viewer, 'contracts.read') ? await contractsOf(ctx.db, viewer, id, lang, MAX_ROWS) : null,
      nominations: may(viewer, 'nominations.read') ? await nominationsFor(ctx, id) : null,
      interviews: may(viewer, 'interviews.read') ? await interviewsFor(ctx, id) : null,
    },
  }
}

const attemptsFor = async ({ db, viewer, lang }: RequestContext<Staff>, talentId: string) =>
  (await attemptsOf(db, viewer, talentId, MAX_ROWS)).map(({ assessment_id, at, ...row }) => ({
    ...row,
    title: assessmentOf(assessment_id)?.title[lang] ?? assessment_id,
    at: at.toISOString(),
  }))

async function nominationsFor({ db, viewer, lang, now }: RequestContext<Staff>, talentId: string) {
  const page = { projectId: undefined, talentId, state: undefined, cursor: undefined, limit: MAX_ROWS }
  return (await staffNominations(db, viewer, page, lang)).map(
    ({ id, project_id, project_name, client_name, ...row }) => ({
      id,
      project_id,
      project_name,
      client_name,
      state: stateAt(row, now),
      expires_at: row.expires_at.toISOString(),
    }),
  )
}

const interviewsFor = async ({ db, viewer, lang, now }: RequestContext<Staff>, talentId: string) =>
  (await interviewsOf(db, viewer, talentId, lang, MAX_ROWS)).map(({ starts_at, due_at, feedback_days, ...row }) => ({
    ...row,
    state: interviewStateAt({ ...row, due_at, feedback_days }, now),
    start: starts_at?.toISOString() ?? null,
  }))
