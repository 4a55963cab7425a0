import { csvRecords } from '@fareeq/domain/kernel/text/csv-reader.ts'
import type { Row } from '../records/linkedin.ts'

const MAX_ROWS = 1000

/** A table with a header: each row by column name, with its line number. */
export function tableRows(text: string): Row[] {
  const [head, ...rows] = csvRecords(text, ',').slice(0, MAX_ROWS)
  const names = head?.cells ?? []
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : []))),
    }))
}
