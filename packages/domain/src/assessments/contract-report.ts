import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { assessmentErrors } from './errors.ts'
import { noteForm, shareForm, sharePersonalityForm, talentReport } from './schema-report.ts'

const report = () => z.object({ data: talentReport() })
const idParams = z.object({ id: id() })

/** One's own report (D-18). */
export const reportContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/talent/report',
    access: 'talent',
    may: 'assessments.report',
    summary: 'All results of the caller: tests, code, videos, personality, what was noticed, and objections',
    answer: report(),
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/talent/report/pdf',
    access: 'talent',
    may: 'assessments.report',
    summary: 'The same on paper, without explanations',
    query: z.object({ lang: z.optional(z.literal(LANGS, 'choice')) }),
    answer: 'file',
    refusals: [platformErrors.not_found, platformErrors.unavailable],
    limit: { count: 30, seconds: 3600, by: 'user' },
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/talent/report/share',
    access: 'talent',
    may: 'assessments.report',
    summary: 'A link with which anybody sees for thirty days what the caller chose: passed assessments, traits, videos',
    body: shareForm(),
    answer: report(),
    refusals: [platformErrors.not_found, assessmentErrors.nothing_chosen, assessmentErrors.too_many_links],
    limit: { count: 60, seconds: 3600, by: 'user' },
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/talent/report/share/:id',
    access: 'talent',
    may: 'assessments.report',
    summary: 'This link leads nowhere any more',
    params: idParams,
    answer: report(),
    refusals: [platformErrors.not_found],
  }),
  sharePersonality: endpoint({
    method: 'PUT',
    path: '/api/talent/report/personality',
    access: 'talent',
    may: 'assessments.person',
    summary: 'Whether companies the caller is nominated to see the five traits; off until said',
    body: sharePersonalityForm(),
    answer: report(),
    refusals: [platformErrors.not_found],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/talent/attempts/:id/comment',
    access: 'talent',
    may: 'assessments.report',
    summary: 'A word about what was noticed, shown beside it to everybody who sees it',
    params: idParams,
    body: noteForm(),
    answer: report(),
    refusals: [platformErrors.not_found],
  }),
  object: endpoint({
    method: 'POST',
    path: '/api/talent/attempts/:id/objection',
    access: 'talent',
    may: 'assessments.report',
    summary: 'Objects to a result: a named person answers within three working days',
    params: idParams,
    body: noteForm(),
    answer: report(),
    refusals: [platformErrors.not_found, assessmentErrors.nothing_to_object],
  }),
} as const
