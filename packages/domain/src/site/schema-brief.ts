import * as z from 'zod/mini'

/** A request as parsed from free text. Fields that it does not mention are null or empty: nothing is invented (D-102). */

/** Provenance: the words it was read from. */
const source = z.string()

export const START_KINDS = ['immediately', 'weeks', 'month'] as const
export const BRIEF_SENIORITIES = ['junior', 'mid', 'senior'] as const
export const BRIEF_AVAILABILITIES = ['full_time', 'part_time'] as const

const labelledValue = () => z.object({ value: z.string(), label: z.string(), source })
const role = () =>
  z.object({
    value: z.string(),
    label: z.string(),
    count: z.nullable(z.number()),
    /** Per role, or for all. Optional: a stored draft may be older than the field. */
    availability: z.optional(z.nullable(z.literal(BRIEF_AVAILABILITIES))),
    seniority: z.optional(z.nullable(z.literal(BRIEF_SENIORITIES))),
    source,
  })

export const briefDraft = () =>
  z.object({
    role: z.nullable(labelledValue()),
    /** How many of that role. */
    count: z.nullable(z.object({ value: z.number(), source })),
    /** Further roles the same words ask for. */
    more_roles: z.array(role()),
    skills: z.array(labelledValue()),
    seniority: z.nullable(z.object({ value: z.literal(BRIEF_SENIORITIES), source })),
    /** Months. */
    duration: z.nullable(z.object({ value: z.number(), source })),
    availability: z.nullable(z.object({ value: z.literal(BRIEF_AVAILABILITIES), source })),
    /** ISO 639 codes. */
    languages: z.array(labelledValue()),
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
    /** Phrases that no field was read from. */
    unread: z.optional(z.array(source)),
  })
export type BriefDraft = z.output<ReturnType<typeof briefDraft>>
