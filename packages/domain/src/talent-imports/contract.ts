import * as z from 'zod/mini'
import { user } from '../accounts/schema.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { importErrors } from './errors.ts'
import { IMPORT_UPLOAD } from './limits.ts'
import { agreeForm, choiceForm, importRow, rowsQuery, talentImport, welcome } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: talentImport() })
const importRefusals = [platformErrors.not_authorized, platformErrors.not_found, importErrors.import_over] as const

/** Taking people over from Workable. */
export const importsContract = {
  upload: endpoint({
    method: 'POST',
    path: '/api/ops/talent-imports',
    access: 'staff',
    may: 'talents.import',
    summary:
      'Reads an export of Workable (CSV or JSON) and compares it with the people we have; nobody is imported yet',
    upload: IMPORT_UPLOAD,
    answer: answer(),
    status: 202,
    limit: { count: 20, seconds: 600, by: 'user' },
    refusals: [
      platformErrors.not_authorized,
      importErrors.import_rows,
      importErrors.import_columns,
      importErrors.import_json,
      importErrors.import_empty,
    ],
    // The same file again finds everybody there already.
    idempotent: false,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ops/talent-imports',
    access: 'staff',
    may: 'talents.import',
    summary: 'The last imports, newest first',
    answer: z.object({ data: z.array(talentImport()) }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/talent-imports/:id',
    access: 'staff',
    may: 'talents.import',
    summary: 'How far an import has come, and what it would do',
    params: idParams,
    answer: answer(),
    refusals: importRefusals,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/ops/talent-imports/:id/rows',
    access: 'staff',
    may: 'talents.import',
    summary: 'Preview line by line: who is new, who is there already and why, what cannot be used and why',
    params: idParams,
    query: rowsQuery(),
    answer: listOf(importRow()),
    refusals: importRefusals,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/ops/talent-imports/:id/rows/:line/choose',
    access: 'staff',
    may: 'talents.import',
    summary: 'What becomes of one line: imported, noted with the person we have, or skipped',
    params: z.object({ id: id(), line: z.coerce.number().check(z.int(), z.minimum(1)) }),
    body: choiceForm(),
    answer: z.object({ data: importRow() }),
    refusals: [...importRefusals, importErrors.choice_closed],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/ops/talent-imports/:id/begin',
    access: 'staff',
    may: 'talents.import',
    summary:
      'Imports in the background, or goes on where it was stopped; everybody imported is asked for consent by mail',
    params: idParams,
    answer: answer(),
    refusals: importRefusals,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/ops/talent-imports/:id/stop',
    access: 'staff',
    may: 'talents.import',
    summary: 'Stops in the middle; who was imported stays imported',
    params: idParams,
    answer: answer(),
    refusals: importRefusals,
  }),
} as const

const link = () => z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) })
const linkLimit = { count: 30, seconds: 60 } as const

/** Calls of imported talents, by the link in the mail. */
export const welcomeContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/talent-welcomes/:token',
    access: 'anyone',
    summary: 'What was taken over from Workable, and until when it can be answered',
    params: link(),
    answer: z.object({ data: welcome() }),
    refusals: [platformErrors.not_found, importErrors.welcome_over],
    limit: linkLimit,
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/talent-welcomes/:token/agree',
    access: 'anyone',
    summary: 'Agrees, and is signed in: the link has proved the address',
    params: link(),
    body: agreeForm(),
    answer: z.object({ data: z.object({ access_token: z.string(), user: user() }) }),
    refusals: [platformErrors.not_found, importErrors.welcome_over],
    limit: linkLimit,
    idempotent: false,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/talent-welcomes/:token/decline',
    access: 'anyone',
    summary: 'Would rather not: everything that was taken over is deleted, and no later import brings it back',
    params: link(),
    answer: z.object({ data: z.object({ deleted: z.literal(true) }) }),
    refusals: [platformErrors.not_found, importErrors.welcome_over],
    limit: linkLimit,
  }),
} as const
