import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { banErrors } from './errors.ts'
import { BAN_FILE_UPLOAD } from './rules.ts'
import { answerForm, ownCase, reportForm } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: ownCase() })
const idAnswer = () => z.object({ data: z.object({ id: id() }) })
const moveRefusals = [platformErrors.not_found, banErrors.ban_moved, banErrors.ban_file_missing] as const

export const bansContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/talent/bans',
    access: 'talent',
    summary: 'Cases about the caller they were told of: what is claimed, how it stands, and what they may answer',
    answer: z.object({ data: z.array(ownCase()) }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/talent/bans/:id/answer',
    access: 'talent',
    summary: 'The talent answers what is claimed, once',
    params: idParams,
    body: answerForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/api/talent/bans/:id/appeal',
    access: 'talent',
    summary: 'The talent appeals, once; somebody who has decided nothing about it decides',
    params: idParams,
    body: answerForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/client/bans',
    access: 'client',
    may: 'talents.ban',
    summary: 'A company reports a talent who was nominated to it',
    body: reportForm(),
    answer: idAnswer(),
    status: 201,
    refusals: [platformErrors.not_authorized, platformErrors.not_found, banErrors.ban_file_missing],
    limit: { count: 10, seconds: 3600, by: 'user' },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/bans/files',
    access: 'user',
    summary: 'A file for a report, an answer or an appeal, kept for the one that names it',
    upload: BAN_FILE_UPLOAD,
    status: 201,
    answer: idAnswer(),
    refusals: [platformErrors.file_type, platformErrors.file_too_large],
    limit: { count: 30, seconds: 3600, by: 'user' },
    // A repeated upload is another file, which nobody names and a job deletes.
    idempotent: false,
  }),
} as const
