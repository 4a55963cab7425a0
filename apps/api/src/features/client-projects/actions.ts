import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import type { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { clientProjectErrors } from '@fareeq/domain/client-projects/errors.ts'
import { type Wizard } from '@fareeq/domain/client-projects/limits.ts'
import { changedParts, mayEdit, stepAfterSaving } from '@fareeq/domain/client-projects/rules.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { atClientProfile } from '@fareeq/domain/kernel/steps.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { updateUser } from '../../platform/users.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import { refuseStarts } from './actions-choices.ts'
import { readProject } from './actions-reading.ts'
import { type Parts, columnsOf, requestOf, saveParts } from './actions-saving.ts'
import { lockProject, insertProject, projectOf } from './queries.ts'
import { versionsOf } from './queries-versions.ts'

type Body<Name extends keyof typeof clientProjectsContract> = BodyOf<(typeof clientProjectsContract)[Name]>

export const saveAbout = (ctx: RequestContext<Member>, { project_id, step, ...parts }: Body<'saveAbout'>) =>
  savePage(ctx, { project_id, step, parts, wizard: 'project_first' })

export const saveServices = (ctx: RequestContext<Member>, { project_id, step, ...parts }: Body<'saveServices'>) =>
  savePage(ctx, { project_id, step, parts, wizard: 'services_first' })

/** The page that starts a request decides the order of the wizard. */
type WizardPage = { project_id: string | undefined; step: number | undefined; parts: Parts; wizard: Wizard }

/** Saves a page of the wizard, of the given request or of a new one. The server computes the step. */
const savePage = (ctx: RequestContext<Member>, { project_id, step: targetStep, parts, wizard }: WizardPage) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const columns = await columnsOf(db, viewer, parts)
    const id = project_id ?? (await begin(ctx, wizard))
    const project = await lockProject(db, viewer.userId, id)
    if (!project) throw new Refusal(platformErrors.not_authorized)
    if (!mayEdit(project)) throw new Refusal(clientProjectErrors.request_contracted)
    refuseStarts(parts, project, ctx.now)
    const request = requestOf({ ...project, ...columns })
    const step = stepAfterSaving({ request, reached: project.step, wanted: targetStep })
    await saveParts(ctx, project, { columns, step, isEdited: atClientProfile(project.step) })
    return { data: await readProject(ctx, id) }
  })

async function begin({ db, viewer, now }: RequestContext<Member>, wizard: Wizard): Promise<string> {
  const id = newId(now)
  await insertProject(db, { id, clientId: viewer.userId, step: 1, columns: { wizard } }, now)
  // The data from before verification is in the request now.
  await updateUser(db, viewer.userId, { step_one: null }, now)
  await audit(db, { actor: actorOf(viewer), action: 'request.begun', subject: { kind: 'client-project', id } })
  return id
}

/** Saves a whole request with optimistic locking, and stores its former version. */
export const saveRequest = (ctx: RequestContext<Member>, id: string, { version, ...parts }: Body<'saveRequest'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const project = await lockProject(db, viewer.userId, id)
    if (!project) throw new Refusal(platformErrors.not_found)
    if (!mayEdit(project)) throw new Refusal(clientProjectErrors.request_contracted)
    if (version !== project.version) throw new Refusal(clientProjectErrors.request_changed)
    refuseStarts(parts, project, ctx.now)
    const columns = await columnsOf(db, viewer, { secondary_language: null, ...parts })
    const request = requestOf({ ...project, ...columns })
    const step = stepAfterSaving({ request, reached: project.step })
    await saveParts(ctx, project, { columns, step, isEdited: true })
    return { data: await readProject(ctx, id) }
  })

export async function readVersions({ db, viewer, lang }: RequestContext<Member>, id: string) {
  const project = await projectOf(db, viewer.userId, id)
  if (!project) throw new Refusal(platformErrors.not_found)
  const versions = await versionsOf(db, id)
  const after = [requestOf(project), ...versions.map(({ request }) => request)]
  return {
    data: versions.map(({ version, request, saved_at, acted_by }, index) => ({
      version,
      saved_at: saved_at.toISOString(),
      changed: changedParts(request, after[index] ?? {}),
      acted_by: acted_by && staffNameFor(acted_by, lang),
    })),
  }
}
