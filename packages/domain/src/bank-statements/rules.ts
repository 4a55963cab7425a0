import { cleanLine } from '../kernel/text/text.ts'
import { INVOICE_CURRENCY } from '../invoices/rules-transfers.ts'
import type { BookForm, ReadLine, ReadStatement } from './schema.ts'

/** Null where the file has no balances, or they follow; else what its lines lead to. */
export function balanceFault({ opening, closing, lines }: ReadStatement): { sum: number; closing: number } | null {
  if (opening === null || closing === null) return null
  const sum = lines.reduce((balance, { amount }) => balance + amount, opening)
  return sum === closing ? null : { sum, closing }
}

/**
 * What a line is known by in another file of the account. Of lines that are equal in everything the first, the second and so on
 * are told apart, for a bank may book the same twice on one day.
 */
export function lineKeys(lines: readonly ReadLine[]): string[] {
  const counts = new Map<string, number>()
  return lines.map(({ day, amount, currency, name, text, bank_id }) => {
    const key = JSON.stringify([day, amount, currency, cleanLine(name ?? ''), cleanLine(text), bank_id])
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return `${key}#${count}`
  })
}

/** Banks without a number of their own write these. */
const NO_ID = /^(?:nonref|notprovided|none|0+|)$/i
/** What the payment is recorded with: the bank's own number where it has one, so that a transfer that was recorded by hand is found. */
export const bankReference = (bankId: string | null, digest: string): string =>
  bankId !== null && bankId.length >= 3 && !NO_ID.test(bankId) ? bankId : `BANK-${digest.slice(0, 16).toUpperCase()}`

type PartsFault = {
  kind: 'line_not_incoming' | 'line_foreign' | 'part_twice' | 'parts_sum'
  field: string | null
  sum: number
}
/** The invoices of a transfer take all of it, each of them once. */
export function partsFault(
  line: { readonly amount: number; readonly currency: string },
  parts: BookForm['parts'],
): PartsFault | null {
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  if (line.amount < 0) return { kind: 'line_not_incoming', field: null, sum }
  if (line.currency !== INVOICE_CURRENCY) return { kind: 'line_foreign', field: null, sum }
  const twice = parts.findIndex(({ number }, at) => parts.findIndex((part) => part.number === number) < at)
  if (twice >= 0) return { kind: 'part_twice', field: `parts.${twice}.number`, sum }
  return sum === line.amount ? null : { kind: 'parts_sum', field: 'parts.0.amount', sum }
}
