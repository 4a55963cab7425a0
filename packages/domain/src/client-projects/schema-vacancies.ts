import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { line } from '../kernel/validation/fields.ts'
import { MONTHLY_SALARY_USD } from '../talents/rules-terms.ts'
import { SENIORITIES } from '../talents/rules.ts'
import { key } from '../talents/schema-entries.ts'
import { note } from './schema.ts'
import { MAX_OPENINGS, TOPIC_LENGTH } from './limits.ts'

/** What a client asks us for beside a request of the wizard. */

const integerBetween = (min: number, max: number) => z.number().check(wholeNumber(), z.minimum(min), z.maximum(max))

/** A short request: who, how many, from when, for how much a month (D-20). */
export const vacancyForm = () =>
  z.strictObject({
    role: key(),
    seniority: z.literal(SENIORITIES, 'choice'),
    count: integerBetween(1, MAX_OPENINGS),
    /** First day of work. The API checks that it is in the future, because a schema has no clock. */
    start: z.iso.date({ error: ({ input }) => (input ? 'wrong_type' : 'required') }),
    budget: z.optional(z.nullable(integerBetween(MONTHLY_SALARY_USD.min, MONTHLY_SALARY_USD.max))),
    note: note(),
  })
export type Vacancy = z.output<ReturnType<typeof vacancyForm>>

export const packageForm = () => z.strictObject({ note: note() })

export const consultantForm = () => z.strictObject({ topic: line(TOPIC_LENGTH), note: note() })

export const hostingPackage = () =>
  z.object({
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    contents: z.array(z.string()),
    /** Whole dollars a month; null is "by agreement". */
    price_usd: z.nullable(z.number()),
  })
export type HostingPackage = z.output<ReturnType<typeof hostingPackage>>

/** What was opened with operations, and by when it is answered. */
export const opened = () => z.object({ reference: z.string(), due_at: z.string() })
