import { periodIn } from './dates.ts'
import { unlabelledStudies } from './labels.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { type Line, readFrom, isProse, partsOf, withoutBullet, wordsOf } from './lines.ts'
import { isPlace } from './places.ts'
import { isDegree, isSchool, isTitle } from '../lexicon/words.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

type Education = CvProposal['educations'][number]
type Part = { text: string; line: Line }

/** An entry is a degree and a school; a second one of either begins the next entry. */
export function readEducations(lines: readonly Line[], lexicon: Lexicon): Education[] {
  const groups: { parts: Part[]; dates: Partial<Education> }[] = []
  let group: (typeof groups)[number] | undefined
  for (const line of rejoined(unlabelledStudies(lines))) {
    if (
      line.text === '' ||
      ASIDE.test(line.text) ||
      (isProse(line.text) && !isDegree(line.text) && !isSchool(line.text))
    )
      continue
    const plain = { ...line, text: withoutBullet(line.text.replace(/\t/g, ' | ')) }
    const period = periodIn(plain.text)
    const parts = (line.as ? [line.text] : piecesOf(period?.rest ?? plain.text))
      .filter((text) => !isPlace(text, lexicon))
      .map((text) => ({ text, line }))
    const isNew = parts.some(
      ({ text }) => kindOf(text) !== null && group?.parts.some((part) => kindOf(part.text) === kindOf(text)),
    )
    if (!group || isNew) {
      // Dates above their entry.
      const carried = group && group.parts.length === 0 ? group.dates : {}
      group = { parts: [], dates: carried }
      groups.push(group)
    }
    group.parts.push(...parts)
    if (period && Object.keys(group.dates).length > 0 && parts.length === 0 && isWhole(group.parts)) {
      group = { parts: [], dates: datesOf(period, line) }
      groups.push(group)
    } else if (period) group.dates = { ...datesOf(period, line), ...group.dates }
  }
  return groups.flatMap(({ parts, dates }) => {
    const name = nameParts(parts)
    return name ? [{ ...name, ...dates }] : []
  })
}

/** Joins a name that was wrapped beside the dates. */
function rejoined(lines: readonly Line[]): Line[] {
  const all: Line[] = []
  for (const line of lines) {
    const last = all.at(-1)
    const goesOn = /^\p{Ll}/u.test(line.text) || (wordsOf(line.text).length === 1 && isSchool(line.text))
    if (last && goesOn && /\t/.test(last.text) && !/\t/.test(line.text))
      all[all.length - 1] = { ...last, text: last.text.replace('\t', ` ${line.text}\t`) }
    else all.push(line)
  }
  return all
}

/** Remarks such as a grade, which name neither degree nor school. */
const ASIDE =
  /^\W*(?:thesis|dissertation|c?gpa|grade|final (?:year )?project|graduation project|relevant coursework|mémoire|mention|المعدل|التقدير|رسالة|مشروع التخرج)(?!\p{L})/iu

const kindOf = (text: string) => (isDegree(text) ? 'degree' : isSchool(text) ? 'school' : null)
const isWhole = (parts: readonly Part[]) =>
  parts.some(({ text }) => isDegree(text)) && parts.some(({ text }) => isSchool(text))

/** "BSc in Computer Science from the University of Jordan" is a degree and a school. */
const FROM =
  /\s+(?:from|at|of the|من(?=\s+(?:ال)?(?:جامع|كلي|معهد|أكاديم))|(?:في|ب)(?=\s?(?:ال)?(?:جامع|كلي|معهد|أكاديم)))\s*(?:the\s+)?/u
/** «بكالوريوس هندسة الجامعة الأردنية»: split before the word for the school. */
const piecesOf = (text: string): string[] =>
  partsOf(text, true).flatMap((part) =>
    isDegree(part) && isSchool(part) ? part.split(FROM).map((piece) => piece.trim()) : [part],
  )

const DEGREE_OF =
  /^((?:.*?(?:bachelor(?:'?s)?|master(?:'?s)?|diploma|doctorate)(?: degree)?(?: of (?:science|arts|engineering|technology|business administration|computer applications))?|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?\s?tech\.?|ph\.?\s?d\.?|b\.?a\.?|m\.?a\.?|b\.?s\.?|m\.?s\.?|mba|bba|licence|doctorat|engineering degree|dipl[oô]me d['’]ing[eé]nieur|(?:درجة |شهادة )?(?:ال)?(?:بكالوريوس|ماجستير|ليسانس|دكتوراه|دبلوم|ماستر|إجازة|اجازة))(?:\s*\((?:hons|honours)\))?)(?=$|[\s(,])\s*(?:in|of|en|[-–:]|(?:في|ب)(?=\s)|degree in)?\s*[(]?(.*?)[)]?$/iu

function nameParts(parts: readonly Part[]): Education | null {
  const labelled = (label: Line['as']) => parts.find(({ line }) => line.as === label)
  const degree = labelled('degree') ?? parts.find(({ text }) => isDegree(text))
  const school = labelled('school') ?? parts.find(({ text }) => isSchool(text) && !isDegree(text))
  if (!degree && !school) return null
  const unnamed = degree && !school ? schoolBeside(parts, degree) : undefined
  const [, degreeName, subject = ''] = degree ? (DEGREE_OF.exec(degree.text) ?? ['', degree.text]) : []
  const fieldPart = labelled('field') ?? parts.find((part) => part !== degree && part !== school && isField(part.text))
  const field = degree && /\p{L}{2}/u.test(subject) ? { text: subject, line: degree.line } : degree && fieldPart
  return {
    ...(school && { school: readFrom(school.text, [school.line], 0.9) }),
    ...(unnamed && { school: readFrom(unnamed.text, [unnamed.line], 0.6) }),
    ...(degree && { degree: readFrom((degreeName ?? degree.text).trim(), [degree.line], 0.9) }),
    ...(field && { field: readFrom(field.text.trim(), [field.line], subject === '' ? 0.6 : 0.85) }),
  }
}

/** "BSc in Physics, NUST": next to a degree with its field, the only other name is taken for the school. */
function schoolBeside(parts: readonly Part[], degree: Part): Part | undefined {
  const others = parts.filter((part) => part !== degree && !isField(part.text) && !ASIDE.test(part.text))
  const [only] = others
  return only && others.length === 1 && SCHOOL_NAME.test(only.text) && !isTitle(only.text) ? only : undefined
}
const SCHOOL_NAME = /^\p{Lu}[\p{L}\p{M}&'’. -]{2,50}$/u

const isField = (text: string) =>
  /^(?:[\p{L}\p{M}&' ]{3,60})$/u.test(text) &&
  /scien|engineer|comput|inform|system|business|design|math|physic|econom|account|market|software|arts|علوم|هندس|حاسوب|حاسب|نظم|معلومات|تصميم|رياضيات|فيزياء|إدارة|اقتصاد|محاسبة|برمجي/iu.test(
    text,
  )

/** A single date is the end. */
function datesOf(period: NonNullable<ReturnType<typeof periodIn>>, line: Line): Partial<Education> {
  const end = period.end ?? period.single
  return {
    ...(period.start && { start: readFrom(period.start, [line], 0.9) }),
    ...(end && { end: readFrom(end, [line], period.single ? 0.75 : 0.9) }),
  }
}
