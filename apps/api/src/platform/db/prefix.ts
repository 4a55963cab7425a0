import { type Sql, sql } from './sql.ts'

/** The last code point: greater than whatever follows a prefix. */
const LAST = '\u{10FFFF}'

/** Prefix match as a range. The cached generic plan of a `like` with a parameter cannot use the index and reads the whole table. */
export const begins = (column: Sql, prefix: string): Sql =>
  sql`(${column} ~>=~ ${prefix} and ${column} ~<~ ${prefix + LAST})`

/** Suffix match by an index of the reversed text. */
export const ends = (column: Sql, suffix: string): Sql =>
  begins(sql`reverse(${column})`, Array.from(suffix).toReversed().join(''))
