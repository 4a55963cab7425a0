import { createHash } from 'node:crypto'
import { type Lang, pluralForm } from '@fareeq/domain/kernel/language/locale.ts'
import {
  MAIL_SLOTS,
  type MailSlot,
  type MailVariant,
  fillPlaceholders,
  placeholdersIn,
} from '@fareeq/domain/site/rules-mails.ts'
import { type Pattern, literalOf, patternOf } from './mail-patterns.ts'
import type { MailSample } from './mail-samples.ts'
import {
  type ComposedSample,
  type SlottedText,
  type Template,
  composed,
  distinctVariants,
  phrasesOf,
  slotted,
  templatesOf,
} from './mail-templates.ts'
import type { Words } from './news.ts'

// Catalogue of all mails and text messages, derived from the code. One about to be sent is recognised by these
// templates, so the features that compose them know nothing of it; what is not recognised is sent as in the code.

type CatalogueSentence = Template & {
  id: string
  /** Placeholders of each template. */
  places: Record<Lang, string[] | null>
  /** Of both templates: a published text is for the sentence it was written for. */
  hash: string
}
type SentencePattern = Pattern & { template: Template; sentence?: CatalogueSentence }
type Patterns = Record<MailSlot, SentencePattern[]>
export type CatalogueMail = {
  group: string
  slug: string
  sentences: CatalogueSentence[]
  /** Where there are several. */
  variants: readonly MailVariant[]
  patterns: Record<Lang, Patterns>
  /** With sample values; by default the first variant. */
  sample(lang: Lang, variant?: MailVariant): ComposedSample
}
export type Texts = Readonly<Record<string, string>>

const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8)

/** What repeats another sentence is not edited twice. */
const REPEATS: Partial<Record<MailSlot, readonly MailSlot[]>> = {
  preheader: ['paragraph'],
  headline: ['subject'],
  phone: ['headline', 'subject', 'title'],
}
const repeatedBy = ({ slot, form }: Template): readonly MailSlot[] =>
  slot === 'title' && form !== null ? ['subject'] : (REPEATS[slot] ?? [])

const isSame = (one: Template, other: Template) => one.form === other.form && one.ar === other.ar && one.en === other.en

const idOf = ({ slot, form }: Template, n: number): string => {
  if (form !== null) return `${slot}_${form}`
  return n === 0 ? slot : `${slot}_${n + 1}`
}

function sentencesOf(templates: readonly Template[]): CatalogueSentence[] {
  const repeats = (template: Template) =>
    templates.some((other) => repeatedBy(template).includes(other.slot) && isSame(template, other))
  const hasWords = (text: string | null) => /\p{L}/u.test(literalOf(text ?? ''))
  const offered = templates.filter((template) => !repeats(template) && (hasWords(template.ar) || hasWords(template.en)))
  return MAIL_SLOTS.flatMap((slot) =>
    offered
      .filter((template) => template.slot === slot)
      .map((template, n): CatalogueSentence => ({
        ...template,
        id: idOf(template, n),
        places: {
          ar: template.ar === null ? null : placeholdersIn(template.ar),
          en: template.en === null ? null : placeholdersIn(template.en),
        },
        hash: hashOf(template.ar ?? '', template.en ?? ''),
      })),
  )
}

/** The sentence a template is edited as: its own, or the one that it repeats. */
function sentenceOf(sentences: readonly CatalogueSentence[], template: Template, lang: Lang) {
  const { slot, form } = template
  for (const place of [slot, ...repeatedBy(template)]) {
    const match = sentences.find(
      (sentence) => sentence.slot === place && sentence.form === form && sentence[lang] === template[lang],
    )
    if (match) return match
  }
  return undefined
}

function mailOfSample(sample: MailSample): CatalogueMail {
  const templates = templatesOf(sample)
  const sentences = sentencesOf(templates)
  const patternsIn = (lang: Lang, slot: MailSlot) =>
    templates
      .flatMap((template): SentencePattern[] => {
        const { [lang]: text } = template
        if (template.slot !== slot || text === null) return []
        const sentence = sentenceOf(sentences, template, lang)
        return [{ ...patternOf(text, lang, phrasesOf(sample, lang)), template, ...(sentence && { sentence }) }]
      })
      // The most literal one first: another could read words of this one as a value.
      .toSorted((one, other) => other.literals - one.literals)
  const patterns = (lang: Lang) =>
    Object.fromEntries(MAIL_SLOTS.map((slot) => [slot, patternsIn(lang, slot)])) as Patterns
  const names = distinctVariants(sample).map((at) => sample.variants[at]?.name ?? null)
  const variants = names.length > 1 ? names.filter((name) => name !== null) : []
  return {
    group: sample.group,
    slug: sample.slug,
    sentences,
    variants,
    patterns: { ar: patterns('ar'), en: patterns('en') },
    sample: (lang, variant) =>
      composed(sample, lang, Math.max(0, variant ? sample.variants.findIndex(({ name }) => name === variant) : 0)),
  }
}

