import type { Bilingual } from '../kernel/locale.ts'

/** One thing that can be chosen. Its id is kept in rows and addresses and never changes; its names may. */
export type Entry = {
  readonly id: string
  readonly name: Bilingual
  /** What else people type when they look for it, in either script. */
  readonly aliases: readonly string[]
}

/** A table written as text, a line each, so that it reads and differs by the line; columns are told apart by bars. */
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
