/** What a query gave: columns by name, values as PostgreSQL writes them in text. */
export type SqlRows = { columns: string[]; rows: (string | null)[][] }
export type SqlField = { name: string; dataTypeID: number }

/** int8, int2, int4, float4, float8, numeric. */
const NUMBERS = new Set([20, 21, 23, 700, 701, 1700])
const SIGNIFICANT = 12
const MAX_SHOWN_ROWS = 20
const MAX_SHOWN = 1_000

/** Values that mean the same are written the same: 3.00 and 3, a date and its midnight. Names of columns stay for display. */
export function sqlRows(fields: readonly SqlField[], rows: readonly (readonly (string | null)[])[]): SqlRows {
  const canonical = (value: string | null, at: number) => {
    if (value === null) return null
    return NUMBERS.has(fields[at]?.dataTypeID ?? 0) ? canonicalNumber(value) : value.replace(/ 00:00:00(?:\+00)?$/, '')
  }
  return { columns: fields.map(({ name }) => name), rows: rows.map((row) => row.map(canonical)) }
}

function canonicalNumber(text: string): string {
  if (/^-?\d+$/.test(text)) return text
  const number = Number(text)
  return Number.isFinite(number) ? String(Number(number.toPrecision(SIGNIFICANT))) : text
}

/** The same rows, as often; in the same order where it was asked for. Columns are compared by position. */
export function sameRows(expected: SqlRows, got: SqlRows, ordered: boolean): boolean {
  if (expected.columns.length !== got.columns.length || expected.rows.length !== got.rows.length) return false
  const [left, right] = [expected, got].map(({ rows }) => {
    const texts = rows.map((row) => JSON.stringify(row))
    return ordered ? texts : texts.toSorted()
  })
  return left!.every((text, at) => text === right![at])
}

/** A table to be read: the names of the columns, then the first rows. */
export function showRows({ columns, rows }: SqlRows): string {
  const lines = [columns, ...rows.slice(0, MAX_SHOWN_ROWS)].map((row) =>
    row.map((value) => value ?? 'NULL').join(' | '),
  )
  const text = [...lines, ...(rows.length > MAX_SHOWN_ROWS ? [`… (${rows.length})`] : [])].join('\n')
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

/** Undefined for anything else: it is written by untrusted code. */
export function parseSqlRows(text: string): SqlRows | undefined {
  try {
    const { columns, rows } = JSON.parse(text) as SqlRows
    const isRow = (row: unknown) =>
      Array.isArray(row) && row.every((value) => value === null || typeof value === 'string')
    return isRow(columns) && Array.isArray(rows) && rows.every(isRow) ? { columns, rows } : undefined
  } catch {
    return undefined
  }
}
