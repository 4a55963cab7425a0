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
import { type Call, inTransaction } from '../../platform/call.ts'
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

async function companyOrThrow({ db, viewer, lang }: Call<Staff>, id: string) {
  if (!(await companyById(db, viewer, id, lang))) throw new Refusal(platformErrors.not_found)
}

async function memoryOf({ db, viewer, now }: Call<Staff>, id: string): Promise<Memory> {
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

export async function readMemory(call: Call<Staff>, id: string): Promise<Memory> {
  await companyOrThrow(call, id)
  return memoryOf(call, id)
}

/** One transaction: written, recorded, told to open pages, and read again. */
const writing = (call: Call<Staff>, id: string, write: (call: Call<Staff>) => Promise<AuditAction>): Promise<Memory> =>
  inTransaction(call, async (call) => {
    const { db, platform, viewer } = call
    await companyOrThrow(call, id)
    const action = await write(call)
    await audit(db, { actor: actorOf(viewer), action, subject: { kind: 'organisation', id } })
    await publishToStaff(db, platform.events, 'company.changed', { id })
    return memoryOf(call, id)
  })

/** An active colleague who may open the page of a company. */
async function readerOrThrow({ db }: Call<Staff>, id: string, field: string) {
  const reader = await activeColleague(db, id)
  if (!reader || !mayReadCompanies(reader.roles)) throw new Refusal(rule.choice, { field })
  return reader
}

type ColleagueNotice = { news: CompanyNews; to: Awaited<ReturnType<typeof readerOrThrow>>; text: string }

/** Nobody is told what they wrote themselves. */
async function mailColleague({ db, platform, viewer }: Call<Staff>, id: string, { news, to, text }: ColleagueNotice) {
  if (to.id === viewer.staffId) return
  const by = await colleague(db, viewer.staffId)
  const company = await organisationName(db, id, to.lang)
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'companies', id })
  const mail = companyNewsMail(to.lang, news, { name: to.name, by: by.name, company, text, url })
  await queueMessage(db, platform, { to: to.email, ...mail })
}

export const writeNote = (call: Call<Staff>, id: string, { text, mentions }: Body<'note'>) =>
  writing(call, id, async (call) => {
    const { db, viewer, now } = call
    const readers = []
    for (const one of new Set(mentions)) readers.push(await readerOrThrow(call, one, 'mentions'))
    for (const to of readers) await mailColleague(call, id, { news: 'mention', to, text })
    const note = { id: newId(now), organisationId: id, staffId: viewer.staffId, text }
    await insertNote(db, { ...note, mentions: readers.map((one) => one.id) }, now)
    return 'company.noted'
  })

export const addTask = (call: Call<Staff>, id: string, task: Body<'addTask'>) =>
  writing(call, id, async (call) => {
    const { db, viewer, now } = call
    const to = await readerOrThrow(call, task.owner_id, 'owner_id')
    await insertTask(db, { ...task, id: newId(now), organisationId: id, by: viewer.staffId }, now)
    await mailColleague(call, id, { news: 'task', to, text: task.text })
    return 'company.task_added'
  })

async function lockedTask({ db, viewer }: Call<Staff>, id: string, taskId: string, expectedVersion: number) {
  const task = await lockTask(db, viewer, id, taskId)
  if (!task) throw new Refusal(platformErrors.not_found)
  if (task.version !== expectedVersion) throw new Refusal(companyErrors.task_changed)
  return task
}

export const changeTask = (
  call: Call<Staff>,
  id: string,
  taskId: string,
  { expected_version, ...task }: Body<'changeTask'>,
) =>
  writing(call, id, async (call) => {
    const before = await lockedTask(call, id, taskId, expected_version)
    const to = await readerOrThrow(call, task.owner_id, 'owner_id')
    await saveTask(call.db, taskId, task)
    if (before.owner_id !== to.id) await mailColleague(call, id, { news: 'task', to, text: task.text })
    return 'company.task_changed'
  })

export const finishTask = (
  call: Call<Staff>,
  id: string,
  taskId: string,
  { done, expected_version }: Body<'finishTask'>,
) =>
  writing(call, id, async (call) => {
    const { db, viewer, now } = call
    await lockedTask(call, id, taskId, expected_version)
    await saveDone(db, taskId, done ? viewer.staffId : null, now)
    return done ? 'company.task_done' : 'company.task_reopened'
  })
