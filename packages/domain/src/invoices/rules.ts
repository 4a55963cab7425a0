import { grossOf } from '../contracts/rules.ts'
import type { Cents } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import type { BilledLine } from '../ledger/rules.ts'
import { KSA } from '../kernel/validation/company-numbers.ts'
import { type HandLineKind, LINE_FACTS } from './limits.ts'

export type LineAmounts = Pick<BilledLine, 'net' | 'wht' | 'fee'>
export const lineTotal = ({ net, wht, fee }: LineAmounts): Cents => net + wht + fee

export type Totals = LineAmounts & { readonly subtotal: Cents; readonly vat: Cents; readonly total: Cents }

/** The tax of an amount, rounded once; `rate` in basis points. */
export const vatOf = (subtotal: Cents, rate: number): Cents => Math.round((subtotal * rate) / 10_000)

export const withVat = (subtotal: Cents, rate: number): Cents => subtotal + vatOf(subtotal, rate)

/** The invoice is its lines to the cent: tax is worked out once, on their sum. */
export function totalsOf(lines: readonly LineAmounts[], vatRate: number): Totals {
  const sum = (part: (line: LineAmounts) => Cents) => lines.reduce((all, line) => all + part(line), 0)
  const [net, wht, fee] = [sum((line) => line.net), sum((line) => line.wht), sum((line) => line.fee)]
  const subtotal = net + wht + fee
  return { net, wht, fee, subtotal, vat: vatOf(subtotal, vatRate), total: withVat(subtotal, vatRate) }
}

/** Extra pay for a talent: what they get, and the tax that is withheld on top of it. */
const extraPay = (net: Cents, whtRate: number): LineAmounts => ({
  net,
  wht: grossOf(net, whtRate) - net,
  fee: 0,
})

/** A line by hand: extra pay where its kind pays the talent of its contract, a fee of ours anywhere else. */
export const handAmounts = (kind: HandLineKind, amount: Cents, contract: { wht_rate: number } | null): LineAmounts =>
  contract && LINE_FACTS[kind].pays ? extraPay(amount, contract.wht_rate) : { net: 0, wht: 0, fee: amount }

/** Halalas of a riyal; `rate` in ten-thousandths of a riyal for a dollar. */
export const inRiyals = (cents: Cents, rate: number): number => Math.round((cents * rate) / 10_000)

const SERIES_DIGITS = 6
export type Series = 'INV' | 'CRN' | 'QUO'
/** INV-2026-000001: counted without a gap within the year (D-82). */
export const documentNumber = (series: Series, year: number, count: number): string =>
  `${series}-${year}-${String(count).padStart(SERIES_DIGITS, '0')}`

export const dueDay = (issued: string, { invoice_due_days }: Pick<Policies, 'invoice_due_days'>): string =>
  daysAfter(issued, invoice_due_days)

export type Rates = { readonly vat_rate: number; readonly sar_rate: number }

/** Value-added tax is owed by companies in Saudi Arabia (D-82). */
export const ratesFor = (country: string | null, { vat_rate, sar_rate }: Rates): Rates => ({
  vat_rate: country === KSA ? vat_rate : 0,
  sar_rate,
})

type Rated = { readonly [Rate in keyof Rates]: number | null } & { readonly buyer: { readonly country: string } | null }
/** What was issued keeps its rates; a draft has those at which it would be issued now. */
export const ratesOf = ({ vat_rate, sar_rate, buyer }: Rated, policies: Rates): Rates =>
  vat_rate === null || sar_rate === null ? ratesFor(buyer?.country ?? null, policies) : { vat_rate, sar_rate }

/** The month of a day, and so many months before it: 2026-01-15 and one is 2025-12. */
export function monthBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}

/** The month that is billed on a day: the one before it. */
export const billedMonth = (day: string): string => monthBefore(day, 1)

const decimal = (cents: Cents): string => (cents / 100).toFixed(2)

type QrFacts = {
  readonly seller: string
  readonly vat_number: string
  readonly issued_at: string
  readonly total: Cents
  readonly vat: Cents
}

/** TLV of the tax authority (ZATCA, phase 1): tag, length in bytes, value in UTF-8; tags 1 to 5, in Base64. */
export function qrText({ seller, vat_number, issued_at, total, vat }: QrFacts): string {
  const encode = new TextEncoder()
  const bytes = [seller, vat_number, issued_at, decimal(total), decimal(vat)].flatMap((field, index) => {
    const value = encode.encode(field)
    if (value.length > 255) throw new RangeError('A field of the QR code has at most 255 bytes')
    return [index + 1, value.length, ...value]
  })
  return btoa(String.fromCharCode(...bytes))
}
