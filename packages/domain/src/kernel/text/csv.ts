/** An amount of a file, written digit by digit: a number to a spreadsheet, also where it is negative. */
export type CsvNumber = { readonly decimal: string }
export type CsvCell = string | number | CsvNumber | null

/** CSV injection: a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  const text = typeof value === 'object' ? value.decimal : String(value)
  const safe = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With another sign between the cells, as banks want it. */
export const separatedOf = (rows: readonly (readonly CsvCell[])[], separator: string): string =>
  rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`).join('')

/** Without a byte order mark, for programs that take it for a part of the first heading. */
export const plainCsvOf = (rows: readonly (readonly CsvCell[])[]): string => separatedOf(rows, ',')

/** With a byte order mark, by which a spreadsheet knows that Arabic is UTF-8. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => `\u{feff}${plainCsvOf(rows)}`
