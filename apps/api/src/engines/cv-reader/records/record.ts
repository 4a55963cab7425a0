import { cleanText } from '@fareeq/domain/kernel/text/text.ts'
import { periodIn } from '../text/dates.ts'
import type { Line } from '../text/lines.ts'
import type { ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

/** A record with named fields: an object of JSON Resume, a row of a LinkedIn table. */
export type StructuredRecord = {
  /** Path of the record: "work[0]", "Positions.csv". */
  at: string
  /** Line numbers in a table, from 1. */
  lines: number[]
  /** The text of a field; empty where it has none. */
  field: (key: string) => string
}

const MAX_LENGTH = 4000
const MAX_SOURCE_LENGTH = 300

/** Reads a field as text: a string, a number, or a list of them, a line each. Anything else is empty. */
export function fieldReader(record: Readonly<Record<string, unknown>>): StructuredRecord['field'] {
  return (key) => {
    const value = Object.hasOwn(record, key) ? record[key] : undefined
    const texts = Array.isArray(value) ? value.slice(0, 100) : [value]
    const strings = texts.flatMap((text) =>
      typeof text === 'string' || typeof text === 'number' ? [String(text)] : [],
    )
    return cleanText(strings.map((text) => text.slice(0, MAX_LENGTH)).join('\n'))
      .slice(0, MAX_LENGTH)
      .toWellFormed()
  }
}

/** Confidence of a field that is found by its name. */
export const SURE = 0.98
const YEAR_ONLY = 0.85

/** Provenance: a value with the path of its record and the fields it was read from. */
export const readFrom = <Value>(
  value: Value,
  record: StructuredRecord,
  keys: readonly string[],
  confidence = SURE,
): ReadValue<Value> => ({
  value,
  source: {
    lines: record.lines,
    text: keys
      .flatMap((key) => (record.field(key) === '' ? [] : [`${key}: ${record.field(key)}`]))
      .join('\n')
      .slice(0, MAX_SOURCE_LENGTH)
      .toWellFormed(),
    at: record.at,
  },
  confidence,
})

/** Replaces the source of a value that the text readers found in a field by that field. */
export const attributedTo = <Value>(
  value: ReadValue<Value>,
  record: StructuredRecord,
  keys: readonly string[],
): ReadValue<Value> => readFrom(value.value, record, keys, value.confidence)

/** Adapter for the text readers: a field as lines of a CV. */
export const asLines = (text: string): Line[] =>
  text.split('\n').map((line, index) => ({ n: index + 1, text: line, size: 0 }))

const MAX_LINE_LENGTH = 200
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE_LENGTH).toWellFormed()

export function lineField(record: StructuredRecord, key: string | undefined): ReadValue<string> | undefined {
  const text = key === undefined ? '' : oneLine(record.field(key))
  return text === '' || key === undefined ? undefined : readFrom(text, record, [key])
}

/** "2014-06-29", "Jan 2020", "2020". */
export function monthField(record: StructuredRecord, key: string | undefined): ReadValue<string> | undefined {
  const date = key === undefined ? undefined : periodIn(oneLine(record.field(key)))?.single
  return date === undefined || key === undefined
    ? undefined
    : readFrom(date, record, [key], date.length > 4 ? SURE : YEAR_ONLY)
}

/** Removes undefined fields. */
export const definedOnly = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
