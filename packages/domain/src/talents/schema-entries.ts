import * as z from 'zod/mini'
import { isRecord, noArabic, noSpecialCharacters, startBeforeEnd } from '../kernel/validation/checks.ts'
import { line, optionalLine, optionalText } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { isProjectName, webAddress } from '../kernel/text/text.ts'
import { RESPONSIBILITY_LENGTH } from './rules.ts'

/** The lists of a profile: what somebody made, where they worked, what they learned, what they were certified for. */

/** An address that may be left empty; `https://` is added when it is missing. */
export const optionalLink = () =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(
          z.maxLength(300),
          noArabic(),
          z.refine((text) => text.trim() === '' || webAddress(text.trim()) !== null, 'url'),
        ),
        z.transform((text: string) => (text.trim() === '' ? null : webAddress(text.trim()))),
      ),
      z.nullable(z.string()),
    ),
  )

/** For an empty name only `required` is reported. */
const projectName = () =>
  z.pipe(line(120), z.string().check(z.refine((text) => text === '' || isProjectName(text), 'project_name')))

/** "2026-03": the day is not asked for. */
export const EARLIEST_MONTH = '1950-01'
export const month = () =>
  z.string('required').check(
    // A CV often names the year only; its month is still to be chosen.
    z.refine((text) => !/^\d{4}$/.test(text), { error: 'required', abort: true }),
    z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'wrong_type'),
    z.refine((text) => text >= EARLIEST_MONTH, 'wrong_type'),
  )

/** A key of the catalogue; the API checks that it exists. */
export const key = () =>
  z
    .string('required')
    .check(z.minLength(1, 'required'), z.maxLength(80, 'choice'), z.regex(/^[a-z0-9_+#.-]*$/, 'choice'))

export const projectForm = () => z.strictObject({ name: projectName(), type: key(), link: optionalLink() })

/** A job one still has has no end; one that is over has one. */
const endsUnless = (flag: string, end: string) =>
  z.refine<Readonly<Record<string, unknown>>>((values) => values[flag] === true || Boolean(values[end]), {
    error: 'required',
    path: [end],
    when: isRecord,
  })

export const experienceForm = () =>
  z
    .strictObject({
      title: line(120),
      company: line(120),
      current: z.boolean(),
      start: month(),
      end: z.optional(z.nullable(month())),
      responsibility: optionalText(RESPONSIBILITY_LENGTH),
      /** The same in the other language, for its readers (D-119). */
      second_title: optionalLine(120),
      second_company: optionalLine(120),
      second_responsibility: optionalText(RESPONSIBILITY_LENGTH),
    })
    .check(endsUnless('current', 'end'), startBeforeEnd('start', 'end', 'current'))

export const educationForm = () =>
  z
    .strictObject({
      school: line(160),
      degree: line(120),
      field: line(120),
      second_school: optionalLine(160),
      second_degree: optionalLine(120),
      second_field: optionalLine(120),
      /** Still studying. */
      undergraduate: z.boolean(),
      start: z.optional(z.nullable(month())),
      end: z.optional(z.nullable(month())),
    })
    .check(startBeforeEnd('start', 'end'))

export const certificationForm = () =>
  z
    .strictObject({
      name: line(160),
      organisation: line(160),
      no_expiry: z.boolean(),
      issued: month(),
      expires: z.optional(z.nullable(month())),
      credential_id: z.optional(
        z.pipe(optionalLine(120), z.optional(z.string().check(noArabic(), noSpecialCharacters()))),
      ),
      credential_url: optionalLink(),
    })
    .check(endsUnless('no_expiry', 'expires'), startBeforeEnd('issued', 'expires', 'no_expiry'))

/** Optimistic locking: `version` rises with every change, and a save of an older one is refused. */
const entryFields = { id: id(), version: z.number() }
const text = () => z.nullable(z.string())

export const project = () => z.object({ ...entryFields, name: z.string(), type: z.string(), link: text() })
export const experience = () =>
  z.object({
    ...entryFields,
    title: z.string(),
    company: z.string(),
    current: z.boolean(),
    start: z.string(),
    end: text(),
    responsibility: text(),
    second_title: z.optional(text()),
    second_company: z.optional(text()),
    second_responsibility: z.optional(text()),
  })
export const education = () =>
  z.object({
    ...entryFields,
    school: z.string(),
    degree: z.string(),
    field: z.string(),
    second_school: z.optional(text()),
    second_degree: z.optional(text()),
    second_field: z.optional(text()),
    undergraduate: z.boolean(),
    start: text(),
    end: text(),
  })
export const certification = () =>
  z.object({
    ...entryFields,
    name: z.string(),
    organisation: z.string(),
    no_expiry: z.boolean(),
    issued: z.string(),
    expires: text(),
    credential_id: text(),
    credential_url: text(),
  })

export type Project = z.output<ReturnType<typeof project>>
export type Experience = z.output<ReturnType<typeof experience>>
export type Education = z.output<ReturnType<typeof education>>
export type Certification = z.output<ReturnType<typeof certification>>
