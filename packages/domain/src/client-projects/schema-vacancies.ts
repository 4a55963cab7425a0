import * as z from 'zod/mini'
import { line } from '../kernel/validation/fields.ts'
import { key } from '../talents/schema-entries.ts'
import { note } from './schema.ts'
import { TOPIC_LENGTH } from './limits.ts'
import { budget, furtherRoles, headCount, seniority, startDay } from './schema-roles.ts'

/** What a client asks us for beside a request of the wizard. */

/** A short request: who, how many, from when, for how much a month (D-20). */
export const vacancyForm = () =>
  z.strictObject({
    role: key(),
    seniority: seniority(),
    count: headCount(),
    start: startDay(),
    budget: z.optional(z.nullable(budget())),
    more_roles: z.optional(furtherRoles()),
    note: note(),
  })
/** As it is kept for an earlier release, which reads the first role there. */
export type Vacancy = Omit<z.output<ReturnType<typeof vacancyForm>>, 'role' | 'more_roles'>

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
