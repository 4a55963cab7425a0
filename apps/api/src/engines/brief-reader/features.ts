import type { Time } from '@fareeq/domain/talents/rules-terms.ts'
import { type Seniority, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import type { Group } from './groups.ts'
import type { Mark } from './lexicon.ts'
import type { Measure } from './measures.ts'
import { type Polarity, polarityOf } from './negation.ts'
import type { Scan } from './scan.ts'

/** A feature of a role in the text. */
export type Feature = { from: number; to: number; polarity: Polarity; isPlural: boolean } & (
  | { kind: 'level'; value: Seniority }
  | { kind: 'time'; value: Time }
  | { kind: 'skills'; value: readonly string[] }
)

export const skillsIn = (features: readonly { readonly value: readonly string[] }[]): string[] => [
  ...new Set(features.flatMap(({ value }) => value)),
]

/** Levels, times and technologies that no noun has consumed. */
export function featuresOf(scan: Scan, groups: readonly Group[], measures: readonly Measure[]): Feature[] {
  const isInTrade = (mark: Mark) =>
    groups.some(({ head }) => mark.from >= head.from && mark.to <= head.to && !mark.level && !mark.time)
  const marks = scan.marks.flatMap((mark): Feature[] => {
    const base = {
      from: mark.from,
      to: mark.to,
      polarity: polarityOf(scan, mark.from),
      isPlural: mark.isPlural === true,
    }
    if (mark.level && !isOtherLevel(scan, mark)) return [{ ...base, kind: 'level', value: mark.level }]
    if (mark.time) return [{ ...base, kind: 'time', value: mark.time }]
    if (mark.skills && (!isInTrade(mark) || mark.head === undefined))
      return [{ ...base, kind: 'skills', value: mark.skills }]
    return []
  })
  const experiences = measures.flatMap((measure): Feature[] => {
    if (measure.meaning !== 'experience') return []
    const years = measure.unit === 'year' ? measure.amount : measure.unit === 'month' ? measure.amount / 12 : NaN
    if (Number.isNaN(years)) return []
    return [
      {
        from: measure.from,
        to: measure.to,
        polarity: 'said',
        isPlural: false,
        kind: 'level',
        value: seniorityOf(years),
      },
    ]
  })
  const hours = measures.flatMap((measure): Feature[] => {
    if (measure.meaning !== 'workHours') return []
    const isDay =
      measure.amount <= 12 &&
      !/(?:week|اسبوع)/.test(
        scan.tokens
          .slice(measure.to, measure.to + 4)
          .map(({ form }) => form)
          .join(' '),
      )
    const value: Time = (isDay ? measure.amount >= 7 : measure.amount > 30) ? 'full_time' : 'part_time'
    return [{ from: measure.from, to: measure.to, polarity: 'said', isPlural: false, kind: 'time', value }]
  })
  // A word for the level beats the years beside it.
  const hasWords = marks.some(({ kind, polarity }) => kind === 'level' && polarity === 'said')
  return [
    ...marks,
    ...(hasWords
      ? experiences.filter(({ from }) => !marks.some((mark) => mark.kind === 'level' && Math.abs(mark.from - from) < 8))
      : experiences),
    ...hours,
  ].toSorted((a, b) => a.from - b.from)
}

const MONEY_WORDS = new Set(['salary', 'pay', 'range', 'الراتب', 'راتب', 'الاجور', 'september', 'january', 'march'])

/** "mid March", «خبير» in "expert in": other meanings of a level. */
const isOtherLevel = (scan: Scan, { to, level }: Mark): boolean =>
  level === 'mid' && (MONEY_WORDS.has(scan.tokens[to + 1]?.form ?? '') || scan.markAt(to + 1)?.month !== undefined)

export const lastValue = (
  scan: Scan,
  features: readonly Feature[],
  hasMixed: boolean,
): Feature['value'] | undefined => {
  const values = [...new Set(features.map(({ value }) => value))]
  if (values.length === 0 || (hasMixed && values.length > 1)) return undefined
  if (values.length === 1) return values[0]
  // Two different values: the later one, where it takes the first back.
  const [first, last] = [features[0]!, features.at(-1)!]
  for (let at = first.to + 1; at <= last.from; at++) {
    if (
      scan.hasCue(at, 'correction') ||
      /^(?:no|but|لا|بل)$/.test(scan.tokens[at]?.form ?? '') ||
      (scan.gap(at) === 'stop' && at > first.to)
    )
      return last.value
  }
  return undefined
}
