import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { cleanSentence, sentenceFault } from '@fareeq/domain/site/rules-mails.ts'
import { expect, test } from 'vitest'
import { MAIL_SAMPLES } from './app-mails.ts'
import { viewsNews } from './features/profile-views/emails.ts'
import { createCatalogue, defaultTexts, withTexts } from './platform/messages/mail-catalogue.ts'
import { sampleValues } from './platform/messages/mail-samples.ts'
import { composed as composedSample, slotted } from './platform/messages/mail-templates.ts'
import type { Words } from './platform/messages/news.ts'

const catalogue = createCatalogue(MAIL_SAMPLES)
const composed = (lang: Lang) =>
  MAIL_SAMPLES.flatMap((sample) =>
    sample.variants.map((_, at): [slug: string, words: Words] => [sample.slug, composedSample(sample, lang, at).words]),
  )

test.each(LANGS)('every mail is recognised as itself in %s, and the code’s own texts change nothing', (lang) => {
  for (const [slug, news] of composed(lang)) {
    const mail = catalogue.recognise(lang, news)
    expect(mail?.slug, JSON.stringify(news)).toBe(slug)
    expect(mail && withTexts(mail, lang, defaultTexts(mail, lang), news)).toEqual(news)
  }
})

test.each(LANGS)('two mails of one feature are told apart by their subjects in %s', (lang) => {
  const subjects = catalogue.mails.flatMap((mail) => {
    const { subject } = defaultTexts(mail, lang)
    return subject ? [`${mail.group}: ${subject}`] : []
  })
  expect(subjects.filter((one, at) => subjects.indexOf(one) !== at)).toEqual([])
})

test('every notice says how it is sent, so that its preview says why it came', () => {
  const silent = MAIL_SAMPLES.filter((sample) => {
    const mail = sample.variants[0]?.compose(sampleValues('ar'))
    return mail && 'subject' in mail && !('source' in mail) && sample.sentAs === undefined
  })
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

test.each(LANGS)('the code’s texts are what an editor in %s would be allowed to publish', (lang) => {
  for (const { slug, sentences } of catalogue.mails)
    for (const { id, slot, places, [lang]: text } of sentences) {
      if (text === null) continue
      const fault = sentenceFault({ slot, places: places[lang] ?? [] }, text)
      expect(fault && { slug, id, text, code: fault.kind.code }).toBeNull()
      expect(text, `${slug} ${id}`).toBe(cleanSentence(slot, text))
    }
})

test.each(LANGS)('a sentence in %s takes its values from the mail, in any order', (lang) => {
  for (const [slug, news] of composed(lang)) {
    const mail = catalogue.find(slug)!
    const marked = Object.fromEntries(
      mail.sentences.map(({ id, places }) => [
        id,
        `<${id}> ${(places[lang] ?? []).map((place) => `${place}={${place}}`).join(';')}`,
      ]),
    )
    const edited = withTexts(mail, lang, marked, news)
    const texts = slotted(edited).map(({ text }) => text)
    for (const text of texts.filter((one) => one.startsWith('<')))
      for (const value of text
        .replace(/^<\w+> /, '')
        .split(';')
        .filter(Boolean))
        expect(value, `${slug} ${text}`).toMatch(/^\w+=[\s\S]+$/)
  }
})

test.each([
  ['ar', 1, 'one'],
  ['ar', 2, 'two'],
  ['ar', 7, 'few'],
  ['ar', 99, 'many'],
  ['ar', 100, 'other'],
  ['ar', 1003, 'few'],
  ['en', 1, 'one'],
  ['en', 2, 'other'],
  ['en', 1003, 'other'],
] as const)('a subject in %s that counts %d is said in the form of «%s»', (lang, count, form) => {
  const mail = catalogue.find('profile-views-week')!
  const texts = Object.fromEntries(mail.sentences.map(({ id }) => [id, id]))
  const { subject, title, button } = withTexts(mail, lang, texts, viewsNews(lang, count))
  expect([subject, title, button]).toEqual([`subject_${form}`, `subject_${form}`, 'button'])
})

/** As the source has it; a subject beside a body is that of a ticket. */
const SUBJECT = /subject: (?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)(?!,\s*body:)/g

/** Of the local world alone, which no person gets. */
const LOCAL = ['رمز المصادقة (محليًا فقط)', 'Authenticator code (local world only)']

test('no mail of any feature is missing', () => {
  const subjects = new Set(LANGS.flatMap((lang) => composed(lang).map(([, { subject }]) => subject ?? '')))
  const files = globSync('features/**/emails*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/test|samples/.test(file),
  )
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    for (const [, quoted, template] of source.matchAll(SUBJECT)) {
      const parts = (quoted ?? template ?? '').split(/\$\{[^}]*\}/)
      if (LOCAL.includes(parts.join(''))) continue
      const pattern = new RegExp(
        `^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('[\\s\\S]*')}$`,
        'u',
      )
      expect(
        [...subjects].some((subject) => pattern.test(subject)),
        `${file}: ${parts.join('…')}`,
      ).toBe(true)
    }
  }
})
