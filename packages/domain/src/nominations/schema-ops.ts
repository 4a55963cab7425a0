import * as z from 'zod/mini'
import { question } from '../kernel/fields.ts'
import { matchedTalent } from '../matching/schema.ts'

export const candidatesQuery = () =>
  z.object({
    q: question(),
    /** Of the request's own role only, unless all are asked for. */
    all: z.optional(z.literal(['1'], 'choice')),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  })
export const candidate = () => z.extend(matchedTalent(), { nominated: z.boolean() })
export type StaffCandidate = z.output<ReturnType<typeof candidate>>
