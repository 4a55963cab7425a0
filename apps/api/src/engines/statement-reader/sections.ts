import type { StatementFormat } from '@fareeq/domain/bank-statements/limits.ts'
import type { ReadLine, ReadStatement } from '@fareeq/domain/bank-statements/schema.ts'
import { fault } from './faults.ts'

/** One statement of a file, or one page of it. */
export type Section = {
  iban: string | null
  number: string | null
  opening: number | null
  closing: number | null
  lines: ReadLine[]
}

export const emptySection = (): Section => ({ iban: null, number: null, opening: null, closing: null, lines: [] })

/** Days and pages of one account follow one another: the first balance, the last one, and all lines between. */
export function joined(format: StatementFormat, sections: readonly Section[]): ReadStatement {
  const [first, last] = [sections[0], sections.at(-1)]
  if (!first || !last) throw fault('statement_unreadable')
  if (sections.some(({ iban }) => iban !== first.iban)) throw fault('statement_accounts')
  if (sections.some(({ opening, closing }) => opening === null || closing === null)) throw fault('statement_cut')
  const lines = sections.flatMap((section) => section.lines)
  return { format, iban: first.iban, number: first.number, opening: first.opening, closing: last.closing, lines }
}
