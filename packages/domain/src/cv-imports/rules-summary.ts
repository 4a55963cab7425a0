import { hasArabic } from '../kernel/text.ts'
import { BIO_LENGTH } from '../talents/schema-profile.ts'
import { dateForm } from './rules-months.ts'
import { type Line, from, withoutBullet } from './rules-lines.ts'
import type { CvProposal, Found } from './schema.ts'

const SHORTEST = 30

export function readSummary(lines: readonly Line[]): CvProposal['summary'] {
  const said = lines.filter(({ text }) => text !== '')
  const text = said.map((line) => withoutBullet(line.text)).join(' ')
  if (text.length < SHORTEST) return undefined
  const cut = text.length > BIO_LENGTH ? text.slice(0, BIO_LENGTH).replace(/\s+\S*$/, '') : text
  return from({ lang: hasArabic(text) ? 'ar' : 'en', text: cut.toWellFormed() }, said, 0.9)
}

const YEARS_SAID = [
  /(?<!\d)(\d{1,2})\s*\+?\s*(?:years?|yrs?)(?:['’])?\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,4}experience/u,
  /experience\s*(?:of|[:：])?\s*(?:over|more than)?\s*(?<!\d)(\d{1,2})\s*\+?\s*(?:years?|yrs?)/u,
  /(?:over|more than|with)\s+(\d{1,2})\s*\+?\s*(?:years?|yrs?)(?=\s+(?:in|building|developing|designing|working|of))/u,
  /خبره\s+(?:\p{L}+\s+){0,4}?(?:تزيد\s+(?:علي|عن)\s+|اكثر\s+من\s+)?(\d{1,2})\s*\+?\s*(?:سنوات|سنه|عام|اعوام)/u,
  /(?<!\d)(\d{1,2})\s*\+?\s*(?:سنوات|سنه|عاما|اعوام)\s+(?:من\s+)?(?:ال)?خبره/u,
]
const MONTHS_A_YEAR = 12
const MOST_YEARS = 50

/** Said in so many words; else counted from the months of the jobs, where all of them are known. */
export function readYears(
  prose: readonly Line[],
  experiences: CvProposal['experiences'],
  now: Date,
): Found<{ years: number; months: number }> | undefined {
  for (const line of prose) {
    for (const pattern of YEARS_SAID) {
      const years = Number(pattern.exec(dateForm(line.text))?.[1] ?? 0)
      if (years > 0 && years <= MOST_YEARS) return from({ years, months: 0 }, [line], 0.9)
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
  if (months === 0 || months > MOST_YEARS * MONTHS_A_YEAR) return undefined
  return {
    value: { years: Math.floor(months / MONTHS_A_YEAR), months: months % MONTHS_A_YEAR },
    source: { lines, text: experiences.map(({ start }) => start?.source.text ?? '').join('\n') },
    confidence: 0.7,
  }
}

const monthsOf = (date: string) => Number(date.slice(0, 4)) * MONTHS_A_YEAR + Number(date.slice(5)) - 1
