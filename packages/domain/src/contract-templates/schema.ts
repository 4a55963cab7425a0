import * as z from 'zod/mini'
import { optionalText, line } from '../kernel/validation/fields.ts'
import {
  HEADING_LENGTH,
  LAWYER_LENGTH,
  LAW_LENGTH,
  LICENCE_LENGTH,
  MAX_COUNTRIES,
  MAX_POINTS,
  POINT_CONDITIONS,
  POINT_LENGTH,
  RELEASE_NOTE_LENGTH,
  TEMPLATE_SECTIONS,
  TITLE_LENGTH,
} from './limits.ts'
import { TEMPLATE_STATES } from './states.ts'

const day = () => z.iso.date('wrong_type')
/** May be empty while it is drafted; what is empty is not released. */
const bilingual = (max: number) => z.object({ ar: line(max, 0), en: line(max, 0) })

const point = () =>
  z.strictObject({
    when: z.nullable(z.literal(POINT_CONDITIONS, 'choice')),
    ar: line(POINT_LENGTH, 0),
    en: line(POINT_LENGTH, 0),
  })
const section = () =>
  z.strictObject({
    key: z.literal(TEMPLATE_SECTIONS),
    heading: bilingual(HEADING_LENGTH),
    points: z.array(point()).check(z.minLength(1, 'required'), z.maxLength(MAX_POINTS)),
  })
const jurisdiction = () =>
  z.strictObject({
    country: z.string().check(z.regex(/^[A-Z]{2}$/, 'choice')),
    law: bilingual(LAW_LENGTH),
    court: bilingual(LAW_LENGTH),
  })

/** What a version says: a title, the sections in their order, and law and court by the country of the company. */
export const templateContent = () =>
  z.strictObject({
    title: bilingual(TITLE_LENGTH),
    sections: z
      .array(section())
      .check(
        z.refine(
          (sections) =>
            sections.length === TEMPLATE_SECTIONS.length &&
            TEMPLATE_SECTIONS.every((key, at) => sections[at]?.key === key),
          'wrong_type',
        ),
      ),
    countries: z.array(jurisdiction()).check(
      z.minLength(1, 'required'),
      z.maxLength(MAX_COUNTRIES),
      z.refine((rows) => new Set(rows.map(({ country }) => country)).size === rows.length, 'choice'),
    ),
  })
export type TemplateContent = z.output<ReturnType<typeof templateContent>>
export type TemplatePoint = z.output<ReturnType<typeof point>>
export type TemplateSectionText = z.output<ReturnType<typeof section>>
export type Jurisdiction = z.output<ReturnType<typeof jurisdiction>>

/** A lawyer's opinion, as the colleague who releases it has it before them. */
export const templateRelease = () =>
  z.strictObject({
    lawyer_name: line(LAWYER_LENGTH),
    lawyer_licence: line(LICENCE_LENGTH),
    opinion_day: day(),
    from_day: day(),
    note: optionalText(RELEASE_NOTE_LENGTH),
    expected_revision: z.number(),
  })
export const templateSave = () => z.strictObject({ content: templateContent(), expected_revision: z.number() })

const facts = {
  version: z.number(),
  state: z.literal(TEMPLATE_STATES),
  is_in_force: z.boolean(),
  /** Since when, or from when, it writes new contracts; null for what was never released. */
  from_day: z.nullable(day()),
  /** Null for the first, which came with the product. */
  drafted_by: z.nullable(z.string()),
  edited_at: z.nullable(z.string()),
  released_by: z.nullable(z.string()),
  released_at: z.nullable(z.string()),
  lawyer_name: z.nullable(z.string()),
  lawyer_licence: z.nullable(z.string()),
  opinion_day: z.nullable(day()),
  note: z.nullable(z.string()),
}
export const templateRow = () => z.object(facts)
export type TemplateRow = z.output<ReturnType<typeof templateRow>>

const text = () => z.object({ ar: z.string(), en: z.string() })
const readableContent = () =>
  z.object({
    title: text(),
    sections: z.array(
      z.object({
        key: z.literal(TEMPLATE_SECTIONS),
        heading: text(),
        points: z.array(z.object({ when: z.nullable(z.literal(POINT_CONDITIONS)), ar: z.string(), en: z.string() })),
      }),
    ),
    countries: z.array(z.object({ country: z.string(), law: text(), court: text() })),
  })

export const contractTemplate = () =>
  z.object({
    ...facts,
    content: readableContent(),
    /** The version in force today, which a draft is compared with. */
    in_force: z.object({ version: z.number(), content: readableContent() }),
    /** Counts its changes. */
    revision: z.number(),
    may_edit: z.boolean(),
    may_release: z.boolean(),
    may_withdraw: z.boolean(),
  })
export type ContractTemplate = z.output<ReturnType<typeof contractTemplate>>
