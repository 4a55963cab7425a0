import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { profileView } from './schema.ts'

export const profileViewsContract = {
  profileViews: endpoint({
    method: 'GET',
    path: '/api/users/profile-views',
    access: 'talent',
    summary: 'Who has seen the profile, the salary, the video or the report of the talent, and why; the newest first',
    /** `before`: keyset cursor, the id of the last one shown. */
    query: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'wrong_type'))) }),
    answer: z.object({ data: z.array(profileView()), meta: z.object({ more: z.boolean() }) }),
  }),
} as const
