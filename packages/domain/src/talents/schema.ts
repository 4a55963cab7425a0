import * as z from 'zod/mini'
import { SENIORITIES } from './rules.ts'

/** A published talent as a visitor sees one: what they can do and when, nothing that says who they are. */
export const talentCard = () =>
  z.object({
    /** In the language of the page. */
    role: z.string(),
    seniority: z.literal(SENIORITIES),
    years: z.number(),
    /** ISO 3166, two letters. */
    country: z.string(),
    /** In the language of the page, said once by the server: browsers know some countries by other names. */
    country_name: z.string(),
    time_zone: z.string(),
    /** What their working day shares with one in Riyadh today: `overlapHours('Asia/Riyadh', time_zone, now)`. */
    riyadh: z.object({ hours: z.number(), strip: z.array(z.number()) }),
    /** The strongest few, best first. */
    skills: z.array(z.string()),
    full_time: z.boolean(),
    part_time: z.boolean(),
    /** Until they can begin; 0 is at once. */
    weeks: z.number(),
  })
export type TalentCard = z.output<ReturnType<typeof talentCard>>
