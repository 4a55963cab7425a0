import { roleName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import { projectName } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject, MinimalProject } from '@fareeq/domain/client-projects/schema.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Action, may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { stepOfProject } from '@fareeq/domain/kernel/steps.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { meetingLink } from '../../platform/calendar/meeting-links.ts'
import { meetingsOfProjects } from './queries-meetings.ts'
import { projectOf, projectsOf } from './queries.ts'
import { managerNames } from './queries-versions.ts'
import { recordingsOf } from './queries-voice.ts'
import type { ProjectRow, Recording } from './rows.ts'

export async function readProjects(ctx: RequestContext<Member>): Promise<{ data: ClientProject[] }> {
  return { data: await withJoins(ctx, await projectsOf(ctx.db, ctx.viewer)) }
}

export async function readProject(ctx: RequestContext<Member>, id: string): Promise<ClientProject> {
  const row = await projectOf(ctx.db, ctx.viewer.userId, id)
  const [project] = row ? await withJoins(ctx, [row]) : []
  if (!project) throw new Refusal(platformErrors.not_found)
  return project
}

export async function readMinimal(ctx: RequestContext<Member>): Promise<{ data: MinimalProject[] }> {
  const { data } = await readProjects(ctx)
  return {
    data: data.map(({ id, name, step, meeting_link, meeting_start_time }) => ({
      id,
      name,
      step,
      meeting_link,
      meeting_start_time,
    })),
  }
}

/** What a request would pay is read by who reads pay anywhere (D-129). */
const PAY: readonly Action[] = ['talents.salary', 'contracts.salary']
type RequestFields = ReturnType<typeof requestFields>
const withoutBudgets = ({ vacancy, more_roles, ...request }: RequestFields): RequestFields => ({
  ...request,
  budget: null,
  vacancy: vacancy && { ...vacancy, budget: null },
  more_roles: more_roles.map((role) => ({ ...role, budget: null })),
})

/** Joins data of other tables. */
async function withJoins({ db, viewer, lang, platform }: RequestContext<Member>, rows: readonly ProjectRow[]) {
  const audioIds = rows.flatMap(({ scope_audio_id }) => scope_audio_id ?? [])
  const managerIds = rows.flatMap(({ manager_id }) => manager_id ?? [])
  const recordings = audioIds.length > 0 ? await recordingsOf(db, audioIds) : []
  const managers = managerIds.length > 0 ? await managerNames(db, managerIds) : []
  const ids = rows.map(({ id }) => id)
  const meetings = ids.length > 0 ? await meetingsOfProjects(db, viewer, ids) : []
  const readsPay = PAY.some((action) => may(viewer, action))
  return rows.map((row): ClientProject => {
    const meeting = meetings.find(({ project_id }) => project_id === row.id)
    const meetingFields = {
      meeting_link: meeting ? meetingLink(platform.env, meeting) : null,
      meeting_start_time: meeting?.starts_at.toISOString() ?? null,
    }
    const request = requestFields(row, recordings, lang)
    return {
      ...(readsPay ? request : withoutBudgets(request)),
      ...meetingFields,
      id: row.id,
      name: projectName(row, lang),
      step: stepOfProject({ step: row.step, ...meetingFields }),
      version: row.version,
      contracted: row.contracted,
      manager: managers.find(({ id }) => id === row.manager_id)?.name ?? null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}

/** The request with its recording's metadata. */
export function requestFields(row: ProjectRow, recordings: readonly Recording[], lang: Lang) {
  const { product_name, industry, role, availability, duration, work_mode, primary_language, secondary_language } = row
  const { services, technologies, scope_kind, scope_text, scope_audio_id, vacancy } = row
  const audio = recordings.find(({ id }) => id === scope_audio_id)
  const recording = audio ? { id: audio.id, media_type: audio.media_type, size: audio.size } : null
  return {
    product_name,
    industry,
    role,
    availability,
    duration,
    work_mode,
    primary_language,
    secondary_language,
    services,
    technologies,
    role_name: role && roleName(role, lang),
    head_count: row.head_count,
    seniority: row.seniority,
    starts_on: row.starts_on,
    budget: row.budget,
    more_roles: row.more_roles.map((further) => ({
      ...further,
      role_name: roleName(further.role, lang),
      technology_names: further.technologies.map((key) => skillName(key, lang)),
    })),
    scope: scope_kind && (scope_text || recording) ? { kind: scope_kind, text: scope_text, audio: recording } : null,
    vacancy: vacancy && { ...vacancy, budget: vacancy.budget ?? null, note: vacancy.note ?? '' },
  }
}
