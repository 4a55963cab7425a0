import type { Bilingual } from '../kernel/language/locale.ts'

/** One choice. Its id is stored and never changes; its names may. */
export type Entry = {
  readonly id: string
  readonly name: Bilingual
  /** Synonyms for search, in either script. */
  readonly aliases: readonly string[]
}

/** A table as text, one row per line, so that diffs are by the row; columns are separated by bars. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((column) => column.trim()))

export const aliasesOf = (column = ''): string[] =>
  column
    .split(',')
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')

/** id | Arabic | English | aliases */
export const entriesOf = (table: string): Entry[] =>
  rowsOf(table).map(([id = '', ar = '', en = '', aliases]) => ({ id, name: { ar, en }, aliases: aliasesOf(aliases) }))
