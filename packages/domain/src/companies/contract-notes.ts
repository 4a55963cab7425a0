import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { rule } from '../kernel/validation/validation.ts'
import { noteForm } from '../staff/schema.ts'
import { companyErrors } from './errors.ts'
import { companyMemory, newTask, taskDone, taskForm } from './schema-notes.ts'

const idParams = z.object({ id: id() })
const taskParams = z.object({ id: id(), task: id() })
const memoryAnswer = () => z.object({ data: companyMemory() })
const { not_authorized, not_found } = platformErrors

/** Notes and tasks about a company, among colleagues who may open its page. */
export const companyNotesContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/ops/companies/:id/notes',
    access: 'staff',
    may: 'companies.read',
    summary: 'What colleagues have written down about a company, and what is to be done',
    params: idParams,
    answer: memoryAnswer(),
    refusals: [not_authorized, not_found],
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/ops/companies/:id/notes',
    access: 'staff',
    may: 'companies.read',
    summary: 'A note for colleagues; those who are mentioned get a mail',
    params: idParams,
    body: noteForm(),
    status: 201,
    answer: memoryAnswer(),
    refusals: [not_authorized, not_found, rule.choice],
  }),
  addTask: endpoint({
    method: 'POST',
    path: '/api/ops/companies/:id/tasks',
    access: 'staff',
    may: 'companies.read',
    summary: 'Something to do for a company until a day; it appears on the home of its owner',
    params: idParams,
    body: newTask(),
    status: 201,
    answer: memoryAnswer(),
    refusals: [not_authorized, not_found, rule.choice],
  }),
  changeTask: endpoint({
    method: 'PUT',
    path: '/api/ops/companies/:id/tasks/:task',
    access: 'staff',
    may: 'companies.read',
    summary: 'Other words, another day or another owner',
    params: taskParams,
    body: taskForm(),
    answer: memoryAnswer(),
    refusals: [not_authorized, not_found, rule.choice, companyErrors.task_changed],
  }),
  finishTask: endpoint({
    method: 'PUT',
    path: '/api/ops/companies/:id/tasks/:task/done',
    access: 'staff',
    may: 'companies.read',
    summary: 'A task is done, or open again',
    params: taskParams,
    body: taskDone(),
    answer: memoryAnswer(),
    refusals: [not_authorized, not_found, companyErrors.task_changed],
  }),
} as const
