import * as z from 'zod/mini'
import { question } from '../kernel/validation/fields.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { MAIL_SLOTS, MAIL_VARIANTS } from './rules-mails.ts'
import { SITE_KINDS, slug } from './schema.ts'

/** Public texts as colleagues edit them. */

export const CONTENT_STATES = ['published', 'draft', 'planned'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

/** What a save makes of the text. */
export const SAVED_AS = ['draft', 'published', 'planned'] as const
/** What a version came from. */
export const CONTENT_ACTS = [...SAVED_AS, 'withdrawn'] as const
export type ContentAct = (typeof CONTENT_ACTS)[number]

/** What one language lacks: words, or the newest change of the other language. */
export const LACKS = ['missing', 'older'] as const

const kind = () => z.literal(SITE_KINDS, 'choice')
const lang = () => z.literal(LANGS, 'choice')
const texts = () => z.record(z.string(), z.unknown())
const version = () => z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))
const position = () => z.number().check(z.int(), z.minimum(0), z.maximum(10_000))

export const itemName = () => z.object({ kind: kind(), slug: slug() })
/** What is being typed; nothing of it is saved. */
const typedTexts = () => z.strictObject({ ar: texts(), en: texts(), facts: texts(), position: position() })
export const previewForm = () =>
  z.strictObject({
    lang: lang(),
    /** Of a mail; the first one where none is named. */
    variant: z.optional(z.literal(MAIL_VARIANTS, 'choice')),
    /** Without them what is saved is shown. */
    texts: z.optional(typedTexts()),
  })
export type PreviewForm = z.output<ReturnType<typeof previewForm>>
/** A page or a mail has `html`; of a text message there is nothing but its text. */
export const itemPreview = () =>
  z.object({ html: z.nullable(z.string()), subject: z.nullable(z.string()), phone: z.nullable(z.string()) })

/** `version` is the one it was made from: the second of two colleagues is refused. */
export const versionForm = () => z.strictObject({ version: version() })
export const restoreForm = () => z.strictObject({ version: version(), restored: version() })

export const itemForm = () =>
  z.strictObject({
    ar: texts(),
    en: texts(),
    facts: texts(),
    position: position(),
    as: z.literal(SAVED_AS, 'choice'),
    publish_at: z.nullable(z.iso.datetime('wrong_type')),
    /** Both languages say the same now, although one alone was changed. */
    in_step: z.boolean(),
    /** Optimistic locking: the version that was edited; 0 for a new item. */
    version: version(),
  })

export const itemsQuery = () =>
  z.object({
    kind: z.optional(kind()),
    state: z.optional(z.literal(CONTENT_STATES, 'choice')),
    lacks: z.optional(lang()),
    q: question(),
    cursor: z.optional(z.string().check(z.maxLength(120))),
  })
export type ItemsQuery = z.output<ReturnType<typeof itemsQuery>>

const lacks = () => z.object({ ar: z.nullable(z.literal(LACKS)), en: z.nullable(z.literal(LACKS)) })
const standing = () => ({
  kind: kind(),
  slug: z.string(),
  state: z.literal(CONTENT_STATES),
  /** Visitors read a version of it. */
  is_public: z.boolean(),
  publish_at: z.nullable(z.string()),
  lacks: lacks(),
})

export const itemRow = () =>
  z.object({
    ...standing(),
    title: z.object({ ar: z.string(), en: z.string() }),
    /** The feature that sends it; null for texts of the site. */
    group: z.nullable(z.string()),
    /** Null where the code's text is in force. */
    saved_at: z.nullable(z.string()),
    saved_by: z.nullable(z.string()),
  })
export type ItemRow = z.output<ReturnType<typeof itemRow>>

/** Null where the language has no such sentence: a plural form of the other one. */
const places = () => z.nullable(z.array(z.string()))

/** A sentence of a mail with the placeholders it must have. */
const mailSentence = () =>
  z.object({
    id: z.string(),
    slot: z.literal(MAIL_SLOTS),
    places: z.object({ ar: places(), en: places() }),
    /** Which variants of the mail have it, where not all do. */
    variants: z.array(z.literal(MAIL_VARIANTS)),
  })
export type MailSentence = z.output<ReturnType<typeof mailSentence>>

export const editedItem = () =>
  z.object({
    ...standing(),
    ar: texts(),
    en: texts(),
    facts: texts(),
    position: z.number(),
    version: z.number(),
    /** The address of the public page that shows it. */
    page: z.nullable(z.string()),
    /** Of a mail; null for texts of the site. */
    sentences: z.nullable(z.array(mailSentence())),
    /** Of a mail that has several; which of them is sent depends on the facts. */
    variants: z.array(z.literal(MAIL_VARIANTS)),
  })
export type EditedItem = z.output<ReturnType<typeof editedItem>>

/** `at` is the path of the field: `ar.sections.0.title`. Null where there was nothing. */
const change = () => z.object({ at: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })
export type ContentChange = z.output<ReturnType<typeof change>>

export const itemVersion = () =>
  z.object({
    version: z.number(),
    act: z.literal(CONTENT_ACTS),
    at: z.string(),
    /** Null: it came with the product. */
    by: z.nullable(z.string()),
    publish_at: z.nullable(z.string()),
    changes: z.array(change()),
  })
export type ItemVersion = z.output<ReturnType<typeof itemVersion>>