export type MailCatalogue = {
  mails: readonly CatalogueMail[]
  find(slug: string): CatalogueMail | undefined
  /** Matched by subject and title, or by all other sentences; not necessarily unique. */
  couldMatch(mail: CatalogueMail, lang: Lang, words: Words): boolean
  recognise(lang: Lang, words: Words): CatalogueMail | undefined
}

export function createCatalogue(samples: readonly MailSample[]): MailCatalogue {
  const mails = samples.map(mailOfSample)
  const bySlug = new Map(mails.map((mail) => [mail.slug, mail]))
  const fits = ({ patterns }: CatalogueMail, lang: Lang, { slot, text }: SlottedText) =>
    patterns[lang][slot].some(({ test }) => test.test(text))
  const isHead = ({ slot }: SlottedText) => slot === 'subject' || slot === 'title'
  const couldMatch = (mail: CatalogueMail, lang: Lang, words: Words) => {
    const parts = slotted(words)
    const heads = parts.filter(isHead)
    if (heads.length > 0 !== mail.patterns[lang].subject.length > 0) return false
    return (heads.length > 0 ? heads : parts).every((part) => fits(mail, lang, part))
  }
  return {
    mails,
    couldMatch,
    find: (slug) => bySlug.get(slug),
    /** Of several that it may be, the one that has most of its sentences. */
    recognise(lang, words) {
      const parts = slotted(words)
      const candidates = mails.filter((mail) => couldMatch(mail, lang, words))
      const score = (mail: CatalogueMail) => parts.filter((part) => fits(mail, lang, part)).length
      return candidates.length < 2 ? candidates[0] : candidates.toSorted((one, other) => score(other) - score(one))[0]
    },
  }
}

/** Numbers are written with separators of thousands. */
const isOfForm = (form: Template['form'], lang: Lang, { count }: Texts): boolean =>
  form === null || count === undefined || pluralForm(lang, Number(count.replace(/\D/g, ''))) === form

/** The words with other sentences; values are taken from what the code composed. */
export function withTexts<W extends Words>({ patterns }: CatalogueMail, lang: Lang, texts: Texts, words: W): W {
  const editedText = (slot: MailSlot, text: string): string => {
    for (const { test, places, template, sentence } of patterns[lang][slot]) {
      const match = test.exec(text)
      if (!match) continue
      const values = Object.fromEntries(places.map((place, at) => [place, match[at + 1] ?? '']))
      if (!isOfForm(template.form, lang, values)) continue
      const edited = sentence && texts[sentence.id]
      return !edited || edited === sentence[lang] ? text : fillPlaceholders(edited, values)
    }
    return text
  }
  const { paragraphs } = words
  const lines = slotted({ ...words, paragraphs: [] }).map(({ slot, text }) => [slot, editedText(slot, text)])
  return {
    ...words,
    ...Object.fromEntries(lines),
    ...(paragraphs && { paragraphs: paragraphs.map((text) => editedText('paragraph', text)) }),
  }
}

/** The code's texts of a language. */
export const defaultTexts = ({ sentences }: CatalogueMail, lang: Lang): Record<string, string> =>
  Object.fromEntries(sentences.flatMap(({ id, [lang]: text }) => (text === null ? [] : [[id, text]])))

/** Hashes of the sentences as the code has them. */
export const hashesOf = ({ sentences }: CatalogueMail): Record<string, string> =>
  Object.fromEntries(sentences.map(({ id, hash }) => [id, hash]))

/** A stored text of a sentence that the code has changed since is left out. */
export function currentTexts(mail: CatalogueMail, lang: Lang, edits: object, hashes: object): Record<string, string> {
  const current = mail.sentences.flatMap(({ id, hash, [lang]: own }) => {
    const text: unknown = Reflect.get(edits, id)
    return typeof text === 'string' && own !== null && Reflect.get(hashes, id) === hash ? [[id, text]] : []
  })
  return { ...defaultTexts(mail, lang), ...Object.fromEntries(current) }
}
