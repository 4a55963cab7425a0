import * as z from 'zod/mini'
import { visibleReport, videoAnswers } from '../assessments/schema-report.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { navigationErrors } from '../navigation/errors.ts'
import { linkQuery } from './schema.ts'

const idParams = z.object({ id: id() })
const refusals = [
  platformErrors.not_found,
  platformErrors.not_authorized,
  navigationErrors.nomination_expired,
  navigationErrors.link_ended,
] as const

/** For a company the talent is nominated to, and by a shared link of that company or of the talent (D-12). */
export const talentReportsContract = {
  report: endpoint({
    method: 'GET',
    path: '/api/client/users/:id/assessment-report',
    access: 'anyone',
    may: 'assessments.report',
    summary: 'The results of a talent’s assessments; the personality only where the talent shares it',
    params: idParams,
    query: linkQuery(),
    answer: z.object({ data: visibleReport() }),
    refusals,
    limit: { count: 120, seconds: 60 },
  }),
  videos: endpoint({
    method: 'GET',
    path: '/api/client/users/:id/video-interview',
    access: 'anyone',
    may: 'assessments.person',
    summary: 'The recorded and written answers of the video assessments a talent has passed',
    params: idParams,
    query: linkQuery(),
    answer: z.object({ data: z.object({ talent: visibleReport().shape.talent, videos: videoAnswers() }) }),
    refusals,
    limit: { count: 120, seconds: 60 },
  }),
} as const
