import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { privacy } from './schema.ts'

const answer = () => z.object({ data: privacy() })

export const privacyRequestsContract = {
  privacy: endpoint({
    method: 'GET',
    path: '/api/users/privacy',
    access: 'user',
    may: 'data.own',
    summary: 'Whether the account is going to be closed, and when',
    answer: answer(),
  }),
  requestClosing: endpoint({
    method: 'POST',
    path: '/api/users/privacy/closing',
    access: 'user',
    may: 'data.own',
    summary: 'Starts the days after which the account is closed and everything personal is deleted',
    answer: answer(),
    limit: { count: 10, seconds: 3600, by: 'user' },
  }),
  cancelClosing: endpoint({
    method: 'DELETE',
    path: '/api/users/privacy/closing',
    access: 'user',
    may: 'data.own',
    summary: 'Keeps the account',
    answer: answer(),
    limit: { count: 10, seconds: 3600, by: 'user' },
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/api/users/privacy/export',
    hiddenFromImpersonation: true,
    access: 'user',
    may: 'data.own',
    summary: 'Everything we hold about the person, as a JSON file or to read on paper',
    query: z.object({
      format: z._default(z.literal(['json', 'pdf'], 'choice'), 'json'),
      /** Of what is read on paper: that of the caller when it is not said. */
      lang: z.optional(z.literal(LANGS, 'choice')),
    }),
    answer: 'file',
    refusals: [platformErrors.unavailable],
    limit: { count: 10, seconds: 3600, by: 'user' },
  }),
} as const
