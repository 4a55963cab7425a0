import type { SqlValue } from './sql.ts'

/** A value as PostgreSQL reads it; bytes stay bytes. */
export function written(value: SqlValue | undefined): string | Buffer | null {
  if (typeof value === 'string') return value
  if (value == null) return null
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return Array.isArray(value) ? list(value as SqlValue[]) : JSON.stringify(value)
}

const list = (items: readonly (SqlValue | undefined)[]): string => `{${items.map(item).join()}}`

function item(value: SqlValue | undefined): string {
  if (Array.isArray(value)) return list(value as SqlValue[])
  const text = written(value)
  if (text === null) return 'NULL'
  return typeof text === 'string' ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `"\\\\x${text.toString('hex')}"`
}
