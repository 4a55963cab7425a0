import type { companyNotesContract } from '@fareeq/domain/companies/contract-notes.ts'
import { companyErrors } from '@fareeq/domain/companies/errors.ts'
import { mayReadCompanies } from '@fareeq/domain/companies/rules.ts'
import type { CompanyMemory } from '@fareeq/domain/companies/schema-notes.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { organisationName } from '../organisations/queries.ts'
import { activeColleague, colleague } from '../staff/queries.ts'
import { type CompanyNews, companyNewsMail } from './emails-notes.ts'
import { insertNote, insertTask, lockTask, notesOf, saveDone, saveTask, tasksOf } from './queries-notes.ts'
import { companyById } from './queries.ts'

type Body<Name extends 'note' | 'addTask' | 'changeTask' | 'finishTask'> = BodyOf<(typeof companyNotesContract)[Name]>
type Memory = { data: CompanyMemory }

async function companyOrThrow({ db, viewer, lang }: RequestContext<Staff>, id: string) {
  if (!(await companyById(db, viewer, id, lang))) throw new Refusal(platformErrors.not_found)
}

async function memoryOf({ db, viewer, now }: RequestContext<Staff>, id: string): Promise<Memory> {
  const [notes, tasks] = [await notesOf(db, viewer, id), await tasksOf(db, viewer, id)]
  const today = riyadhDay(now)
  return {
    data: {
      notes: notes.map(({ created_at, ...note }) => ({ ...note, at: created_at.toISOString() })),
      tasks: tasks.map(({ owner_id, owner, done_at, done_by, ...task }) => ({
        ...task,
        is_late: !done_at && task.due_day < today,
        owner: owner_id && owner ? { id: owner_id, name: owner } : null,
        done: done_at && done_by ? { by: done_by, at: done_at.toISOString() } : null,
      })),
    },
  }
}

export async function readMemory(ctx: RequestContext<Staff>, id: string): Promise<Memory> {
  await companyOrThrow(ctx, id)
  return memoryOf(ctx, id)
}

/** One transaction: written, recorded, told to open pages, and read again. */
const writing = (
  ctx: RequestContext<Staff>,
  id: string,
  write: (ctx: RequestContext<Staff>) => Promise<AuditAction>,
): Promise<Memory> =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer } = ctx
    await companyOrThrow(ctx, id)
    const action = await write(ctx)
    await audit(db, { actor: actorOf(viewer), action, subject: { kind: 'organisation', id } })
    await publishToStaff(db, platform.events, 'company.changed', { id })
    return memoryOf(ctx, id)
  })

/** An active colleague who may open the page of a company. */
async function readerOrThrow({ db }: RequestContext<Staff>, id: string, field: string) {
  const reader = await activeColleague(db, id)
  if (!reader || !mayReadCompanies(reader.roles)) throw new Refusal(rule.choice, { field })
  return reader
}

type ColleagueNotice = { news: CompanyNews; to: Awaited<ReturnType<typeof readerOrThrow>>; text: string }

/** Nobody is told what they wrote themselves. */
async function mailColleague(
  { db, platform, viewer }: RequestContext<Staff>,
  id: string,
  { news, to, text }: ColleagueNotice,
) {
  if (to.id === viewer.staffId) return
  const by = await colleague(db, viewer.staffId)
  const company = await organisationName(db, id, to.lang)
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'companies', id })
  const mail = companyNewsMail(to.lang, news, { name: to.name, by: by.name, company, text, url })
  await queueMessage(db, platform, { to: to.email, ...mail })
}

export const writeNote = (ctx: RequestContext<Staff>, id: string, { text, mentions }: Body<'note'>) =>
  writing(ctx, id, async (ctx) => {
    const { db, viewer, now } = ctx
    const readers = []
    for (const mentioned of new Set(mentions)) readers.push(await readerOrThrow(ctx, mentioned, 'mentions'))
    for (const to of readers) await mailColleague(ctx, id, { news: 'mention', to, text })
    const note = { id: newId(now), organisationId: id, staffId: viewer.staffId, text }
    await insertNote(db, { ...note, mentions: readers.map((reader) => reader.id) }, now)
    return 'company.noted'
  })

export const addTask = (ctx: RequestContext<Staff>, id: string, task: Body<'addTask'>) =>
  writing(ctx, id, async (ctx) => {
    const { db, viewer, now } = ctx
    const to = await readerOrThrow(ctx, task.owner_id, 'owner_id')
    await insertTask(db, { ...task, id: newId(now), organisationId: id, by: viewer.staffId }, now)
    await mailColleague(ctx, id, { news: 'task', to, text: task.text })
    return 'company.task_added'
  })

async function lockedTask({ db, viewer }: RequestContext<Staff>, id: string, taskId: string, expectedVersion: number) {
  const task = await lockTask(db, viewer, id, taskId)
  if (!task) throw new Refusal(platformErrors.not_found)
  if (task.version !== expectedVersion) throw new Refusal(companyErrors.task_changed)
  return task
}

export const changeTask = (
  ctx: RequestContext<Staff>,
  id: string,
  taskId: string,
  { expected_version, ...task }: Body<'changeTask'>,
) =>
  writing(ctx, id, async (ctx) => {
    const before = await lockedTask(ctx, id, taskId, expected_version)
    const to = await readerOrThrow(ctx, task.owner_id, 'owner_id')
    await saveTask(ctx.db, taskId, task)
    if (before.owner_id !== to.id) await mailColleague(ctx, id, { news: 'task', to, text: task.text })
    return 'company.task_changed'
  })

export const finishTask = (
  ctx: RequestContext<Staff>,
  id: string,
  taskId: string,
  { done, expected_version }: Body<'finishTask'>,
) =>
  writing(ctx, id, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockedTask(ctx, id, taskId, expected_version)
    await saveDone(db, taskId, done ? viewer.staffId : null, now)
    return done ? 'company.task_done' : 'company.task_reopened'
  })
