import * as z from 'zod/mini'
import { type Schema, endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { catalogueQuery, entryList, roleList, skillList, timeZoneList } from './schema.ts'

/** Generous, because it is called while typing. */
const limit = { count: 300, seconds: 60 } as const

const list = <const P extends string, A extends Schema>(path: P, summary: string, answer: A) =>
  endpoint({
    method: 'GET',
    path: `/api/staticContent/${path}`,
    access: 'anyone',
    summary,
    query: catalogueQuery(),
    answer,
    revalidated: true,
    limit,
  })

/** Lists of choices, in the language asked for or the caller's own; a query searches them. */
export const catalogueContract = {
  projectTypes: list('projectTypes', 'What a project makes; the usual ones first', entryList()),
  countries: list('countries', 'Countries by ISO 3166, by name', entryList()),
  nationalities: list('nationalities', 'Nationalities by the code of their country, by name', entryList()),
  languages: list('languages', 'Spoken languages by ISO 639: Arabic, English, then by name', entryList()),
  timeZones: list('timezones', 'IANA time zones by part of the world, with their present offset', timeZoneList()),
  industries: list('industries', 'Industries, by name', entryList()),
  roles: list('roles', 'Roles by field, the usual ones first', roleList()),
  skills: list('skills', 'Skills, by name', skillList()),
  roleSkills: endpoint({
    method: 'GET',
    path: '/api/staticContent/roles/:id/skills',
    access: 'anyone',
    summary: 'What a role is asked for, most of all first',
    params: z.object({ id: z.string() }),
    query: catalogueQuery(),
    answer: skillList(),
    revalidated: true,
    limit,
  }),
} as const

export const iconsContract = {
  skill: endpoint({
    method: 'GET',
    path: '/api/icons/skills/:file',
    access: 'anyone',
    summary: 'The picture of a skill: a small SVG of one colour',
    params: z.object({ file: z.string().check(z.regex(/^[a-z0-9]+\.svg$/)) }),
    answer: 'file',
    revalidated: true,
    refusals: [platformErrors.not_found],
    limit: { count: 600, seconds: 60 },
  }),
} as const
