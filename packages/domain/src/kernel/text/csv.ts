/** CSV injection: a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  const safe = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With a byte order mark, by which a spreadsheet knows that Arabic is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
