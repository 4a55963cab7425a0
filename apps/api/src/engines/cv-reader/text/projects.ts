import { PROJECT_TYPES } from '@fareeq/domain/catalogue/entries-project-types.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'
import { nameForm } from '../lexicon/catalogue.ts'
import { readLinks } from './contact.ts'
import { periodIn } from './dates.ts'
import { type Line, isBullet, isProse, readFrom, withoutBullet, wordsOf } from './lines.ts'

type Project = NonNullable<CvProposal['projects']>[number]

const MAX_PROJECTS = 15
const MAX_WORDS = 8
const MAX_NAME_LENGTH = 80

const ADDRESS = /\(?(?:https?:\/\/|www\.)[^\s|,،<>()]+\)?|(?<![\w.@-])(?:[\w-]+\.)+[a-z]{2,}\/[^\s|,،<>()]*/gi
/** Where a name ends: a colon, a bar, a dash with spaces, a tab; a comma before the description. */
const NAME_END = /\s*[:：|¦•·]\s*|\t|\s+[–—-]+\s+|[,،]\s+/u
/** Facts about the project above, and not another one. */
const FACT =
  /^(?:tech(?:nolog(?:y|ies)|nical)?(?: stack| used)?|stack|tools|role|link|url|github|demo|date|client|description|team|environment|التقنيات|الأدوات|الدور|الرابط|رابط|التاريخ|العميل|الوصف|الفريق)[^:：]{0,20}[:：]/iu

/** The projects of their own section. A type is proposed only where the text names it; nothing is made up. */
export const readProjects = (lines: readonly Line[]): Project[] =>
  projectLines(lines)
    .flatMap((own) => readProject(own) ?? [])
    .slice(0, MAX_PROJECTS)

/** Groups lines by project: below a name without a bullet, bullets describe it; where all have one, each is a project. */
function projectLines(all: readonly Line[]): Line[][] {
  const filled = all.filter(({ text }) => text !== '')
  const first = filled[0]
  const isHeadBulleted = first !== undefined && isBullet(first)
  return filled.reduce<Line[][]>((projects, line) => {
    const own = projects.at(-1)
    if (!own || isHead(line, isHeadBulleted)) projects.push([line])
    else own.push(line)
    return projects
  }, [])
}

function isHead(line: Line, isHeadBulleted: boolean): boolean {
  const text = withoutBullet(line.text)
  if (isBullet(line) !== isHeadBulleted || FACT.test(text) || /^\p{Ll}/u.test(text)) return false
  return nameIn(text) !== null
}

/** The name before its description; null where the line is only a link, a date or a sentence. */
function nameIn(text: string): string | null {
  const plain = text.replace(ADDRESS, ' ').trim()
  const rest = (periodIn(plain)?.rest ?? plain).replace(/[\s|:：–—-]+$/u, '')
  const [name = '', ...description] = rest.split(NAME_END).map((part) => part.replace(/\s+/g, ' ').trim())
  const isSentence = description.length === 0 && isProse(name)
  const isShort = wordsOf(name).length <= MAX_WORDS && name.length <= MAX_NAME_LENGTH
  return isShort && !isSentence && /\p{L}{2}/u.test(name) ? name.replace(/[.«»"“”]+/gu, '').trim() : null
}

function readProject(lines: readonly Line[]): Project | null {
  const [head] = lines
  const name = head && nameIn(withoutBullet(head.text))
  if (!head || !name) return null
  const { linkedin, links } = readLinks(lines)
  const link = links[0] ?? linkedin
  const type = typeIn(lines)
  return { name: readFrom(name, [head], 0.8), ...(type && { type }), ...(link && { link }) }
}

const TYPES = PROJECT_TYPES.filter(({ id }) => id !== 'other')
  .flatMap(({ id, name }) => [name.ar, name.en].map((label) => ({ id, form: ` ${nameForm(label)} ` })))
  .toSorted((a, b) => b.form.length - a.form.length)

function typeIn(lines: readonly Line[]): Project['type'] {
  for (const line of lines) {
    const form = ` ${nameForm(line.text.replace(/[^\p{L}\p{Nd}\s-]/gu, ' '))} `
    const type = TYPES.find((candidate) => form.includes(candidate.form))
    if (type) return readFrom(type.id, [line], 0.6)
  }
  return undefined
}
