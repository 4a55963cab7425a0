import * as z from 'zod/mini'
import { QUESTION_LENGTH } from '../kernel/text/text.ts'
import { RESULT_KIND_NAMES } from './limits.ts'

export const searchQuery = () =>
  z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(QUESTION_LENGTH)) })

export const searchResult = () =>
  z.object({
    kind: z.literal(RESULT_KIND_NAMES),
    /** A UUID, or of a text `kind.slug`, as its address has it. */
    id: z.string(),
    name: z.nullable(z.string()),
    about: z.nullable(z.string()),
    /** The kind of a ticket, the day of a meeting. */
    sub: z.nullable(z.string()),
    /** The whole number, address or name was typed. */
    is_exact: z.boolean(),
  })
export type SearchResult = z.output<ReturnType<typeof searchResult>>
