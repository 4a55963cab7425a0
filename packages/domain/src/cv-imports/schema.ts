import * as z from 'zod/mini'
import { LANGS } from '../kernel/language/locale.ts'
import { LANGUAGE_LEVELS } from '../catalogue/limits.ts'
import { CV_UPLOAD } from './rules.ts'

export type CvType = (typeof CV_UPLOAD.types)[number]

/** Provenance: a value, its source lines in the CV, and the confidence from 0 to 1. */
const readValue = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    source: z.object({
      /** Counted from 1. */
      lines: z.array(z.number()),
      text: z.string(),
      /** In a structured file: the table, or the path of the record. */
      at: z.optional(z.string()),
    }),
    confidence: z.number(),
  })
export type ReadValue<Value> = {
  value: Value
  source: { lines: number[]; text: string; at?: string | undefined }
  confidence: number
}

const text = () => z.optional(readValue(z.string()))
/** "2019-03", or "2019" where the CV names no month. */
const month = text

/** Fields that were not found are absent: nothing is made up. */
export const cvProposal = () =>
  z.object({
    name: text(),
    email: text(),
    /** E.164. */
    phone: text(),
    /** ISO 3166. */
    country: text(),
    city: text(),
    nationality: text(),
    linkedin: text(),
    links: z.array(readValue(z.string())),
    title: text(),
    /** A catalogue id. */
    role: text(),
    summary: z.optional(readValue(z.object({ lang: z.literal(LANGS), text: z.string() }))),
    experience: z.optional(readValue(z.object({ years: z.number(), months: z.number() }))),
    experiences: z.array(
      z.object({
        title: text(),
        company: text(),
        start: month(),
        end: month(),
        current: z.optional(readValue(z.boolean())),
        responsibility: text(),
      }),
    ),
    educations: z.array(z.object({ school: text(), degree: text(), field: text(), start: month(), end: month() })),
    certifications: z.array(
      z.object({
        name: text(),
        organisation: text(),
        issued: month(),
        expires: month(),
        credential_id: text(),
        credential_url: text(),
      }),
    ),
    /** `type` is a catalogue id. */
    projects: z.optional(z.array(z.object({ name: text(), type: text(), link: text() }))),
    /** From structured files only; catalogue ids. */
    industries: z.optional(z.array(readValue(z.string()))),
    languages: z.array(readValue(z.object({ id: z.string(), level: z.optional(z.literal(LANGUAGE_LEVELS)) }))),
    /** Catalogue ids in the order of the CV. */
    skills: z.array(readValue(z.string())),
  })
export type CvProposal = z.output<ReturnType<typeof cvProposal>>

export const cvImport = () =>
  z.object({
    id: z.string(),
    created_at: z.string(),
    proposal: cvProposal(),
  })
