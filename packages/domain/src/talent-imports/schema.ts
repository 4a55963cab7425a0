import * as z from 'zod/mini'
import { consent } from '../accounts/schema.ts'
import { id } from '../kernel/ids.ts'
import { pageLimit } from '../kernel/list.ts'
import { CHOICES, LIKENESSES, VERDICTS } from './limits.ts'
import { IMPORT_PHASES, ROW_STATES } from './states.ts'

/** One file and how far it has come. */
export const talentImport = () =>
  z.object({
    id: id(),
    file_name: z.string(),
    phase: z.literal(IMPORT_PHASES),
    by: z.string(),
    created_at: z.string(),
    total: z.number(),
    /** Looked at so far: compared with those we have, then taken over. */
    compared: z.number(),
    done: z.number(),
    imported: z.number(),
    noted: z.number(),
    skipped: z.number(),
    verdicts: z.object({ new: z.number(), duplicate: z.number(), faulty: z.number() }),
    /** How many rows would be imported, noted and skipped. */
    choices: z.object({ import: z.number(), note: z.number(), skip: z.number() }),
    /** Columns that are left behind. */
    ignored: z.array(z.string()),
  })
export type TalentImport = z.output<ReturnType<typeof talentImport>>

/** One line of the file in the preview. */
export const importRow = () =>
  z.object({
    line: z.number(),
    verdict: z.nullable(z.literal(VERDICTS)),
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    note: z.nullable(z.string()),
    likeness: z.nullable(z.literal(LIKENESSES)),
    /** Whom we have already. */
    match: z.nullable(z.object({ id: id(), name: z.string(), email: z.string(), awaits_consent: z.boolean() })),
    /** What is wrong, in the caller’s language. */
    faults: z.array(z.object({ field: z.nullable(z.string()), error: z.string() })),
    choice: z.literal(CHOICES),
    choices: z.array(z.literal(CHOICES)),
    state: z.literal(ROW_STATES),
  })
export type ImportRow = z.output<ReturnType<typeof importRow>>

const PAGE_LENGTH = 50
export const rowsQuery = () =>
  z.object({
    verdict: z.optional(z.literal(VERDICTS, 'choice')),
    cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    limit: pageLimit(PAGE_LENGTH),
  })

export const choiceForm = () => z.strictObject({ choice: z.literal(CHOICES, 'choice') })

/** What an imported talent reads before they answer. */
export const welcome = () =>
  z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    skills: z.array(z.string()),
    linkedin: z.nullable(z.string()),
    answer_by: z.string(),
  })
export type Welcome = z.output<ReturnType<typeof welcome>>

export const agreeForm = () => z.strictObject({ consent: consent() })
