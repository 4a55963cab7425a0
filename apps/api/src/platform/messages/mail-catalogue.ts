import { createHash } from 'node:crypto'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { MAIL_SLOTS, type MailSlot, fillPlaces, placesIn } from '@fareeq/domain/site/rules-mails.ts'
import { type MailSample, type Phrases, renderings, sampleValues } from './mail-samples.ts'
import type { News } from './news.ts'

// Catalogue of all mails, derived from the code: each is composed with sample values, and where a sentence has one of them
// its template has a placeholder. A mail about to be sent is recognised by these templates, so the features that compose
// mails know nothing of it; one that is not recognised goes out as the code wrote it.

type CatalogueSentence = {
  id: string
  slot: MailSlot
  /** Placeholders of each template. */
  places: Record<Lang, string[]>
  /** Template of the code, in both languages. */
  ar: string
  en: string
  /** Of both templates: a published text is for the sentence it was written for. */
  hash: string
}
type Pattern = { test: RegExp; places: string[]; literals: number; sentence?: CatalogueSentence }
type Patterns = Record<MailSlot, Pattern[]>
export type CatalogueMail = {
  group: string
  slug: string
  sentences: CatalogueSentence[]
  patterns: Record<Lang, Patterns>
  /** With sample values. */
  sample(lang: Lang): News
}
export type Texts = Readonly<Record<string, string>>

type Slotted = { slot: MailSlot; text: string }

const slotted = ({ subject, preheader, headline, title, paragraphs, button, note, footer }: News): Slotted[] =>
  [
    { slot: 'subject' as const, text: subject },
    { slot: 'preheader' as const, text: preheader },
    { slot: 'headline' as const, text: headline },
    { slot: 'title' as const, text: title },
    ...paragraphs.map((text) => ({ slot: 'paragraph' as const, text })),
    { slot: 'button' as const, text: button },
    { slot: 'note' as const, text: note },
    { slot: 'footer' as const, text: footer },
  ].filter((one): one is Slotted => one.text !== undefined)

function newsOf(sample: MailSample, lang: Lang, at = 0): News {
  const made = sample.compose[at]?.(sampleValues(lang))
  if (!made) throw new Error(`${sample.slug} has no sample`)
  return 'source' in made ? made.source.news : made
}

const phrasesOf = (sample: MailSample, lang: Lang): Phrases => sample.values?.(sampleValues(lang)) ?? {}

const templateOf = (text: string, known: ReturnType<typeof renderings>): string =>
  known.reduce((said, [value, place]) => said.replaceAll(value, `{${place}}`), text)

/** Sentences of one composition, as templates. */
function templatesOf(sample: MailSample, lang: Lang, at: number): Slotted[] {
  const known = renderings(lang, phrasesOf(sample, lang))
  return slotted(newsOf(sample, lang, at)).map(({ slot, text }) => ({ slot, text: templateOf(text, known) }))
}

const PLACE = /\{([a-z]+)\}/g
const literal = (text: string) => text.replace(PLACE, '')
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const ANY = '[\\s\\S]*?'
const sourceOf = (text: string, value: (place: string) => string): string =>
  text
    .split(/(\{[a-z]+\})/)
    .map((part) => (/^\{[a-z]+\}$/.test(part) ? value(part.slice(1, -1)) : escaped(part)))
    .join('')

/** Two values side by side are told apart by the words of the second, which is a phrase that may be missing. */
function patternOf(text: string, lang: Lang, phrases: Phrases): Omit<Pattern, 'sentence'> {
  const source = sourceOf(text, (place) => {
    const phrase = phrases[place]
    if (typeof phrase !== 'string' || !text.includes(`}{${place}}`)) return `(${ANY})`
    return `((?:${sourceOf(templateOf(phrase, renderings(lang)), () => ANY)})?)`
  })
  return {
    test: new RegExp(`^${source}$`, 'u'),
    places: [...text.matchAll(PLACE)].map(([, name]) => name ?? ''),
    literals: literal(text).length,
  }
}

const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8)

/** What repeats another sentence is not edited twice: the preheader a paragraph, the headline the subject. */
const REPEATS: Partial<Record<MailSlot, MailSlot>> = { preheader: 'paragraph', headline: 'subject' }

