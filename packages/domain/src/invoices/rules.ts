import type { Cents } from '../kernel/money.ts'
import type { BilledLine as InvoiceLine } from '../ledger/rules.ts'
import { DUE_DAYS } from './limits.ts'

export const lineTotal = ({ net, wht, fee }: InvoiceLine): Cents => net + wht + fee

export type Totals = {
  readonly net: Cents
  readonly wht: Cents
  readonly fee: Cents
  readonly subtotal: Cents
  readonly vat: Cents
  readonly total: Cents
}

/** The invoice is its lines to the cent: tax is worked out once, on their sum; `vatRate` in basis points. */
export function totalsOf(lines: readonly InvoiceLine[], vatRate: number): Totals {
  const sum = (part: (line: InvoiceLine) => Cents) => lines.reduce((all, line) => all + part(line), 0)
  const [net, wht, fee] = [sum((line) => line.net), sum((line) => line.wht), sum((line) => line.fee)]
  const subtotal = net + wht + fee
  const vat = Math.round((subtotal * vatRate) / 10_000)
  return { net, wht, fee, subtotal, vat, total: subtotal + vat }
}

/** Riyals in hundredths; `rate` in ten-thousandths of a riyal for a dollar. */
export const inRiyals = (cents: Cents, rate: number): number => Math.round((cents * rate) / 10_000)

/** INV-2026-000001: counted without a gap within the year (D-82). */
export const invoiceNumber = (year: number, count: number): string => `INV-${year}-${String(count).padStart(6, '0')}`
export const creditNumber = (year: number, count: number): string => `CRN-${year}-${String(count).padStart(6, '0')}`

export function dueDay(issued: string): string {
  return new Date(Date.parse(issued) + DUE_DAYS * 86_400_000).toISOString().slice(0, 10)
}

/** The month before a day, which is billed on the first: 2026-11-01 → 2026-10. */
export function billedMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}

type QrField = string

/** TLV of the tax authority (ZATCA, phase 1): tag, length in bytes, value in UTF-8; tags 1 to 5, in Base64. */
export function qrText(fields: readonly [QrField, QrField, QrField, QrField, QrField]): string {
  const encode = new TextEncoder()
  const bytes = fields.flatMap((field, index) => {
    const value = encode.encode(field)
    if (value.length > 255) throw new RangeError('A field of the QR code has at most 255 bytes')
    return [index + 1, value.length, ...value]
  })
  return btoa(String.fromCharCode(...bytes))
}

/** A cell that a spreadsheet would run as a formula is kept as text. */
export const csvCell = (value: string | number): string => {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
