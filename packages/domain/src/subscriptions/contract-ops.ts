import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { nextNewsletterAnswer } from './schema.ts'

/** Mailing lists, for those who write what is sent. */
export const subscriptionsOpsContract = {
  newsletter: endpoint({
    method: 'GET',
    path: '/api/ops/newsletter',
    access: 'staff',
    may: 'content.edit',
    summary: 'The newsletter that goes out next as it would be sent now, in both languages, and to how many',
    answer: z.object({ data: nextNewsletterAnswer() }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
