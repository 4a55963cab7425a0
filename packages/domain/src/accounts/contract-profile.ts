import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { accountErrors } from './errors.ts'
import { clientProfile } from './schema-profile.ts'
import { user } from './schema.ts'

export const profileContract = {
  saveClient: endpoint({
    method: 'PUT',
    path: '/api/client/profile',
    access: 'client',
    may: 'data.own',
    summary: 'Changes what a client says about themselves and their company',
    body: clientProfile(),
    answer: z.object({ data: user() }),
    refusals: [accountErrors.account_changed],
  }),
} as const
