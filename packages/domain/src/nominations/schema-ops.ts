import * as z from 'zod/mini'
import { question } from '../kernel/fields.ts'
import { matchedTalent } from '../matching/schema.ts'
import { passTag } from './schema.ts'

export const candidatesQuery = () =>
  z.object({
    q: question(),
    /** Of the request's own role only, unless all are asked for. */
    all: z.optional(z.literal(['1'], 'choice')),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  })
/** `refused`: the client did not want them for this request. `terms`: for those who may see salaries. */
export const candidate = () =>
  z.extend(matchedTalent(), {
    nominated: z.boolean(),
    refused: z.nullable(z.object({ at: z.string(), tag: z.nullable(passTag()), reason: z.nullable(z.string()) })),
    terms: z.nullable(z.object({ full_time: z.nullable(z.number()), part_time: z.nullable(z.number()) })),
  })
export type StaffCandidate = z.output<ReturnType<typeof candidate>>
