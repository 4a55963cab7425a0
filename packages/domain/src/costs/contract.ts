import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { costBasis } from './schema.ts'

export const costsContract = {
  basis: endpoint({
    method: 'GET',
    path: '/api/client/costs',
    access: 'client',
    may: 'contracts.salary',
    summary:
      'What the company works out monthly costs with: its country, the rates in force and the pay bands of today',
    answer: z.object({ data: costBasis() }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
