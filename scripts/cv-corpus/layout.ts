import { type RandomSource, chanceOf } from './chance.ts'
import { DATE_FORMS } from './dates.ts'
import {
  type Block,
  type TextLine,
  certificateLines,
  educationLines,
  headLines,
  languageLines,
  noiseOf,
  skillLines,
} from './layout-parts.ts'
import type { Job, Person } from './person.ts'
import type { SectionName, Words } from './words.ts'

export type Sheet = { person: Person; head: TextLine[]; blocks: Block[]; expected: Expected }

type Dates = { start?: string; end?: string; current?: true }
export type Expected = {
  name: string
  email: string
  phone: string
  country: string
  city: string
  linkedin?: string
  links: string[]
  title?: string
  /** Compared where a hand-written CV names it. */
  role?: string
  summary?: string
  years?: number
  experiences: ({ title: string; company: string; responsibility?: string } & Dates)[]
  educations: ({ school: string; degree: string; field: string } & Dates)[]
  certifications: { name: string; organisation: string; issued: string }[]
  projects?: { name: string; type?: string; link?: string }[]
  languages: string[]
  skills: string[]
}

type JobForm = (job: Job, dates: string, at: string) => TextLine[]

/** How a job is headed: usual ways, and those of every third CV. */
const JOB_FORMS: readonly [readonly JobForm[], readonly JobForm[]] = [
  [
    ({ title, company }, dates) => [{ text: `${title}, ${company}`, far: dates }],
    ({ title, company }, dates) => [{ text: title }, { text: company }, { text: dates }],
    ({ title, company }, dates) => [{ text: `${title} | ${company} | ${dates}` }],
    ({ title, company }, dates) => [{ text: company, far: dates }, { text: title }],
    ({ title, company }, dates, at) => [{ text: `${title}${at}${company}` }, { text: dates }],
    ({ title, company }, dates) => [{ text: `${title} – ${company} (${dates})` }],
    ({ title, company }, dates) => [{ text: dates }, { text: title }, { text: company }],
    ({ title, company }, dates) => [{ text: title, far: dates }, { text: company }],
    ({ title, company }, dates) => [{ text: `${dates}: ${title}, ${company}` }],
    ({ title, company }, dates) => [{ text: company }, { text: `${title} (${dates})` }],
    ({ title, company }, dates) => [{ text: `${company} — ${title}` }, { text: dates }],
  ],
  [
    ({ title, company }, dates) => [{ text: `${title} @ ${company}`, far: dates }],
    ({ title, company }, dates) => [{ text: `${company} (${dates})` }, { text: title }],
    ({ title, company }, dates) => [{ text: `${title}, ${company}, ${dates}` }],
    ({ title, company }, dates) => [{ text: `${dates} | ${company} | ${title}` }],
    ({ title, company }, dates) => [{ text: title }, { text: `${company} | ${dates}` }],
  ],
]

export function sheetOf(seed: number, person: Person, words: Words): Sheet {
  const chance = chanceOf(seed * 7 + 1)
  const { apart, lang } = person
  const pick = <T>(both: readonly [readonly T[], readonly T[]]) => chance.one(apart ? both[1] : both[0])
  const form = pick(DATE_FORMS[lang])
  const heading = (name: SectionName) => shout(chance, lang, chance.one(words.headings[name]))
  const jobForm = pick(JOB_FORMS)
  const [at, present] = [chance.one(words.at), chance.one(words.present)]
  const bullets = chance.is(0.75)
  const until = (end: string | null) => (end === null ? present : form.write(end))

  const noise = noiseOf(chance, person, words)
  const experience = person.jobs.flatMap((job) => [
    ...jobForm(
      { ...job, company: job.company + noise.town },
      `${form.write(job.start)}${form.between}${until(job.end)}${noise.duration}`,
      at,
    ),
    ...job.bullets.map((text) => ({ text, bullet: bullets })),
  ])
  const blocks: Block[] = [
    ...(person.summary
      ? [{ name: 'summary' as const, heading: heading('summary'), lines: [{ text: person.summary }] }]
      : []),
    { name: 'experience', heading: heading('experience'), lines: experience },
    { name: 'education', heading: heading('education'), lines: educationLines(chance, person) },
    ...(person.certificates.length > 0
      ? [
          {
            name: 'certifications' as const,
            heading: heading('certifications'),
            lines: certificateLines(chance, person, form.write),
          },
        ]
      : []),
    { name: 'skills', heading: heading('skills'), lines: skillLines(chance, person) },
    { name: 'languages', heading: heading('languages'), lines: languageLines(chance, person) },
    { name: 'other', heading: heading('other'), lines: [{ text: person.other }] },
    ...noise.blocks,
  ]
  const titled = chance.is(0.8)
  return {
    person,
    head: [...headLines(chance, person, titled), ...noise.head],
    blocks: ordered(chance, blocks),
    expected: expectedOf(person, titled, form.parse),
  }
}

/** Latin headings come in capitals, with a colon, or as they are. */
const shout = (chance: RandomSource, lang: string, heading: string) =>
  lang === 'en'
    ? chance.one([heading, heading.toUpperCase(), `${heading}:`])
    : chance.one([heading, heading, `${heading}:`])

const ordered = (chance: RandomSource, blocks: Block[]) => {
  const at = chance.one(['experience', 'skills', 'education'])
  const first = blocks.filter(({ name }) => name === 'summary')
  const rest = blocks.filter(({ name }) => name !== 'summary' && name !== 'other')
  const turn = rest.findIndex(({ name }) => name === at)
  return [...first, ...rest.slice(turn), ...rest.slice(0, turn), ...blocks.filter(({ name }) => name === 'other')]
}

function expectedOf(person: Person, titled: boolean, parseDate: (date: string) => string): Expected {
  const { name, email, phone, place, linkedin, github, title, summary, years } = person
  return {
    name,
    email,
    phone,
    country: place[2],
    city: place[0],
    ...(linkedin && { linkedin: `https://${linkedin}` }),
    links: github ? [`https://${github}`] : [],
    ...(titled && { title }),
    ...(summary && { summary }),
    ...(years && { years }),
    experiences: person.jobs.map((job) => ({
      title: job.title,
      company: job.company,
      ...ends(parseDate(job.start), job.end && parseDate(job.end)),
      responsibility: job.bullets.join('\n'),
    })),
    educations: person.educations.map(({ degree, field, school, start, end }) => ({
      degree,
      field,
      school,
      start: String(start),
      end: String(end),
    })),
    certifications: person.certificates.map(({ name, organisation, issued }) => ({
      name,
      organisation,
      issued: parseDate(issued),
    })),
    languages: person.languages.map(({ id, level }) => `${id}:${level}`),
    skills: person.skills.map(({ id }) => id),
  }
}

/** A job that begins and ends in one year has that year at both ends. */
const ends = (start: string, end: string | null): Dates => ({
  start,
  ...(end === null ? { current: true as const } : { end }),
})
