import * as z from 'zod/mini'
import { question } from '../kernel/validation/fields.ts'
import { LANGS } from '../kernel/language/locale.ts'

/** One choice, in one language. `aliases` are what else it is searched by, in either. */
const entry = () => z.object({ id: z.string(), name: z.string(), aliases: z.array(z.string()) })

export const catalogueQuery = () =>
  z.object({
    lang: z.optional(z.literal(LANGS, 'choice')),
    /** Finds by name and alias, best first; empty is everything. */
    q: question(),
  })

export const entryList = () => z.object({ data: z.array(entry()) })

export const roleList = () =>
  z.object({
    data: z.array(
      z.extend(entry(), { field: z.string(), field_name: z.string(), family: z.literal(['any', 'management']) }),
    ),
  })

export const skillList = () =>
  z.object({
    data: z.array(
      z.extend(entry(), {
        category: z.string(),
        category_name: z.string(),
        /** URL of its monochrome icon; without one the initials are shown. */
        icon: z.nullable(z.string()),
      }),
    ),
  })

export const timeZoneList = () =>
  z.object({
    data: z.array(
      z.extend(entry(), {
        area: z.string(),
        area_name: z.string(),
        /** UTC offset at present: +03:00. */
        offset: z.string(),
        offset_minutes: z.number(),
      }),
    ),
  })
