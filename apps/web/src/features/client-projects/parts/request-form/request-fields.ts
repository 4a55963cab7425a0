import { type AVAILABILITIES, DURATIONS, type WORK_MODES } from '@fareeq/domain/client-projects/limits.ts'
import { briefRoles, briefStart, headCountOf } from '@fareeq/domain/client-projects/rules-roles.ts'
import type { ClientProject, detailsPage } from '@fareeq/domain/client-projects/schema.ts'
import type { Seniority } from '@fareeq/domain/talents/rules.ts'
import { DEFAULT_LANG } from '@fareeq/domain/kernel/language/locale.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import type { FieldPath } from 'react-hook-form'
import type * as z from 'zod/mini'
import { storage } from '../../../../platform/session/storage.ts'
import { type RoleFields, nextRole, roleFieldsOf } from '../roles/role-fields.ts'

/** Form values of a request: all may be empty. */
export type RequestFields = {
  product_name: string
  industry: string | null
  scope_kind: 'text' | 'voice'
  scope_text: string
  /** Id of an uploaded recording. */
  audio_id: string | null
  services: string[]
  technologies: string[]
  role: string | null
  availability: (typeof AVAILABILITIES)[number] | null
  duration: (typeof DURATIONS)[number] | null
  work_mode: (typeof WORK_MODES)[number]
  primary_language: string | null
  secondary_language: string | null
  head_count: number
  seniority: Seniority | null
  starts_on: string | null
  budget: number | null
  more_roles: RoleFields[]
}

const among = <const Choice>(allowed: readonly Choice[], value: unknown): Choice | null =>
  allowed.find((choice) => choice === value) ?? null

/** Of this request only: another one is described anew. */
export function briefOf(project: Pick<ClientProject, 'id'> | undefined): BriefDraft | null {
  const brief = storage.get('requestBrief')
  return brief && brief.project_id === project?.id ? brief.draft : null
}

/** Saved values; empty ones are prefilled from the brief, the scope from its text. */
export function fieldsOf(
  project: ClientProject | undefined,
  brief: BriefDraft | null,
  text = '',
  now = new Date(),
): RequestFields {
  const [first, second] = brief?.languages ?? []
  const time = among(DURATIONS, project?.duration ?? brief?.duration?.value)
  const languages = {
    primary_language: project?.primary_language ?? first?.value ?? null,
    secondary_language: project?.secondary_language ?? second?.value ?? null,
  }
  // Once a role is saved, what it says of itself is the company's.
  const details = project?.role ? project : undefined
  const defaults = { ...languages, duration: time, availability: brief?.availability?.value ?? null }
  return {
    product_name: project?.product_name ?? '',
    industry: project?.industry ?? null,
    scope_kind: project?.scope?.kind ?? 'text',
    scope_text: project?.scope?.text ?? text,
    audio_id: project?.scope?.audio?.id ?? null,
    services: [...(project?.services ?? [])],
    technologies: project?.technologies.length
      ? [...project.technologies]
      : (brief?.skills.map((skill) => skill.value) ?? []),
    role: project?.role ?? brief?.role?.value ?? null,
    availability: project?.availability ?? brief?.availability?.value ?? null,
    duration: time,
    work_mode: project?.work_mode ?? 'remote',
    ...languages,
    head_count: details?.head_count ?? headCountOf(brief?.count?.value),
    seniority: details ? details.seniority : (brief?.seniority?.value ?? null),
    starts_on: details ? details.starts_on : briefStart(brief?.start ?? null, now),
    budget: details?.budget ?? null,
    more_roles: details
      ? details.more_roles.map(roleFieldsOf)
      : briefRoles(brief).map(({ availability, ...role }) => ({
          ...nextRole({ ...defaults, ...(availability && { availability }) }, storage.get('lang') ?? DEFAULT_LANG),
          ...role,
        })),
  }
}

export const aboutOf = ({ product_name, industry, scope_kind, scope_text, audio_id }: RequestFields) => ({
  product_name,
  industry: industry ?? '',
  scope:
    scope_kind === 'text'
      ? { kind: 'text' as const, text: scope_text }
      : { kind: 'voice' as const, audio_id: audio_id ?? '' },
})

/** After validation: required choices are present. */
export const detailsOf = (fields: RequestFields) => {
  const { role, availability, duration, work_mode, primary_language, secondary_language } = fields
  const { head_count, seniority, starts_on, budget, more_roles } = fields
  const staffing = { head_count, seniority, starts_on, budget, more_roles }
  return { role, availability, duration, work_mode, primary_language, secondary_language, ...staffing } as z.input<
    ReturnType<typeof detailsPage>
  >
}

export type RequestFaults = Partial<Record<FieldPath<RequestFields>, string>>

const NAMES: Readonly<Record<string, FieldPath<RequestFields>>> = {
  'scope.text': 'scope_text',
  'scope.audio_id': 'audio_id',
  scope: 'scope_text',
}

/** Maps a server path to a field. */
export const fieldNamed = (path: string): FieldPath<RequestFields> =>
  NAMES[path] ?? ((/^more_roles\.\d+\.\w+/.exec(path)?.[0] ?? path.split('.')[0]) as FieldPath<RequestFields>)

/** Input of the domain rules: typed values, saved or not. */
export const requestIn = (fields: RequestFields) => ({
  ...fields,
  scope: fields.scope_kind === 'text' ? { text: fields.scope_text.trim() } : { audio_id: fields.audio_id },
})
