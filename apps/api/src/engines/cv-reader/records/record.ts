import { cleanText } from '@fareeq/domain/kernel/text.ts'
import { periodIn } from '../text/dates.ts'
import type { Line } from '../text/lines.ts'
import type { ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

/** One record of a file that names its fields: an object of JSON Resume, a row of a LinkedIn table. */
export type Told = {
  /** Where it stands: "work[0]", "Positions.csv". */
  at: string
  /** In a table: the line, counted from 1. */
  lines: number[]
  say: (key: string) => string
}

const LONGEST = 4000
const LONGEST_SOURCE = 300

/** What a record says under a name: text, a number, or a list of texts, a line each. Anything else says nothing. */
export function sayIn(record: Readonly<Record<string, unknown>>): Told['say'] {
  return (key) => {
    const value = Object.hasOwn(record, key) ? record[key] : undefined
    const texts = Array.isArray(value) ? value.slice(0, 100) : [value]
    const said = texts.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []))
    return cleanText(said.map((text) => text.slice(0, LONGEST)).join('\n'))
      .slice(0, LONGEST)
      .toWellFormed()
  }
}

/** A field that is called by its name is read without a doubt. */
export const SURE = 0.98
const YEAR_ONLY = 0.85

/** A value, with the names and words of the fields it was read from. */
export const told = <Value>(value: Value, of: Told, keys: readonly string[], confidence = SURE): ReadValue<Value> => ({
  value,
  source: {
    lines: of.lines,
    text: keys
      .flatMap((key) => (of.say(key) === '' ? [] : [`${key}: ${of.say(key)}`]))
      .join('\n')
      .slice(0, LONGEST_SOURCE)
      .toWellFormed(),
    at: of.at,
  },
  confidence,
})

/** What a rule for running text found in a field keeps its value, and is said to come from that field. */
export const retold = <Value>(found: ReadValue<Value>, of: Told, keys: readonly string[]): ReadValue<Value> =>
  told(found.value, of, keys, found.confidence)

/** For those rules: the words of a field as lines of a CV. */
export const linesIn = (text: string): Line[] =>
  text.split('\n').map((line, index) => ({ n: index + 1, text: line, size: 0 }))

const LONGEST_LINE = 200
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE).toWellFormed()

export function lineOf(of: Told, key: string | undefined): ReadValue<string> | undefined {
  const text = key === undefined ? '' : oneLine(of.say(key))
  return text === '' || key === undefined ? undefined : told(text, of, [key])
}

/** "2014-06-29", "Jan 2020", "2020". */
export function monthOf(of: Told, key: string | undefined): ReadValue<string> | undefined {
  const date = key === undefined ? undefined : periodIn(oneLine(of.say(key)))?.single
  return date === undefined || key === undefined ? undefined : told(date, of, [key], date.length > 4 ? SURE : YEAR_ONLY)
}

/** Without what was not found. */
export const present = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
