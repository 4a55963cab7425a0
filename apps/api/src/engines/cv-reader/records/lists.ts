import { INDUSTRIES } from '@fareeq/domain/catalogue/entries-industries.ts'
import { PROJECT_TYPES } from '@fareeq/domain/catalogue/entries-project-types.ts'
import { webAddress } from '@fareeq/domain/kernel/text/text.ts'
import { RESPONSIBILITY_LENGTH } from '@fareeq/domain/talents/rules.ts'
import { readLanguages } from '../text/languages.ts'
import { type Lexicon, nameForm } from '../lexicon/catalogue.ts'
import { readSkills } from '../text/skills.ts'
import { type StructuredRecord, lineField, asLines, monthField, definedOnly, attributedTo, readFrom } from './record.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

/** Field names by file format; undefined where a format has no such field. */
export type ListNames = {
  work: { title: string; company: string; start: string; end: string; text: readonly string[] }
  education: { school: string; degree: string; field?: string; start: string; end: string }
  certificates: { name: string; organisation: string; issued: string; expires?: string; id?: string; url: string }
  projects: { name: string; url: string; type?: string }
  languages: { name: string; level: string }
  skills: readonly string[]
}

const filled = <Entry extends object>(entry: Entry, ...needed: unknown[]): Entry[] =>
  needed.some((value) => value !== undefined) ? [entry] : []

export const experiencesFrom = (
  records: readonly StructuredRecord[],
  names: ListNames['work'],
): CvProposal['experiences'] =>
  records.flatMap((record) => {
    const [title, company] = [lineField(record, names.title), lineField(record, names.company)]
    const [start, end] = [monthField(record, names.start), monthField(record, names.end)]
    const text = names.text.map((key) => record.field(key)).filter((part) => part !== '')
    // In both formats a job without an end date is current.
    const current = start && record.field(names.end) === '' ? readFrom(true, record, [names.start], 0.9) : undefined
    const responsibility =
      text.length > 0
        ? readFrom(text.join('\n').slice(0, RESPONSIBILITY_LENGTH).toWellFormed(), record, names.text)
        : undefined
    return filled(definedOnly({ title, company, start, end, current, responsibility }), title, company)
  })

export const educationsFrom = (
  records: readonly StructuredRecord[],
  names: ListNames['education'],
): CvProposal['educations'] =>
  records.flatMap((record) => {
    const [school, degree] = [lineField(record, names.school), lineField(record, names.degree)]
    const [field, start, end] = [
      lineField(record, names.field),
      monthField(record, names.start),
      monthField(record, names.end),
    ]
    return filled(definedOnly({ school, degree, field, start, end }), school, degree)
  })

const linkOf = (record: StructuredRecord, key: string) => {
  const url = webAddress(record.field(key))
  return url ? readFrom(url, record, [key]) : undefined
}

export const certificationsFrom = (
  records: readonly StructuredRecord[],
  names: ListNames['certificates'],
): CvProposal['certifications'] =>
  records.flatMap((record) => {
    const name = lineField(record, names.name)
    return filled(
      definedOnly({
        name,
        organisation: lineField(record, names.organisation),
        issued: monthField(record, names.issued),
        expires: monthField(record, names.expires),
        credential_id: lineField(record, names.id),
        credential_url: linkOf(record, names.url),
      }),
      name,
    )
  })

const TYPES = new Map(
  PROJECT_TYPES.flatMap(({ id, name }) => [id, name.ar, name.en].map((label) => [nameForm(label), id] as const)),
)

export const projectsFrom = (
  records: readonly StructuredRecord[],
  names: ListNames['projects'],
): NonNullable<CvProposal['projects']> =>
  records.flatMap((record) => {
    const name = lineField(record, names.name)
    const type = names.type === undefined ? undefined : TYPES.get(nameForm(record.field(names.type)))
    return filled(
      definedOnly({
        name,
        type: type && names.type ? readFrom(type, record, [names.type]) : undefined,
        link: linkOf(record, names.url),
      }),
      name,
    )
  })

/** Levels are free text, parsed by the same reader as running text. */
const levelIn = (text: string, lexicon: Lexicon) =>
  readLanguages(asLines(`English (${text.replace(/[()\n]/g, ' ')})`), lexicon)[0]?.value.level

export function languagesFrom(
  records: readonly StructuredRecord[],
  names: ListNames['languages'],
  lexicon: Lexicon,
): CvProposal['languages'] {
  const all = records.flatMap((record) => {
    const name = record.field(names.name)
    const id = lexicon.languages.get(nameForm(name)) ?? readLanguages(asLines(name), lexicon)[0]?.value.id
    const level = levelIn(record.field(names.level), lexicon)
    return id ? [readFrom({ id, ...(level && { level }) }, record, [names.name, names.level])] : []
  })
  return once(all, ({ value }) => value.id)
}

const INDUSTRY_IDS = new Map(
  INDUSTRIES.flatMap(({ id, name, aliases }) =>
    [name.ar, name.en, ...aliases].map((label) => [nameForm(label), id] as const),
  ),
)

/** One per line; values that are not in the catalogue are left out. */
export const industriesFrom = (record: StructuredRecord, key: string): NonNullable<CvProposal['industries']> => {
  const ids = record
    .field(key)
    .split('\n')
    .flatMap((item) => INDUSTRY_IDS.get(nameForm(item)) ?? [])
  return [...new Set(ids)].map((id) => readFrom(id, record, [key]))
}

const MAX_SKILLS = 50

/** Each item by its full name; else parsed like a list in running text. */
export function skillsFrom(
  records: readonly StructuredRecord[],
  names: ListNames['skills'],
  lexicon: Lexicon,
): CvProposal['skills'] {
  const all = records.flatMap((record) =>
    names.flatMap((key) =>
      record
        .field(key)
        .split('\n')
        .flatMap((item) => {
          const id = lexicon.skills.get(nameForm(item))
          if (id) return [readFrom(id, record, [key])]
          return readSkills(asLines(item), [], lexicon).map((skill) => attributedTo(skill, record, [key]))
        }),
    ),
  )
  return once(all, ({ value }) => value).slice(0, MAX_SKILLS)
}

const once = <Item>(all: readonly Item[], keyOf: (item: Item) => string): Item[] => {
  const seen = new Set<string>()
  return all.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}
