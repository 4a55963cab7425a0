import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { cvErrors } from './errors.ts'
import { CV_UPLOAD } from './rules.ts'
import { cvImport } from './schema.ts'

/** How many more can be read now. */
const remaining = z.number()

export const cvImportsContract = {
  importCv: endpoint({
    method: 'POST',
    path: '/api/users/importCv',
    access: 'talent',
    may: 'profiles.edit',
    summary:
      'Reads a CV and proposes what to save; the file is not kept, and nothing of it reaches the profile by itself',
    upload: CV_UPLOAD,
    answer: z.object({ data: z.object({ ...cvImport().shape, remaining }) }),
    limit: { count: 20, seconds: 60, by: 'user' },
    refusals: Object.values(cvErrors),
    // The count is spent under a lock, and a repeated upload is meant to be read again.
    idempotent: false,
  }),
  lastCvImport: endpoint({
    method: 'GET',
    path: '/api/users/importCv',
    access: 'talent',
    may: 'talents.view',
    summary: 'What was read last, and how many more can be read',
    answer: z.object({ data: z.object({ last: z.nullable(cvImport()), remaining }) }),
  }),
}
