import { SKILLS } from '../../packages/domain/src/catalogue/entries-skills.ts'
import type { Lang } from '../../packages/domain/src/kernel/language/locale.ts'
import { type RandomSource, chanceOf } from './chance.ts'
import type { Level, Words } from './words.ts'

export type Job = { title: string; company: string; start: string; end: string | null; bullets: string[] }
/** A made-up person with all expected values. */
export type Person = {
  lang: Lang
  apart: boolean
  name: string
  email: string
  phone: string
  place: readonly [city: string, country: string, code: string]
  linkedin: string | null
  github: string | null
  title: string
  summary: string | null
  years: number | null
  jobs: Job[]
  educations: { degree: string; field: string; school: string; start: number; end: number }[]
  certificates: { name: string; organisation: string; issued: string }[]
  languages: { id: string; name: string; level: Level; label: string }[]
  skills: { id: string; name: string }[]
  other: string
}

const LATIN = ['layla', 'omar', 'sara', 'karim', 'nour', 'hassan', 'dina', 'mariam', 'tariq', 'hala']
const PHONES: Readonly<Record<string, string>> = {
  JO: '+96279',
  EG: '+2010',
  SA: '+96650',
  AE: '+97150',
  MA: '+2126',
  LB: '+9613',
  PK: '+92300',
  TN: '+2162',
  QA: '+97433',
  KW: '+96555',
  IQ: '+96475',
  OM: '+9689',
  PS: '+97059',
}
const DIGITS_AFTER: Readonly<Record<string, number>> = {
  JO: 7,
  EG: 8,
  SA: 7,
  AE: 7,
  MA: 8,
  LB: 6,
  PK: 7,
  TN: 7,
  QA: 6,
  KW: 6,
  IQ: 8,
  OM: 7,
  PS: 7,
}
const USED = [
  'javascript',
  'typescript',
  'python',
  'java',
  'c-sharp',
  'c-plus-plus',
  'go',
  'php',
  'kotlin',
  'swift',
  'react',
  'vue',
  'angular',
  'next-js',
  'node-js',
  'nestjs',
  'django',
  'laravel',
  'spring-boot',
  'postgresql',
  'mysql',
  'mongodb',
  'redis',
  'docker',
  'kubernetes',
  'aws',
  'azure',
  'git',
  'graphql',
  'figma',
  'flutter',
  'tailwind-css',
  'terraform',
  'linux',
  'kafka',
]

export function personOf(seed: number, words: Words, lang: Lang, apart: boolean): Person {
  const chance = chanceOf(seed)
  const name = chance.one(words.names)
  const handle =
    lang === 'en'
      ? name.toLowerCase().replace(/[^a-z]+/g, '.')
      : `${chance.one(LATIN)}.${chance.one(['haddad', 'khatib', 'saleh', 'zayed'])}`
  const place = chance.one(words.places)
  const jobs = jobsOf(chance, words.titles, words.companies, words.bullets)
  const years = chance.is(0.5) ? 3 + Math.floor(chance.next() * 9) : null
  const sentence = years === null ? '' : `${chance.one(words.years).replace('{n}', String(years))}. `
  return {
    lang,
    apart,
    name,
    email: `${handle}@${chance.one(['example.com', 'mail.example', 'example.org'])}`,
    phone:
      PHONES[place[2]]! +
      Array.from({ length: DIGITS_AFTER[place[2]]! }, (_, index) =>
        index === 0 ? 2 + Math.floor(chance.next() * 6) : Math.floor(chance.next() * 10),
      ).join(''),
    place,
    linkedin: chance.is(0.7) ? `linkedin.com/in/${handle.replace(/\./g, '-')}` : null,
    github: chance.is(0.5) ? `github.com/${handle.replace(/\./g, '')}` : null,
    title: jobs[0]!.title,
    summary: chance.is(0.7) || years ? sentence + chance.one(words.summaries) : null,
    years,
    jobs,
    educations: Array.from({ length: chance.is(0.3) ? 2 : 1 }, (_, index) => {
      const start = 2008 + Math.floor(chance.next() * 5) - index * 6
      return {
        degree: chance.one(words.degrees),
        field: chance.one(words.fields),
        school: chance.some(words.schools, 2)[index]!,
        start,
        end: start + 4,
      }
    }),
    certificates: chance.some(words.certificates, chance.is(0.6) ? 2 : 0).map(([name, organisation]) => ({
      name,
      organisation,
      issued: `${2018 + Math.floor(chance.next() * 7)}-${String(1 + Math.floor(chance.next() * 12)).padStart(2, '0')}`,
    })),
    languages: chance
      .some(
        words.languages.filter(([id], at, all) => all.findIndex(([other]) => other === id) === at),
        2 + Math.floor(chance.next() * 2),
      )
      .map(([id, name]) => {
        const level = chance.one(['native', 'advanced', 'intermediate', 'beginner'] as const)
        return { id, name, level, label: chance.one(words.levels[level]) }
      }),
    skills: chance
      .some(USED, 6 + Math.floor(chance.next() * 6))
      .map((id) => ({ id, name: SKILLS.find((skill) => skill.id === id)!.name.en })),
    other: chance.one(words.others),
  }
}

function jobsOf(
  chance: RandomSource,
  titles: readonly string[],
  companies: readonly string[],
  bullets: readonly string[],
): Job[] {
  const count = 2 + Math.floor(chance.next() * 3)
  const employers = chance.some(companies, count)
  let month = 2026 * 12 + Math.floor(chance.next() * 9)
  return employers.map((company, index) => {
    const end = index === 0 && chance.is(0.7) ? null : month - Math.floor(chance.next() * 4)
    const start = (end ?? month) - 8 - Math.floor(chance.next() * 40)
    month = start
    return {
      title: chance.one(titles),
      company,
      start: monthOf(start),
      end: end === null ? null : monthOf(end),
      bullets: chance.some(bullets, 1 + Math.floor(chance.next() * 3)),
    }
  })
}

const monthOf = (months: number) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
