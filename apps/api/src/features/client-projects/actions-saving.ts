import { clientProjectErrors } from '@fareeq/domain/client-projects/errors.ts'
import { changedParts } from '@fareeq/domain/client-projects/rules.ts'
import type { RequestForm } from '@fareeq/domain/client-projects/schema.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { exactColumns } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Member } from '../../platform/session.ts'
import { colleagueIds, mirrorStep } from '../organisations/queries.ts'
import { completeRoles, industryKey, refuseUnknown } from './actions-choices.ts'
import { changedRequestMail } from './emails.ts'
import { type ProjectColumns, type RequestColumns, saveProject } from './queries.ts'
import { saveVersion, matchersOf } from './queries-versions.ts'
import { ownRecording } from './queries-voice.ts'
import type { ProjectRow } from './rows.ts'

/** As much of a request as one page says. */
export type Parts = { [Part in keyof Omit<RequestForm, 'version'>]?: RequestForm[Part] | undefined }

/** The columns of the sent parts; others stay. */
export async function columnsOf(db: Db, viewer: Member, { scope, industry, ...parts }: Parts): Promise<RequestColumns> {
  refuseUnknown(parts)
  if (scope?.kind === 'voice' && !(await ownRecording(db, viewer.userId, scope.audio_id)))
    throw new Refusal(clientProjectErrors.recording_gone, { field: 'scope.audio_id' })
  const { services, technologies, more_roles, ...columnParts } = parts
  const columns = {
    ...exactColumns('client_projects', columnParts),
    industry: industry && industryKey(industry),
    services: services && [...new Set(services)],
    technologies: technologies && [...new Set(technologies)],
    more_roles: more_roles && completeRoles(more_roles),
    ...(scope && {
      scope_kind: scope.kind,
      scope_text: scope.kind === 'text' ? scope.text : null,
      scope_audio_id: scope.kind === 'voice' ? scope.audio_id : null,
    }),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** The stored part of a version. */
export const requestOf = (row: ProjectRow) => ({
  product_name: row.product_name,
  industry: row.industry,
  role: row.role,
  availability: row.availability,
  duration: row.duration,
  work_mode: row.work_mode,
  primary_language: row.primary_language,
  secondary_language: row.secondary_language,
  scope: { kind: row.scope_kind, text: row.scope_text, audio_id: row.scope_audio_id },
  services: row.services,
  technologies: row.technologies,
  head_count: row.head_count,
  seniority: row.seniority,
  starts_on: row.starts_on,
  budget: row.budget,
  more_roles: row.more_roles,
})

/**
 * The columns as they are written: all of the first role, because where its head count is null a vacancy's JSON is read; and
 * that JSON for an earlier release, which reads nothing else.
 */
function storedColumns(project: ProjectRow, { more_roles, ...columns }: RequestColumns): ProjectColumns {
  const { head_count, seniority, starts_on, budget } = { ...project, ...columns }
  const staffing = { head_count, seniority, starts_on, budget }
  const vacancy = project.vacancy && {
    ...project.vacancy,
    count: head_count,
    budget,
    ...(seniority && { seniority }),
    ...(starts_on && { start: starts_on }),
  }
  return {
    ...columns,
    ...staffing,
    ...(vacancy && { vacancy: JSON.stringify(vacancy) }),
    ...(more_roles && { more_roles: JSON.stringify(more_roles) }),
  }
}

/** Partial update. Editing a complete request stores a version and notifies the matcher (D-45). */
export async function saveParts(
  ctx: RequestContext<Member>,
  project: ProjectRow,
  { columns, step, isEdited }: { columns: RequestColumns; step: number; isEdited: boolean },
) {
  const { db, viewer, now } = ctx
  const changed = changedParts(requestOf(project), requestOf({ ...project, ...columns }))
  if (changed.length === 0 && step === project.step) return
  if (changed.length > 0 && isEdited) {
    const { onBehalfOf, id = null } = actorOf(viewer)
    const replaced_by = onBehalfOf ? id : null
    const { version, updated_at: saved_at } = project
    await saveVersion(db, project.id, { version, request: requestOf(project), saved_at, replaced_by })
    await mailMatchers(ctx, project, changed)
  }
  await saveProject(db, project.id, { ...storedColumns(project, columns), step }, now)
  await mirrorStep(db, viewer.userId, now)
  await publishChange(ctx)
}

/** Live event: other windows and colleagues refetch. */
export async function publishChange({ db, platform, viewer }: RequestContext<Member>) {
  await publishToStaff(db, platform.events, 'request.changed')
  for (const userId of await colleagueIds(db, viewer.userId))
    await platform.events.publish(db, { userId, name: 'project.changed' })
}

async function mailMatchers(
  { db, platform, viewer }: RequestContext<Member>,
  project: ProjectRow,
  changed: readonly string[],
) {
  await audit(db, {
    actor: actorOf(viewer),
    action: 'request.changed',
    subject: { kind: 'client-project', id: project.id },
    details: { changed },
  })
  for (const { email, name, lang } of await matchersOf(db, project.manager_id))
    await queueMessage(db, platform, {
      to: email,
      ...changedRequestMail(lang, { name, product: project.product_name ?? '', changed }),
    })
}
