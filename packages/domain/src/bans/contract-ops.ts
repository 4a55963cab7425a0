import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { rule } from '../kernel/validation/validation.ts'
import { banErrors } from './errors.ts'
import { BAN_FILE_UPLOAD } from './rules.ts'
import { appealDecisionForm, banCase, decisionForm, noticeForm, reportForm } from './schema.ts'
import { BAN_STATES } from './states.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: banCase() })
const moveRefusals = [
  platformErrors.not_authorized,
  platformErrors.not_found,
  banErrors.ban_moved,
  banErrors.ban_not_impartial,
  banErrors.ban_file_missing,
] as const
const PAGE_SIZE = 30

export const bansOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/bans',
    access: 'staff',
    may: 'talents.ban',
    summary: 'Cases about bans, the newest first; matchers and account managers see those they reported',
    query: z.object({
      state: z.optional(z.literal(BAN_STATES, 'choice')),
      talent_id: z.optional(id()),
      ...pageQuery(PAGE_SIZE),
    }),
    answer: listOf(banCase()),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/bans/:id',
    access: 'staff',
    may: 'talents.ban',
    summary: 'One case with its evidence',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/ops/bans',
    access: 'staff',
    may: 'talents.ban',
    summary: 'A colleague reports a talent; a second report joins the open case',
    body: reportForm(),
    answer: answer(),
    status: 201,
    refusals: [platformErrors.not_authorized, platformErrors.not_found, banErrors.ban_file_missing, rule.choice],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/ops/bans/:id/open',
    access: 'staff',
    may: 'talents.ban',
    summary: 'Opens the case: the talent is told what is claimed and has seven days to answer',
    params: idParams,
    body: noticeForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/ops/bans/:id/decide',
    access: 'staff',
    may: 'talents.ban',
    summary: 'A second colleague bans or dismisses, with a reason the talent reads',
    params: idParams,
    body: decisionForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  decideAppeal: endpoint({
    method: 'POST',
    path: '/api/ops/bans/:id/decide-appeal',
    access: 'staff',
    may: 'talents.ban',
    summary: 'Somebody who has decided nothing about it lifts or upholds the ban',
    params: idParams,
    body: appealDecisionForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/ops/bans/files',
    access: 'staff',
    may: 'talents.ban',
    summary: 'A file of evidence, kept for the report or notice that names it',
    upload: BAN_FILE_UPLOAD,
    status: 201,
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [platformErrors.not_authorized, platformErrors.file_type, platformErrors.file_too_large],
    idempotent: false,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/ops/bans/:id/files/:file',
    access: 'staff',
    may: 'talents.ban',
    summary: 'A file of the case',
    params: z.object({ id: id(), file: id() }),
    answer: 'file',
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const
