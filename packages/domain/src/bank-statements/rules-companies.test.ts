import { describe, expect, test } from 'vitest'
import { companyReference } from '../announced-transfers/rules.ts'
import { paymentReference } from '../invoices/rules-transfers.ts'
import { inGroups } from '../kernel/validation/bank-accounts.ts'
import { type MatchedLine, createMatcher } from './rules-matching.ts'
import type { OpenInvoice } from './rules-open-invoices.ts'

const invoice = (nth: number, open: number, company = 1): OpenInvoice => ({
  id: `${nth}`,
  number: `INV-2026-00000${nth}`,
  organisation_id: `company ${company}`,
  company: company === 1 ? 'Souq' : 'Nakhla',
  company_number: company,
  open,
  due_day: `2026-11-0${nth}`,
  by_hand: [],
})
const INVOICES = [invoice(1, 10_000), invoice(2, 20_000), invoice(3, 40_000), invoice(4, 10_000, 2)]
const line = (text: string, amount: number, name: string | null = null): MatchedLine => ({
  amount,
  currency: 'USD',
  name,
  text,
  is_reversal: false,
})
const match = createMatcher(INVOICES, [
  { organisation_id: 'company 1', amount: 50_000, parts: [{ invoice_id: '1', amount: 10_000 }, { invoice_id: '3', amount: 40_000 }] }, // prettier-ignore
  { organisation_id: 'company 2', amount: 99_000, parts: [{ invoice_id: 'gone', amount: 99_000 }] },
])
const first = (of: MatchedLine) => {
  const { certain, proposals, doubts } = match(of)
  const [best] = proposals
  const parts = best?.parts.map(({ invoice: { id }, amount }) => [id, amount])
  return { certain, doubts, parts, reasons: best?.reasons }
}

describe('a transfer that names only the company', () => {
  const reference = companyReference(1)

  test('is proposed to its open invoices, the oldest first, and a person decides', () => {
    expect(first(line(`PAYMENT ${inGroups(reference)} THANKS`, 25_000))).toEqual({
      certain: null,
      doubts: ['company_only'],
      parts: [
        ['1', 10_000],
        ['2', 15_000],
      ],
      reasons: ['company_reference', 'part'],
    })
  })

  test('to all of them where it pays all, and what is beyond stays with the last', () => {
    expect(first(line(reference, 70_000))).toMatchObject({ reasons: ['company_reference', 'sum'] })
    expect(first(line(reference, 75_000)).parts).toEqual([
      ['1', 10_000],
      ['2', 20_000],
      ['3', 45_000],
    ])
  })

  test('as the company announced it, where its sum is the announced one', () => {
    expect(first(line(reference, 50_000))).toMatchObject({
      parts: [
        ['1', 10_000],
        ['3', 40_000],
      ],
      reasons: expect.arrayContaining(['announced']),
    })
    // By the name alone, too.
    expect(first(line('INVOICES', 50_000, 'Souq'))).toMatchObject({ reasons: expect.arrayContaining(['announced']) })
  })

  test('whose reference has a mistake, or is of nobody who owes anything, is proposed to nobody by it', () => {
    for (const code of [reference.replace(/1$/, '2'), companyReference(77)])
      expect(match(line(code, 33_333)).proposals).toEqual([])
  })

  test('to the one whose sum it is, though an older one is open', () => {
    expect(first(line(reference, 20_000))).toMatchObject({
      certain: null,
      parts: [['2', 20_000]],
      reasons: ['company_reference', 'exact'],
    })
  })

  test('and that names an invoice as well is certain where both are of one company, and not of two', () => {
    const both = (number: string) => line(`${reference} ${paymentReference(number)}`, 10_000)
    expect(first(both('INV-2026-000001')).certain).toMatchObject({ invoice: { id: '1' } })
    expect(first(both('INV-2026-000004'))).toMatchObject({ certain: null, doubts: ['other_company'] })
  })
})

test('an announced split whose invoice is paid by now is not proposed', () => {
  expect(match(line('', 99_000, 'Nakhla')).proposals.some(({ reasons }) => reasons.includes('announced'))).toBe(false)
})
