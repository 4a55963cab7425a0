import { INDUSTRIES } from '@fareeq/domain/catalogue/entries-industries.ts'
import { PROJECT_TYPES } from '@fareeq/domain/catalogue/entries-project-types.ts'
import { webAddress } from '@fareeq/domain/kernel/text.ts'
import { RESPONSIBILITY_LENGTH } from '@fareeq/domain/talents/schema-entries.ts'
import { readLanguages } from '../text/languages.ts'
import { type Lexicon, nameForm } from '../lexicon/catalogue.ts'
import { readSkills } from '../text/skills.ts'
import { type Told, lineOf, linesIn, monthOf, present, retold, told } from './record.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

/** What each kind of file calls the fields of its lists; a field it does not have has no name. */
export type ListNames = {
  work: { title: string; company: string; start: string; end: string; text: readonly string[] }
  education: { school: string; degree: string; field?: string; start: string; end: string }
  certificates: { name: string; organisation: string; issued: string; expires?: string; id?: string; url: string }
  projects: { name: string; url: string; type?: string }
  languages: { name: string; level: string }
  skills: readonly string[]
}

const filled = <Entry extends object>(entry: Entry, ...needed: unknown[]): Entry[] =>
  needed.some((one) => one !== undefined) ? [entry] : []

export const toldExperiences = (records: readonly Told[], names: ListNames['work']): CvProposal['experiences'] =>
  records.flatMap((of) => {
    const [title, company] = [lineOf(of, names.title), lineOf(of, names.company)]
    const [start, end] = [monthOf(of, names.start), monthOf(of, names.end)]
    const text = names.text.map((key) => of.say(key)).filter((part) => part !== '')
    // In both formats a job without an end is one that goes on.
    const current = start && of.say(names.end) === '' ? told(true, of, [names.start], 0.9) : undefined
    const responsibility =
      text.length > 0 ? told(text.join('\n').slice(0, RESPONSIBILITY_LENGTH).toWellFormed(), of, names.text) : undefined
    return filled(present({ title, company, start, end, current, responsibility }), title, company)
  })

export const toldEducations = (records: readonly Told[], names: ListNames['education']): CvProposal['educations'] =>
  records.flatMap((of) => {
    const [school, degree] = [lineOf(of, names.school), lineOf(of, names.degree)]
    const [field, start, end] = [lineOf(of, names.field), monthOf(of, names.start), monthOf(of, names.end)]
    return filled(present({ school, degree, field, start, end }), school, degree)
  })

const linkOf = (of: Told, key: string) => {
  const url = webAddress(of.say(key))
  return url ? told(url, of, [key]) : undefined
}

export const toldCertifications = (
  records: readonly Told[],
  names: ListNames['certificates'],
): CvProposal['certifications'] =>
  records.flatMap((of) => {
    const name = lineOf(of, names.name)
    return filled(
      present({
        name,
        organisation: lineOf(of, names.organisation),
        issued: monthOf(of, names.issued),
        expires: monthOf(of, names.expires),
        credential_id: lineOf(of, names.id),
        credential_url: linkOf(of, names.url),
      }),
      name,
    )
  })

const TYPES = new Map(
  PROJECT_TYPES.flatMap(({ id, name }) => [id, name.ar, name.en].map((one) => [nameForm(one), id] as const)),
)

export const toldProjects = (
  records: readonly Told[],
  names: ListNames['projects'],
): NonNullable<CvProposal['projects']> =>
  records.flatMap((of) => {
    const name = lineOf(of, names.name)
    const type = names.type === undefined ? undefined : TYPES.get(nameForm(of.say(names.type)))
    return filled(
      present({
        name,
        type: type && names.type ? told(type, of, [names.type]) : undefined,
        link: linkOf(of, names.url),
      }),
      name,
    )
  })

/** A level is said in words; whatever language it stands beside, it is the same one. */
const levelIn = (text: string, lexicon: Lexicon) =>
  readLanguages(linesIn(`English (${text.replace(/[()\n]/g, ' ')})`), lexicon)[0]?.value.level

export function toldLanguages(
  records: readonly Told[],
  names: ListNames['languages'],
  lexicon: Lexicon,
): CvProposal['languages'] {
  const all = records.flatMap((of) => {
    const said = of.say(names.name)
    const id = lexicon.languages.get(nameForm(said)) ?? readLanguages(linesIn(said), lexicon)[0]?.value.id
    const level = levelIn(of.say(names.level), lexicon)
    return id ? [told({ id, ...(level && { level }) }, of, [names.name, names.level])] : []
  })
  return once(all, ({ value }) => value.id)
}

const INDUSTRY_IDS = new Map(
  INDUSTRIES.flatMap(({ id, name, aliases }) =>
    [name.ar, name.en, ...aliases].map((one) => [nameForm(one), id] as const),
  ),
)

/** A line each; what the catalogue does not know is left out. */
export const toldIndustries = (of: Told, key: string): NonNullable<CvProposal['industries']> => {
  const ids = of
    .say(key)
    .split('\n')
    .flatMap((item) => INDUSTRY_IDS.get(nameForm(item)) ?? [])
  return [...new Set(ids)].map((id) => told(id, of, [key]))
}

const MOST_SKILLS = 50

/** Each item by its whole name; else what a list of a CV would be read as. */
export function toldSkills(
  records: readonly Told[],
  names: ListNames['skills'],
  lexicon: Lexicon,
): CvProposal['skills'] {
  const all = records.flatMap((of) =>
    names.flatMap((key) =>
      of
        .say(key)
        .split('\n')
        .flatMap((item) => {
          const id = lexicon.skills.get(nameForm(item))
          if (id) return [told(id, of, [key])]
          return readSkills(linesIn(item), [], lexicon).map((found) => retold(found, of, [key]))
        }),
    ),
  )
  return once(all, ({ value }) => value).slice(0, MOST_SKILLS)
}

const once = <One>(all: readonly One[], keyOf: (one: One) => string): One[] => {
  const seen = new Set<string>()
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))
}
