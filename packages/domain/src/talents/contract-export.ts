import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { EXPORT_FORMATS } from './export/rules-export.ts'

export const exportContract = {
  exportProfile: endpoint({
    method: 'GET',
    path: '/api/users/profile/export',
    hiddenFromImpersonation: true,
    access: 'talent',
    may: 'talents.view',
    summary: 'One’s own profile as a file to take along: a CV on paper, or JSON Resume 1.0.0',
    query: z.object({
      format: z.literal(EXPORT_FORMATS, 'choice'),
      /** That of the caller when it is not said. */
      lang: z.optional(z.literal(LANGS, 'choice')),
    }),
    answer: 'file',
    refusals: [platformErrors.unavailable],
    limit: { count: 60, seconds: 3600, by: 'user' },
  }),
} as const
