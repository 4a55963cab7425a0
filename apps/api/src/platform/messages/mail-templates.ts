import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import {
  type CountedForm,
  MAIL_SLOTS,
  type MailSlot,
  type MailVariant,
  hasForm,
  isCountedForm,
} from '@fareeq/domain/site/rules-mails.ts'
import { type MailSample, type Phrases, type SentAs, renderings, sampleValues } from './mail-samples.ts'
import type { MailSource, Words } from './news.ts'

// Templates of a mail, from what the code composes with sample values: where a sentence has one of them it has a placeholder.

export type SlottedText = { slot: MailSlot; text: string }

/** The sentences of a message in the order of their slots. */
export const slotted = (words: Words): SlottedText[] =>
  MAIL_SLOTS.flatMap((slot) =>
    (slot === 'paragraph' ? (words.paragraphs ?? []) : [words[slot]]).flatMap((text) =>
      text === undefined ? [] : [{ slot, text }],
    ),
  )

/** One variant with sample values: its sentences, the mail they are rendered in, and of a notice its channels. */
export type ComposedSample = { words: Words; source?: MailSource; sentAs?: SentAs | undefined }

export function composed({ slug, variants, isReason, sentAs }: MailSample, lang: Lang, at: number): ComposedSample {
  const sample = variants[at]?.compose(sampleValues(lang))
  if (!sample) throw new Error(`${slug} has no sample`)
  if (!('source' in sample))
    return { words: sample, ...('subject' in sample && { source: { news: sample, url: null }, sentAs }) }
  const { source } = sample
  return { words: isReason ? { reason: source.why?.text, setting: source.why?.label } : source.news, source }
}

export const phrasesOf = (sample: MailSample, lang: Lang): Phrases => sample.values?.(sampleValues(lang)) ?? {}

export const templateOf = (text: string, rendered: ReturnType<typeof renderings>): string =>
  rendered.reduce((template, [value, place]) => template.replaceAll(value, `{${place}}`), text)

/** A sentence in both languages. Of a counted one English has two forms; the others are null there. */
export type Template = {
  slot: MailSlot
  form: CountedForm | null
  ar: string | null
  en: string | null
  /** Those that have it. */
  variants: readonly MailVariant[]
}

type Pair = { slot: MailSlot; name: MailVariant | null; form: CountedForm | null; ar: string; en: string }

/** Sentences of one variant. */
function pairsOf(sample: MailSample, at: number): Pair[] {
  const name = sample.variants[at]?.name ?? null
  const form = name && isCountedForm(name) ? name : null
  const slotsIn = (lang: Lang) => {
    const rendered = renderings(lang, phrasesOf(sample, lang))
    return slotted(composed(sample, lang, at).words).map(({ slot, text }) => ({
      slot,
      text: templateOf(text, rendered),
    }))
  }
  const [ar, en] = [slotsIn('ar'), slotsIn('en')]
  const slots = (parts: SlottedText[]) => parts.map(({ slot }) => slot).join()
  if (slots(ar) !== slots(en)) throw new Error(`${sample.slug} has other sentences in the other language`)
  return ar.map(({ slot, text }, n) => ({ slot, name, form, ar: text, en: en[n]?.text ?? '' }))
}

const keyOf = ({ slot, ar, en }: Pair) => `${slot}\n${ar}\n${en}`
const unique = <Item>(all: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(all.map((item) => [key(item), item])).values(),
]

/** All sentences of a mail, each once; one that is the same whatever is counted has no form. */
export function templatesOf(sample: MailSample): Template[] {
  const pairs = sample.variants.flatMap((_, at) => pairsOf(sample, at))
  const counts = ({ slot, form }: Pair) =>
    form !== null && new Set(pairs.filter((pair) => pair.slot === slot).map(({ ar }) => ar)).size > 1
  const keyIn = (pair: Pair) => (counts(pair) ? `${pair.slot} ${pair.form}` : keyOf(pair))
  const namesOf = Map.groupBy(pairs, keyIn)
  return unique(pairs, keyIn).map((pair) => {
    const { slot, form, ar, en } = pair
    const variants = (namesOf.get(keyIn(pair)) ?? []).flatMap(({ name }) => name ?? [])
    if (form === null || !counts(pair)) return { slot, form: null, ar, en, variants }
    return { slot, form, ar: hasForm('ar', form) ? ar : null, en: hasForm('en', form) ? en : null, variants }
  })
}

/** Variants that read the same are one, under the name of the last; plural forms are edited each for itself. */
export const distinctVariants = (sample: MailSample): number[] =>
  unique(
    sample.variants.map((_, at) => ({
      at,
      text: pairsOf(sample, at)
        .map((pair) => `${pair.form} ${keyOf(pair)}`)
        .join('\n\n'),
    })),
    ({ text }) => text,
  ).map(({ at }) => at)
