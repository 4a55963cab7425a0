import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'
import { BIO_LENGTH } from '@fareeq/domain/talents/rules.ts'
import { dateForm } from '../lexicon/months.ts'
import { numbersIn } from './number-words.ts'
import { type Line, readFrom, isProse, withoutBullet } from './lines.ts'
import type { CvProposal, ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

const MIN_LENGTH = 30

/** Under its heading; else the prose at the top of the CV. */
export function readSummary(lines: readonly Line[], head: readonly Line[] = []): CvProposal['summary'] {
  const filled = lines.filter(({ text }) => text !== '')
  if (filled.length > 0) return summaryOf(filled, 0.9)
  const prose = head.filter(({ text }) => isProse(text) && !/[@|\t]|\d{4}/.test(text))
  return summaryOf(prose, 0.7)
}

function summaryOf(lines: readonly Line[], confidence: number): CvProposal['summary'] {
  const text = lines.map((line) => withoutBullet(line.text)).join(' ')
  if (text.length < MIN_LENGTH) return undefined
  const cut = text.length > BIO_LENGTH ? text.slice(0, BIO_LENGTH).replace(/\s+\S*$/, '') : text
  return readFrom({ lang: hasArabic(text) ? 'ar' : 'en', text: cut.toWellFormed() }, lines, confidence)
}

const YEARS_WRITTEN = [
  /(?<!\d)(\d{1,2})\s*\+?\s*(?:years?|yrs?)(?:['’])?\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,4}experience/u,
  /experience\s*(?:of|[:：])?\s*(?:over|more than)?\s*(?<!\d)(\d{1,2})\s*\+?\s*(?:years?|yrs?)/u,
  /(?:over|more than|with)\s+(\d{1,2})\s*\+?\s*(?:years?|yrs?)(?=\s+(?:in|building|developing|designing|working|of))/u,
  /(?<!\d)(\d{1,2})\s*\+?\s*(?:years?|yrs?)\s+in\s+(?:the\s+)?(?:software|tech|technology|it|industry|field|trade|data|design|web|mobile|engineering|development|security|product)(?!\p{L})/u,
  /experienced[^.\d]{0,40}\((\d{1,2})\s*\+?\s*(?:years?|yrs?)\)/u,
  /years of (?:professional |work )?experience\s*[:：|\t]?\s*(\d{1,2})(?!\d)/u,
  /(?<!\d)(\d{1,2})\s*\+?\s*an(?:s|nées)\s+d['’]expérience/u,
  /خبره\s+(?:\p{L}+\s+){0,4}?(?:تزيد\s+(?:علي|عن)\s+|اكثر\s+من\s+)?(\d{1,2})\s*\+?\s*(?:سنوات|سنه|عاما|عام|اعوام)/u,
  /(?<!\d)(\d{1,2})\s*\+?\s*(?:سنوات|سنه|عاما|عام|اعوام)\s+(?:من\s+)?(?:ال)?خبره/u,
  /(?<!\d)(\d{1,2})\s*\+?\s*(?:سنوات|سنه|عاما|عام|اعوام)\s+في\s+(?:مجال|قطاع|تطوير|بناء|تصميم|هندسه|برمجه|البرمجه)(?!\p{L})/u,
  /سنوات\s+(?:ال)?خبره\s*[:：|\t]?\s*(\d{1,2})(?!\d)/u,
]
const MONTHS_A_YEAR = 12
const MAX_YEARS = 50

/** As stated; else the sum of the months of all jobs, where all dates are known. */
export function readYears(
  prose: readonly Line[],
  experiences: CvProposal['experiences'],
  now: Date,
): ReadValue<{ years: number; months: number }> | undefined {
  const filled = prose.filter(({ text }) => text !== '')
  // A sentence may be wrapped.
  for (const lines of [...filled.map((line) => [line]), ...filled.slice(1).map((line, at) => [filled[at]!, line])]) {
    const text = numbersIn(dateForm(lines.map((line) => line.text).join(' ')))
    for (const pattern of YEARS_WRITTEN) {
      const years = Number(pattern.exec(text)?.[1] ?? 0)
      if (years > 0 && years <= MAX_YEARS) return readFrom({ years, months: 0 }, lines, 0.9)
    }
  }
  return counted(experiences, now)
}

function counted(experiences: CvProposal['experiences'], now: Date) {
  const today = `${now.getUTCFullYear()}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`
  const worked = new Set<number>()
  for (const { start, end, current } of experiences) {
    const last = current ? today : end?.value
    if (start?.value.length !== 7 || last?.length !== 7) return undefined
    for (let month = monthsOf(start.value); month <= Math.min(monthsOf(last), monthsOf(today)); month++)
      worked.add(month)
  }
  const [months, lines] = [worked.size, experiences.flatMap(({ start }) => start?.source.lines ?? [])]
  if (months === 0 || months > MAX_YEARS * MONTHS_A_YEAR) return undefined
  return {
    value: { years: Math.floor(months / MONTHS_A_YEAR), months: months % MONTHS_A_YEAR },
    source: { lines, text: experiences.map(({ start }) => start?.source.text ?? '').join('\n') },
    confidence: 0.7,
  }
}

const monthsOf = (date: string) => Number(date.slice(0, 4)) * MONTHS_A_YEAR + Number(date.slice(5)) - 1
