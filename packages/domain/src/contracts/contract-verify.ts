import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { verifyForm, verifiedContract } from './schema-verify.ts'

/** For whoever was handed a contract on paper or as a file, with or without an account. */
export const contractsPublicContract = {
  verify: endpoint({
    method: 'POST',
    path: '/api/contracts/verify',
    access: 'anyone',
    summary:
      'Whether a copy of a contract is ours, who signed it and when; names only with the code of its certificate',
    body: verifyForm(),
    answer: z.object({ data: z.nullable(verifiedContract()) }),
    limit: { count: 60, seconds: 3600 },
    idempotent: false,
  }),
} as const
