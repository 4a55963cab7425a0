import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { pageQuery } from '../kernel/list.ts'
import { question } from '../kernel/validation/fields.ts'
import { STAGES } from './rules.ts'
import { clientProject } from './schema.ts'

const PAGE_LENGTH = 30
const text = () => z.nullable(z.string())

export const boardQuery = () =>
  z.object({
    stage: z.optional(z.literal(STAGES, 'choice')),
    /** A company, a person, a product. */
    q: question(),
    mine: z.optional(z.literal(['1'], 'choice')),
    /** Far enough to be taken, and taken by nobody: what the badge counts. */
    unowned: z.optional(z.literal(['1'], 'choice')),
    ...pageQuery(PAGE_LENGTH),
  })

/** A request as colleagues see it: whose it is, how far it has come, and what waits. */
export const boardRequest = () =>
  z.object({
    id: id(),
    name: z.string(),
    stage: z.literal(STAGES),
    step: z.number(),
    client: z.object({
      id: id(),
      name: z.string(),
      company: text(),
      organisation_id: z.nullable(id()),
      email: z.string(),
      phone: text(),
      website: text(),
      timezone: text(),
      /** The language they read: reasons for a nomination are written in it first. */
      lang: z.literal(LANGS),
    }),
    role_name: text(),
    /** Of all roles together. */
    roles: z.number(),
    people: z.number(),
    technologies: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The colleague who looks after it. */
    manager: z.nullable(z.object({ id: id(), name: z.string() })),
    nominations: z.number(),
    shortlisted: z.number(),
    meeting_start_time: text(),
    created_at: z.string(),
    updated_at: z.string(),
  })
export type BoardRequest = z.output<ReturnType<typeof boardRequest>>

const {
  product_name,
  industry,
  role,
  availability,
  duration,
  work_mode,
  primary_language,
  secondary_language,
  scope,
  services,
  vacancy,
  head_count,
  seniority,
  starts_on,
  budget,
  more_roles,
} = clientProject().shape
export const fullRequest = () =>
  z.extend(boardRequest(), {
    product_name,
    industry,
    role,
    availability,
    duration,
    work_mode,
    primary_language,
    secondary_language,
    /** In the language of the reader. */
    industry_name: text(),
    language_names: z.array(z.string()),
    scope,
    services,
    vacancy,
    head_count,
    seniority,
    starts_on,
    budget,
    more_roles,
  })
export type FullRequest = z.output<ReturnType<typeof fullRequest>>

/** Optimistic locking: the owner that the caller saw (D-121). */
export const takeRequestForm = () => z.strictObject({ expected_owner: z._default(z.nullable(id()), null) })
export const handOverForm = () => z.strictObject({ to: id() })
