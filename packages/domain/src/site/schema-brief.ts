import * as z from 'zod/mini'

/** A request as far as somebody's own words say it. What they did not say is null or empty: nothing is invented (D-102). */

/** The words it was read from, exactly as they were written. */
const source = z.string()

export const START_KINDS = ['immediately', 'weeks', 'month'] as const
export const BRIEF_SENIORITIES = ['junior', 'mid', 'senior'] as const
export const BRIEF_AVAILABILITIES = ['full_time', 'part_time'] as const

const named = () => z.object({ value: z.string(), label: z.string(), source })
const role = () =>
  z.object({
    value: z.string(),
    label: z.string(),
    count: z.nullable(z.number()),
    /** Said of this role, or of everybody; a browser may hold a draft from before it was told apart. */
    availability: z.optional(z.nullable(z.literal(BRIEF_AVAILABILITIES))),
    seniority: z.optional(z.nullable(z.literal(BRIEF_SENIORITIES))),
    source,
  })

export const briefDraft = () =>
  z.object({
    role: z.nullable(named()),
    /** How many of that role. */
    count: z.nullable(z.object({ value: z.number(), source })),
    /** Further roles the same words ask for. */
    more_roles: z.array(role()),
    skills: z.array(named()),
    seniority: z.nullable(z.object({ value: z.literal(BRIEF_SENIORITIES), source })),
    /** Months. */
    duration: z.nullable(z.object({ value: z.number(), source })),
    availability: z.nullable(z.object({ value: z.literal(BRIEF_AVAILABILITIES), source })),
    /** ISO 639 codes. */
    languages: z.array(named()),
    start: z.nullable(
      z.object({
        kind: z.literal(START_KINDS),
        weeks: z.optional(z.number()),
        /** 1 to 12, with the year where one was written. */
        month: z.optional(z.number()),
        year: z.optional(z.number()),
        source,
      }),
    ),
    /** Words that say something and that no line above holds, as they were written. */
    unread: z.optional(z.array(source)),
  })
export type BriefDraft = z.output<ReturnType<typeof briefDraft>>
