import { type Lang, type PluralForm, pluralForm } from '../kernel/language/locale.ts'
import type { Fault } from '../kernel/refusal.ts'
import { cleanLine, cleanText, hasUrl } from '../kernel/text/text.ts'
import { rule } from '../kernel/validation/validation.ts'
import { siteErrors } from './errors.ts'

/** Sentences of mails, notices and text messages: the code has the default, a published text takes its place. */

/**
 * Slot of a sentence. The headline is shown in the notification centre; `phone` a text message, where it says
 * something else; `reason` and `setting` why a mail came and the link to where that is changed.
 */
export const MAIL_SLOTS = [
  'subject',
  'preheader',
  'headline',
  'title',
  'paragraph',
  'button',
  'note',
  'footer',
  'phone',
  'reason',
  'setting',
] as const
export type MailSlot = (typeof MAIL_SLOTS)[number]

/** Characters. */
export const MAIL_LIMITS: Readonly<Record<MailSlot, number>> = {
  subject: 150,
  preheader: 160,
  headline: 150,
  title: 120,
  paragraph: 800,
  button: 40,
  note: 400,
  footer: 400,
  // Two segments of Arabic letters; values may still make it longer, and then its end is cut.
  phone: 134,
  reason: 200,
  setting: 40,
}
const SEVERAL_LINES: readonly MailSlot[] = ['paragraph', 'note', 'footer']
const hasLines = (slot: MailSlot): boolean => SEVERAL_LINES.includes(slot)
/** Longer than a line of the editor; some of them are still one line where they are read. */
export const isLong = (slot: MailSlot): boolean => hasLines(slot) || slot === 'phone' || slot === 'reason'

/** Of a number in a sentence, each with one that has it; nothing is written about none. */
export const COUNTED_FORMS = { one: 1, two: 2, few: 3, many: 11, other: 100 } as const satisfies Partial<
  Record<PluralForm, number>
>
export type CountedForm = keyof typeof COUNTED_FORMS

/** English has two of the forms: the others are said with one of these. */
export const hasForm = (lang: Lang, form: CountedForm): boolean => pluralForm(lang, COUNTED_FORMS[form]) === form

/** What the sentences of a mail depend on, where it has several variants. */
export const MAIL_VARIANTS = [
  'one',
  'two',
  'few',
  'many',
  'other',
  'with_request',
  'without_request',
  'with_date',
  'without_date',
  'with_reason',
  'without_reason',
  'with_subject',
  'without_subject',
  'not_replyable',
  'with_account',
  'without_account',
  'with_phone',
  'without_phone',
  'to_pay',
  'covered',
  'visitor_reason',
  'visitor',
  'host_reason',
  'host',
  'change',
  'cancel',
  'correct',
  'at_once',
  'later',
  'by_owner',
  'by_letter',
  'replaced',
  'added',
  'chosen',
  'consented',
  'usual',
  'list',
  'by_transfer',
  'to_confirm',
  'to_wait',
] as const satisfies readonly (CountedForm | (string & {}))[]
export type MailVariant = (typeof MAIL_VARIANTS)[number]

export const isCountedForm = (name: string): name is CountedForm => Object.hasOwn(COUNTED_FORMS, name)

const PLACEHOLDER = /\{([a-z]+)\}/g

/** Placeholders of a text, each once, in their order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
]

/** One pass: a value that looks like a placeholder stays a value. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder)

export const cleanSentence = (slot: MailSlot, text: string): string =>
  hasLines(slot) ? cleanText(text) : cleanLine(text)

/** Tags, Markdown links and emphasis: a mail shows them as they are typed. */
const MARKUP = /<[^>]*>|\]\(|\*\*|__|`|^\s*#{1,6} /m

type Sentence = { slot: MailSlot; places: readonly string[] }

/** Why a text is refused. It must have exactly the placeholders of the sentence it replaces. */
export function sentenceFault({ slot, places }: Sentence, text: string): Omit<Fault, 'field'> | null {
  if (text === '') return { kind: rule.required }
  const max = MAIL_LIMITS[slot]
  if (text.length > max) return { kind: rule.max_length, values: { max } }
  if (MARKUP.test(text)) return { kind: siteErrors.mail_markup }
  if (hasUrl(text)) return { kind: rule.no_url }
  const used = placeholdersIn(text)
  const unknown = used.find((name) => !places.includes(name))
  if (unknown !== undefined) return { kind: siteErrors.mail_place_unknown, values: { place: `{${unknown}}` } }
  const lacking = places.find((name) => !used.includes(name))
  if (lacking !== undefined) return { kind: siteErrors.mail_place_missing, values: { place: `{${lacking}}` } }
  const [brace] = text.replace(PLACEHOLDER, '').match(/[{}]/) ?? []
  return brace === undefined ? null : { kind: siteErrors.mail_place_unknown, values: { place: brace } }
}
