import { type Period, periodIn } from './dates.ts'
import { MONTH_NAME, dateForm } from '../lexicon/months.ts'
import { type Line, isBullet, isProse, wordsOf } from './lines.ts'
import { isCompany, isTitle } from '../lexicon/words.ts'

/** One job: its heading lines, the line with its dates, and the description. */
export type Entry = { head: Line[]; dated: Line; period: Period; body: Line[] }

const MAX_HEAD_LINES = 3
const MAX_WORDS = 16

type Dated = { line: Line; period: Period; at: number }

/** "… between 2019 and 2020" is a date inside the description. */
const WITHIN = /\p{L}\s+(?:between\s|بين\s)/u

/** A line that consists of dates, with or without a title: "Jan 2020 – Present". */
function datedIn(lines: readonly Line[]): Dated[] {
  return lines.flatMap((line, at) => {
    if (line.text === '' || wordsOf(line.text).length > MAX_WORDS) return []
    const period = periodIn(line.text)
    if (!period || (isBullet(line) && (period.single !== undefined || isProse(period.rest)))) return []
    if (WITHIN.test(line.text)) return []
    // A year inside a sentence is not a date of the job.
    const alone = period.single !== undefined || period.hijri
    if (alone && !(period.rest === '' || isTitle(period.rest) || isCompany(period.rest))) return []
    if (/^\p{Ll}/u.test(line.text) && period.rest !== '' && !isTitle(period.rest)) return []
    return [{ line, period, at }]
  })
}

/** Whether a line is a heading of a job and not part of its description. */
const isHead = (line: Line) =>
  line.text !== '' && !isBullet(line) && !isProse(line.text) && wordsOf(line.text).length <= MAX_WORDS

/**
 * Splits a section at its dates. The number of lines before the first date is taken for all entries, because a CV formats
 * its jobs alike.
 */
export function entriesOf(all: readonly Line[]): Entry[] {
  const lines = rejoined(all)
  const dated = datedIn(lines)
  const first = dated[0]
  if (!first) return []
  const lead = lines.slice(0, first.at).filter(isHead).length
  const before = Math.min(MAX_HEAD_LINES, lead)
  const starts = dated.map(({ at }, index) => startOf(lines, at, before, dated[index - 1]?.at ?? -1))
  return dated.map(({ line, period, at }, index) => {
    const lines_ = lines.slice(at + 1, starts[index + 1] ?? lines.length)
    return {
      head: lines.slice(starts[index], at).filter((line) => line.text !== ''),
      dated: line,
      period,
      body: lines_,
    }
  })
}

/** Joins a date range that was wrapped in a narrow column: "Jan 2017 – Jul" above "2020". */
function rejoined(lines: readonly Line[]): Line[] {
  const all: Line[] = []
  for (const line of lines) {
    const last = all.at(-1)
    const goesOn = last && HANGING.test(dateForm(last.text)) && /^(?:\p{L}+\.? )?\d{4}$/u.test(line.text)
    if (goesOn) all[all.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else all.push(line)
  }
  return all
}
const HANGING = new RegExp(`\\d{4}\\s*[-–—]\\s*(?:${MONTH_NAME})?$`, 'u')

function startOf(lines: readonly Line[], at: number, before: number, min: number): number {
  let start = at
  for (let count = 0; count < before && start - 1 > min;) {
    const line = lines[start - 1]!
    if (line.text === '') {
      // An empty line ends the block once it has begun.
      if (count > 0) break
    } else if (!isHead(line)) break
    else count++
    start--
  }
  while (lines[start]?.text === '') start++
  return Math.min(start, at)
}
