import { COMPANY_DIGITS, COMPANY_LETTER } from '../announced-transfers/limits.ts'
import { companyNumberOf } from '../announced-transfers/rules.ts'
import { isCreditorReference } from '../kernel/validation/bank-accounts.ts'
import { foldDigits } from '../kernel/text/text.ts'

/** How banks carry it: in capitals, with or without spaces, broken at the end of a line. */
const bare = (text: string): string =>
  foldDigits(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Digits of an invoice number: a year and a count of six places or more. */
const [MIN_DIGITS, MAX_DIGITS] = [10, 12]

/** What follows without a space may be a date or an amount, so that every length is tried. */
const COMPANY_CODE = new RegExp(`(?=(RF\\d{2}${COMPANY_LETTER}\\d{${COMPANY_DIGITS},9}))`, 'g')
const MIN_COMPANY_CODE = 'RF00'.length + COMPANY_LETTER.length + COMPANY_DIGITS

/** What a text says about invoices. */
export type Mentions = {
  /** Creditor references whose check digits fit (ISO 11649), as the digits of invoice numbers. */
  readonly references: ReadonlySet<string>
  /** What begins like one and has a mistake. */
  readonly mistaken: readonly string[]
  /** Numbers of invoices as they are printed, which have no check digits. */
  readonly numbers: ReadonlySet<string>
  /** Numbers in references of companies: such a transfer is for whatever is open of one. */
  readonly companies: ReadonlySet<number>
}

/** A date may follow without a space, so that every length is tried. */
export function mentionsIn(text: string): Mentions {
  const signs = bare(text)
  const references = new Set<string>()
  const mistaken: string[] = []
  for (const { 1: tail = '' } of signs.matchAll(/(?=RF(\d{8,}))/g)) {
    const valid: string[] = []
    for (let length = MIN_DIGITS; length <= Math.min(MAX_DIGITS, tail.length - 2); length++) {
      const code = tail.slice(0, length + 2)
      if (isCreditorReference(`RF${code}`)) valid.push(code.slice(2))
    }
    for (const digits of valid) references.add(digits)
    if (valid.length === 0) mistaken.push(tail.slice(0, MAX_DIGITS + 2))
  }
  const numbers = new Set<string>()
  for (const { 1: digits = '' } of signs.matchAll(/INV(?:OICE)?(?:NO|NUMBER)?(\d{10,12})/g))
    numbers.add(digits.slice(0, MIN_DIGITS))
  const companies = new Set<number>()
  for (const { 1: code = '' } of signs.matchAll(COMPANY_CODE))
    for (let length = code.length; length >= MIN_COMPANY_CODE; length--) {
      const number = companyNumberOf(code.slice(0, length))
      if (number !== null) companies.add(number)
    }
  return { references, mistaken, numbers, companies }
}

/** One sign is wrong, missing or too many, or two changed places; what follows the input one does not count. */
export function isNear(input: string, code: string): boolean {
  const limit = Math.min(input.length, code.length)
  let at = 0
  while (at < limit && input[at] === code[at]) at++
  const [rest, own] = [input.slice(at), code.slice(at)]
  if (own.length <= 1) return true
  return (
    rest.startsWith(own.slice(1)) ||
    rest.slice(1).startsWith(own) ||
    rest.slice(1).startsWith(own.slice(1)) ||
    rest.startsWith(own[1]! + own[0]! + own.slice(2))
  )
}
