import * as z from 'zod/mini'
import { line, optionalText, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { LAST_WIZARD_STEP } from '../kernel/steps.ts'
import { SERVICE_SLUGS } from '../site/rules.ts'
import { key } from '../talents/schema-entries.ts'
import { otherLanguage, staffing, staffingAnswer } from './schema-roles.ts'
import {
  DURATIONS,
  AVAILABILITIES,
  WORK_MODES,
  SCOPE_KINDS,
  PRODUCT_NAME_LENGTH,
  SCOPE_LENGTH,
  MAX_TECHNOLOGIES,
  NOTE_LENGTH,
} from './limits.ts'

/** A request. It is filled in page by page, so every part is optional. */

export const INDUSTRY_LENGTH = 80

/** In the client's own words, written or spoken. */
export const scope = () =>
  z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('text'), text: prose(SCOPE_LENGTH) }),
      z.strictObject({ kind: z.literal('voice'), audio_id: id() }),
    ],
    'choice',
  )

/** Of two pages of the wizard: what is made, and who is needed for it. */
export const aboutPage = () =>
  z.strictObject({
    product_name: line(PRODUCT_NAME_LENGTH),
    /** A key of the catalogue, or own words where none of them fits. */
    industry: line(INDUSTRY_LENGTH),
    scope: scope(),
  })
export const detailsPage = () =>
  z
    .strictObject({
      role: key(),
      availability: z.literal(AVAILABILITIES, 'choice'),
      duration: z.literal(DURATIONS, 'choice'),
      /** Remote where nothing else is said. */
      work_mode: z.optional(z.literal(WORK_MODES, 'choice')),
      primary_language: key(),
      secondary_language: z.optional(z.nullable(key())),
      ...staffing().shape,
    })
    .check(otherLanguage())

export const selectedServices = () => z.array(z.literal(SERVICE_SLUGS, 'choice')).check(z.minLength(1, 'required'))
export const selectedTechnologies = () =>
  z.array(key()).check(z.minLength(1, 'required'), z.maxLength(MAX_TECHNOLOGIES))

/** The next step by the browser's step map (A/B test); only the server grants the meeting. */
const nextStep = z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(LAST_WIZARD_STEP)))
const project_id = z.optional(id())

/** Any part of both pages, at least one. Without a project a new one begins (D-43). */
export const aboutForm = () =>
  z
    .strictObject({
      project_id,
      step: nextStep,
      ...z.partial(z.strictObject({ ...aboutPage().shape, ...detailsPage().shape })).shape,
    })
    .check(
      z.refine(({ project_id: _, step: __, ...parts }) => Object.keys(parts).length > 0, {
        error: 'required',
        path: ['product_name'],
      }),
      otherLanguage(),
    )

export const servicesForm = () =>
  z.strictObject({ project_id, step: nextStep, services: selectedServices(), technologies: selectedTechnologies() })

/** The whole of it, as it is edited later. */
export const requestForm = () =>
  z
    .strictObject({
      ...aboutPage().shape,
      ...detailsPage().shape,
      services: selectedServices(),
      technologies: selectedTechnologies(),
      /** Optimistic locking: a save of an older version is refused. */
      version: z.number(),
    })
    .check(otherLanguage())
export type RequestForm = z.output<ReturnType<typeof requestForm>>

const text = () => z.nullable(z.string())

/** As the client is shown it. */
export const clientProject = () =>
  z.object({
    id: id(),
    /** What it is called in lists: the product, or the role, or nothing yet. */
    name: z.string(),
    product_name: text(),
    industry: text(),
    role: text(),
    availability: z.nullable(z.literal(AVAILABILITIES)),
    duration: z.nullable(z.number()),
    work_mode: z.literal(WORK_MODES),
    primary_language: text(),
    secondary_language: text(),
    ...staffingAnswer().shape,
    scope: z.nullable(
      z.object({
        kind: z.literal(SCOPE_KINDS),
        text: text(),
        audio: z.nullable(z.object({ id: id(), media_type: z.string(), size: z.number() })),
      }),
    ),
    services: z.array(z.string()),
    technologies: z.array(z.string()),
    step: z.number(),
    version: z.number(),
    meeting_link: text(),
    meeting_start_time: text(),
    /** Once there is a contract the request cannot be changed (D-45). */
    contracted: z.boolean(),
    /** The colleague who takes care of it. */
    manager: text(),
    /** What a vacancy adds to the request it became. */
    vacancy: z.nullable(
      z.object({
        seniority: z.string(),
        count: z.number(),
        start: z.string(),
        budget: z.nullable(z.number()),
        note: z.string(),
      }),
    ),
    created_at: z.string(),
    updated_at: z.string(),
  })
export type ClientProject = z.output<ReturnType<typeof clientProject>>

/** D-98. */
export const minimalProject = () =>
  z.object({
    id: id(),
    name: z.string(),
    step: z.number(),
    meeting_link: text(),
    meeting_start_time: text(),
  })
export type MinimalProject = z.output<ReturnType<typeof minimalProject>>

/** What a request said before it was edited. */
export const projectVersion = () =>
  z.object({
    version: z.number(),
    saved_at: z.string(),
    /** Which parts the next save changed. */
    changed: z.array(z.string()),
    /** The colleague of ours who made that save on behalf of the company; null where it was the company. */
    acted_by: z.nullable(z.string()),
  })

export const note = () => optionalText(NOTE_LENGTH)
