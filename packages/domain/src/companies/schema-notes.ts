import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { isDay } from '../kernel/time/working-days.ts'
import { line } from '../kernel/validation/fields.ts'
import { TASK_LENGTH } from './limits.ts'

const day = () => z.string('required').check(z.refine(isDay, 'wrong_type'))
const task = { text: line(TASK_LENGTH), owner_id: id(), due_day: day() }
/** Optimistic locking. */
const expectedVersion = { expected_version: z.number().check(z.int('integer'), z.minimum(0)) }

export const newTask = () => z.strictObject(task)
export const taskForm = () => z.strictObject({ ...task, ...expectedVersion })
export const taskDone = () => z.strictObject({ done: z.boolean(), ...expectedVersion })

const colleague = () => z.object({ id: id(), name: z.string() })

export const companyNote = () =>
  z.object({ id: id(), by: z.string(), text: z.string(), mentions: z.array(colleague()), at: z.string() })
export type CompanyNote = z.output<ReturnType<typeof companyNote>>

export const companyTask = () =>
  z.object({
    id: id(),
    text: z.string(),
    /** Of Riyadh. */
    due_day: z.string(),
    is_late: z.boolean(),
    /** Null: nobody has it since a colleague left. */
    owner: z.nullable(colleague()),
    by: z.string(),
    done: z.nullable(z.object({ by: z.string(), at: z.string() })),
    version: z.number(),
  })
export type CompanyTask = z.output<ReturnType<typeof companyTask>>

/** What colleagues have written down: open tasks by their day, then what is done; notes, the newest first. */
export const companyMemory = () => z.object({ notes: z.array(companyNote()), tasks: z.array(companyTask()) })
export type CompanyMemory = z.output<ReturnType<typeof companyMemory>>