function mailOfSample(sample: MailSample): CatalogueMail {
  const pairs = sample.compose.flatMap((_, at) => {
    const [ar, en] = [templatesOf(sample, 'ar', at), templatesOf(sample, 'en', at)]
    const slots = (parts: Slotted[]) => parts.map(({ slot }) => slot).join()
    if (slots(ar) !== slots(en)) throw new Error(`${sample.slug} has other sentences in the other language`)
    return ar.map(({ slot, text }, n) => ({ slot, ar: text, en: en[n]?.text ?? '' }))
  })
  const unique = [...new Map(pairs.map((pair) => [`${pair.slot}\n${pair.ar}\n${pair.en}`, pair])).values()]
  const repeats = ({ slot, ar, en }: (typeof unique)[number]) =>
    unique.some((other) => other.slot === REPEATS[slot] && other.ar === ar && other.en === en)
  const hasWords = (text: string) => /\p{L}/u.test(literal(text))
  const offered = unique.filter(
    (pair) => !sample.fixed?.includes(pair.slot) && !repeats(pair) && (hasWords(pair.ar) || hasWords(pair.en)),
  )
  const sentences = MAIL_SLOTS.flatMap((slot) =>
    offered
      .filter((pair) => pair.slot === slot)
      .map(({ ar, en }, n): CatalogueSentence => ({
        id: n === 0 ? slot : `${slot}_${n + 1}`,
        slot,
        places: { ar: placesIn(ar), en: placesIn(en) },
        ar,
        en,
        hash: hashOf(ar, en),
      })),
  )
  const patterns = (lang: Lang) =>
    Object.fromEntries(
      MAIL_SLOTS.map((slot) => [
        slot,
        unique
          .filter((pair) => pair.slot === slot)
          .map((pair): Pattern => {
            const sentence = sentences.find(
              (one) => one.slot === (repeats(pair) ? REPEATS[slot] : slot) && one[lang] === pair[lang],
            )
            return { ...patternOf(pair[lang], lang, phrasesOf(sample, lang)), ...(sentence && { sentence }) }
          })
          // The most literal one first: another could read words of this one as a value.
          .toSorted((one, other) => other.literals - one.literals),
      ]),
    ) as Patterns
  return {
    group: sample.group,
    slug: sample.slug,
    sentences,
    patterns: { ar: patterns('ar'), en: patterns('en') },
    sample: (lang) => newsOf(sample, lang),
  }
}

export type MailCatalogue = {
  mails: readonly CatalogueMail[]
  find(slug: string): CatalogueMail | undefined
  /** By subject and title; another mail may have the same. */
  mayBe(mail: CatalogueMail, lang: Lang, news: News): boolean
  recognise(lang: Lang, news: News): CatalogueMail | undefined
}

export function createCatalogue(samples: readonly MailSample[]): MailCatalogue {
  const mails = samples.map(mailOfSample)
  const bySlug = new Map(mails.map((mail) => [mail.slug, mail]))
  const fits = ({ patterns }: CatalogueMail, lang: Lang, { slot, text }: Slotted) =>
    patterns[lang][slot].some(({ test }) => test.test(text))
  const isHead = ({ slot }: Slotted) => slot === 'subject' || slot === 'title'
  const mayBe = (mail: CatalogueMail, lang: Lang, news: News) =>
    slotted(news)
      .filter(isHead)
      .every((part) => fits(mail, lang, part))
  return {
    mails,
    mayBe,
    find: (slug) => bySlug.get(slug),
    /** Of several that it may be, the one that has most of its sentences. */
    recognise(lang, news) {
      const parts = slotted(news)
      const found = mails.filter((mail) => mayBe(mail, lang, news))
      const score = (mail: CatalogueMail) => parts.filter((part) => fits(mail, lang, part)).length
      return found.length < 2 ? found[0] : found.toSorted((one, other) => score(other) - score(one))[0]
    },
  }
}

/** The news with other sentences; values are taken from what the code composed. */
export function withTexts({ patterns }: CatalogueMail, lang: Lang, texts: Texts, news: News): News {
  const say = (slot: MailSlot, text: string): string => {
    for (const { test, places, sentence } of patterns[lang][slot]) {
      const match = test.exec(text)
      if (!match) continue
      const said = sentence && texts[sentence.id]
      if (!said || said === sentence[lang]) return text
      return fillPlaces(said, Object.fromEntries(places.map((place, at) => [place, match[at + 1] ?? ''])))
    }
    return text
  }
  const { subject, preheader, headline, title, paragraphs, button, note, footer } = news
  return {
    ...news,
    subject: say('subject', subject),
    title: say('title', title),
    paragraphs: paragraphs.map((text) => say('paragraph', text)),
    ...(preheader !== undefined && { preheader: say('preheader', preheader) }),
    ...(headline !== undefined && { headline: say('headline', headline) }),
    ...(button !== undefined && { button: say('button', button) }),
    ...(note !== undefined && { note: say('note', note) }),
    ...(footer !== undefined && { footer: say('footer', footer) }),
  }
}

/** The code's texts of a language. */
export const defaultTexts = ({ sentences }: CatalogueMail, lang: Lang): Record<string, string> =>
  Object.fromEntries(sentences.map((sentence) => [sentence.id, sentence[lang]]))

/** Hashes of the sentences as the code has them. */
export const hashesOf = ({ sentences }: CatalogueMail): Record<string, string> =>
  Object.fromEntries(sentences.map(({ id, hash }) => [id, hash]))

/** A stored text of a sentence that the code has changed since is left out. */
export function currentTexts(mail: CatalogueMail, lang: Lang, stored: object, hashes: object): Record<string, string> {
  const kept = mail.sentences.flatMap(({ id, hash }) => {
    const text: unknown = Reflect.get(stored, id)
    return typeof text === 'string' && Reflect.get(hashes, id) === hash ? [[id, text]] : []
  })
  return { ...defaultTexts(mail, lang), ...Object.fromEntries(kept) }
}
