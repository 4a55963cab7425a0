import type { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { clientProjectErrors } from '@fareeq/domain/client-projects/errors.ts'
import { changedParts, mayEdit, stepAfterSaving } from '@fareeq/domain/client-projects/rules.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { atClientProfile } from '@fareeq/domain/kernel/steps.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { readProject } from './actions-reading.ts'
import { type Change, type Parts, columnsOf, requestOf, saveParts } from './actions-saving.ts'
import { forgetStepOne, holdProject, insertProject, projectOf } from './queries.ts'
import { versionsOf } from './queries-versions.ts'

type Body<Name extends keyof typeof clientProjectsContract> = BodyOf<(typeof clientProjectsContract)[Name]>

export const saveAbout = (change: Change, { project_id, step, ...parts }: Body<'saveAbout'>) =>
  savePage(change, project_id, step, parts)

export const saveServices = (change: Change, { project_id, step, ...parts }: Body<'saveServices'>) =>
  savePage(change, project_id, step, parts)

/** A page of the wizard: of the given request, or of a new one. The step is the server's to say. */
const savePage = (change: Change, projectId: string | undefined, wanted: number | undefined, parts: Parts) =>
  change.db.transaction(async (db) => {
    const { viewer } = change
    const columns = await columnsOf(db, viewer, parts)
    const id = projectId ?? (await begin(db, change))
    const held = await holdProject(db, viewer.userId, id)
    if (!held) throw new Refusal(platformErrors.not_authorized)
    if (!mayEdit(held)) throw new Refusal(clientProjectErrors.request_contracted)
    const request = requestOf({ ...held, ...columns })
    const step = stepAfterSaving({ request, reached: held.step, wanted })
    await saveParts(db, change, held, { columns, step, isEdited: atClientProfile(held.step) })
    return { data: await readProject(db, change, id) }
  })

async function begin(db: Db, { viewer, now }: Change): Promise<string> {
  const id = newId(now)
  await insertProject(db, { id, clientId: viewer.userId, step: 1, columns: {} }, now)
  await forgetStepOne(db, viewer.userId, now)
  await audit(db, { actor: actorOf(viewer), action: 'request.begun', subject: { kind: 'client-project', id } })
  return id
}

/** Edits the whole of a request: nobody overwrites what they have not seen, and what it said before is kept. */
export const saveRequest = (change: Change, id: string, { version, ...parts }: Body<'saveRequest'>) =>
  change.db.transaction(async (db) => {
    const { viewer } = change
    const held = await holdProject(db, viewer.userId, id)
    if (!held) throw new Refusal(platformErrors.not_found)
    if (!mayEdit(held)) throw new Refusal(clientProjectErrors.request_contracted)
    if (version !== held.version) throw new Refusal(clientProjectErrors.request_changed)
    const columns = await columnsOf(db, viewer, { secondary_language: null, ...parts })
    const request = requestOf({ ...held, ...columns })
    const step = stepAfterSaving({ request, reached: held.step })
    await saveParts(db, change, held, { columns, step, isEdited: true })
    return { data: await readProject(db, change, id) }
  })

export async function readVersions(db: Db, { viewer }: Pick<Change, 'viewer'>, id: string) {
  const project = await projectOf(db, viewer.userId, id)
  if (!project) throw new Refusal(platformErrors.not_found)
  const versions = await versionsOf(db, id)
  const after = [requestOf(project), ...versions.map(({ request }) => request)]
  return {
    data: versions.map(({ version, request, saved_at }, index) => ({
      version,
      saved_at: saved_at.toISOString(),
      changed: changedParts(request, after[index] ?? {}),
    })),
  }
}
