import type { PoolClient } from 'pg'

export type Field = { name: string; dataTypeID: number }
/** Makes a row of what PostgreSQL wrote. */
export type Read = (texts: (string | null)[]) => unknown
type Parse = (text: string) => unknown

const readers = new Map<string, Read>()

/** For a statement with a name there is one reader, whatever the connection; another comes and goes. */
export function readerOf(statement: string | undefined, fields: Field[], client: PoolClient): Read {
  const parsers = fields.map(({ dataTypeID }) => client.getTypeParser(dataTypeID, 'text') as Parse)
  if (statement === undefined) return read(fields, parsers)
  const key = `${statement} ${fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join()}`
  const reader = readers.get(key) ?? compiled(fields, parsers)
  readers.set(key, reader)
  return reader
}

const read =
  (fields: Field[], parsers: Parse[]): Read =>
  (texts) =>
    Object.fromEntries(texts.map((text, at) => [fields[at]!.name, text === null ? null : parsers[at]!(text)] as const))

/**
 * Written out as one object literal: whatever is assigned field by field, by code that all statements share, becomes a
 * slow object. The names are those of our own statements.
 */
function compiled(fields: Field[], parsers: Parse[]): Read {
  const values = fields.map(({ name }, at) => `${JSON.stringify(name)}: t[${at}] === null ? null : p[${at}](t[${at}])`)
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('p', `return (t) => ({ ${values.join(', ')} })`)(parsers) as Read
}
