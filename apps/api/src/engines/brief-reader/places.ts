import { polarityOf } from './negation.ts'
import type { Scan } from './scan.ts'

export type PlaceMatch = { kind: 'zone' | 'country'; value: string; from: number; to: number }

/** «من الأردن», "based in Jordan": not the country of the company. */
const isOurs = (scan: Scan, from: number): boolean => {
  const { from: begin } = scan.clauseOf(from)
  for (let at = from - 1; at >= Math.max(begin, from - 7); at--) {
    if (scan.hasCue(at, 'ours')) return true
    if (scan.markAt(at)?.head || scan.markAt(at)?.role || scan.markAt(at)?.skills || scan.markAt(at)?.anyone)
      return false
  }
  return false
}

const CHAIN = new Set(['or', 'and', 'او', 'و'])

/** Clocks that hours are shared with, and countries that people are to be in. */
export function placesOf(scan: Scan): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  for (const { place, from, to } of scan.marks) {
    if (!place || polarityOf(scan, from) !== 'said') continue
    const { zone, country } = place
    const isClock =
      scan.near(from, to, ['clock'], { back: 3, ahead: 3 }) ||
      scan.marks.some((mark) => mark.dayPart && Math.abs(mark.from - from) <= 4)
    const { from: begin, to: end } = scan.sentenceOf(from)
    const hasSharedHours =
      scan.cues.some(({ cue, from: at }) => cue === 'overlap' && at >= begin && at <= end) ||
      scan.marks.some((mark) => mark.unit === 'hour' && mark.from >= begin && mark.to <= end)
    const last = matches.at(-1)
    const isChained =
      last?.kind === 'country' &&
      from - last.to <= 2 &&
      (CHAIN.has(scan.tokens[from - 1]?.form ?? '') || scan.tokens[from]?.isJoined)
    if (zone && (isClock || hasSharedHours)) matches.push({ kind: 'zone', value: zone, from: withCues(scan, from), to })
    else if (country && !place.isCity && (isChained || (!isOurs(scan, from) && isWhere(scan, from))))
      matches.push({ kind: 'country', value: country, from, to })
  }
  return matches
}

/** "overlapping with London", «بتوقيت الرياض»: the words before the place belong to it. */
function withCues(scan: Scan, from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - 3) && scan.gap(at + 1) === 'none'; at--)
    if (scan.hasCue(at, 'overlap', 'clock')) return at
  return from
}

/** After a word of place, or behind the prefix of one. */
const isWhere = (scan: Scan, from: number): boolean =>
  scan.near(from, from, ['from'], { back: 2 }) || /^(?:ب|من|في)/.test(scan.tokens[from]?.form ?? '')
