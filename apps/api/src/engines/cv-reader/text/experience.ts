import { RESPONSIBILITY_LENGTH } from '@fareeq/domain/talents/rules.ts'
import { type Entry, entriesOf } from './entries.ts'
import { unlabelledJobs } from './labels.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { type Line, readFrom, isBullet, isProse, partsOf, withoutBullet, wordsOf } from './lines.ts'
import { isPlace } from './places.ts'
import { isArrangement, isCompany, isOwnWork, isTitle } from '../lexicon/words.ts'
import type { CvProposal, ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

type Experience = CvProposal['experiences'][number]
type Part = { text: string; line: Line }

const MAX_NAME_LENGTH = 120

export const readExperiences = (lines: readonly Line[], lexicon: Lexicon): Experience[] =>
  entriesOf(unlabelledJobs(lines)).flatMap((entry) => {
    const experience = readExperience(entry, lexicon)
    return experience ? [experience] : []
  })

function readExperience({ head, dated, period, body }: Entry, lexicon: Lexicon): Experience | null {
  const own: Line[] = [...head, { ...dated, text: period.rest }, ...body.filter((line) => line.as)]
  let parts = own.flatMap((line) => piecesOf(line, lexicon))
  let rest = body.filter((line) => !line.as)
  // The dates came first, or the heading lacks a part: the next lines supply it.
  while (parts.length < 2) {
    const next = rest.find(({ text }) => text !== '' && !isArrangement(text) && !isPlace(text, lexicon))
    if (!next || !isName(next) || (parts.length === 1 && !completes(next, parts[0]!, head.length))) break
    parts = [...parts, ...piecesOf(next, lexicon)]
    rest = rest.slice(rest.indexOf(next) + 1)
  }
  const { title, company } = titleAndCompany(parts.slice(0, 4))
  if (!title && !company) return null
  return {
    ...(title && { title }),
    ...(company && { company }),
    ...dates(period, dated),
    ...responsibility(rest, lexicon),
  }
}

const isName = (line: Line) =>
  !isBullet(line) && !isProse(line.text) && wordsOf(line.text).length <= 10 && !/[:：]/.test(line.text)

/** A second line belongs to the heading when it supplies the missing part, or the dates opened the entry. */
const completes = (line: Line, first: Part, before: number) =>
  isTitle(first.text) ? isCompany(line.text) || (!isTitle(line.text) && before === 0) : isTitle(line.text)

/** "Engineer at Acme", «مهندس في شركة أكمي». */
const AT = /\s+(?:at|@|في شركة|لدى|بشركة|في)\s+|\s*@\s*/u

const NUMBERED = /^\d{1,2}[.)]\s+/

function piecesOf(line: Line, lexicon: Lexicon): Part[] {
  const text = line.text.replace(NUMBERED, '').replace(/(?<=[,،]) ?(?=(?:inc|llc|ltd|co)\b)/gi, '\u00a0')
  return (line.as ? [text] : partsOf(text, true))
    .flatMap((part) => (isTitle(part) && !line.as ? splitAt(part) : [part]))
    .map((part) =>
      part
        .replace(/\u00a0/g, ' ')
        .replace(/^[([]|[)\]]$/g, (mark) => (isPaired(part) ? mark : ''))
        .trim(),
    )
    .filter(
      (part) =>
        part !== '' &&
        part.length <= MAX_NAME_LENGTH &&
        !isArrangement(part) &&
        !isPlace(part, lexicon) &&
        /\p{L}{2}/u.test(part),
    )
    .map((text) => ({ text, line }))
}

const isPaired = (text: string) => /\(/.test(text) === /\)/.test(text)

function splitAt(part: string): string[] {
  const at = AT.exec(part)
  if (!at) return [part]
  const company = part.slice(at.index + at[0].length)
  const arabic = /شركة/.test(at[0]) ? `شركة ${company}` : company
  return [part.slice(0, at.index), arabic]
}

/** Classifies the parts as job and employer. Where no word of either is known, the job is assumed to come first. */
function titleAndCompany(parts: readonly Part[]): { title?: ReadValue<string>; company?: ReadValue<string> } {
  const titles = parts.filter(
    ({ text }) => isTitle(text) && !(isCompany(text) && !/^\P{L}*\p{L}+ (?:at|في)/u.test(text)),
  )
  const labelled = (label: Line['as']) => parts.find(({ line }) => line.as === label)
  const title = labelled('title') ?? titles[0] ?? parts.find(({ text, line }) => isTitle(text) && line.as !== 'company')
  const others = parts.filter((part) => part !== title)
  if (title) {
    const sure = labelled('company') ?? others.find(({ text }) => isCompany(text))
    const company = sure ?? others.find(({ text }) => !isTitle(text) && !isOwnWork(text)) ?? others[0]
    return {
      title: readFrom(title.text, [title.line], titles.length > 1 ? 0.75 : 0.9),
      ...(company && { company: readFrom(company.text, [company.line], sure ? 0.9 : 0.8) }),
    }
  }
  const employer = parts.find(({ text }) => isCompany(text))
  const [first, second] = parts
  if (employer) {
    const other = parts.find((part) => part !== employer)
    return {
      ...(other && { title: readFrom(other.text, [other.line], 0.5) }),
      company: readFrom(employer.text, [employer.line], 0.8),
    }
  }
  return first && second
    ? { title: readFrom(first.text, [first.line], 0.4), company: readFrom(second.text, [second.line], 0.4) }
    : {}
}

function dates(period: Entry['period'], line: Line): Partial<Experience> {
  const sure = (date: string) => (date.length > 4 ? 0.95 : 0.85)
  const start = period.start ?? period.single
  return {
    ...(start && { start: readFrom(start, [line], sure(start)) }),
    ...(period.end && { end: readFrom(period.end, [line], sure(period.end)) }),
    ...(period.current && { current: readFrom(true, [line], 0.95) }),
  }
}

function responsibility(body: readonly Line[], lexicon: Lexicon): Partial<Experience> {
  const lines = body.filter(({ text }) => text !== '' && !isArrangement(text) && !isPlace(text, lexicon))
  if (lines.length === 0) return {}
  const text = lines.reduce((text, line) => {
    const words = withoutBullet(line.text)
    const goesOn = text !== '' && !isBullet(line) && body.some(isBullet)
    return text === '' ? words : `${text}${goesOn ? ' ' : '\n'}${words}`
  }, '')
  return { responsibility: readFrom(text.slice(0, RESPONSIBILITY_LENGTH).toWellFormed(), lines, 0.8) }
}
