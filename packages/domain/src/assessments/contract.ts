import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { assessmentErrors } from './errors.ts'
import { offer } from './schema.ts'

export const assessmentsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/skills-assessments',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Every assessment and how it stands for the caller: what helps most comes first',
    answer: z.object({ data: z.array(offer()) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/assessments/:id/invite',
    access: 'talent',
    may: 'assessments.take',
    summary: 'A link to one attempt, for seven days; the one there is, if there is one',
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    answer: z.object({ data: z.object({ link: z.string(), expires_at: z.nullable(z.string()) }) }),
    refusals: [
      platformErrors.not_found,
      platformErrors.not_authorized,
      assessmentErrors.profile_first,
      assessmentErrors.assessment_passed,
      assessmentErrors.assessment_waiting,
      assessmentErrors.assessment_locked,
    ],
    limit: { count: 60, seconds: 3600, by: 'user' },
  }),
} as const
