import { expect, test } from 'vitest'
import { hasMoved, paymentReference, transferDetails } from './rules-transfers.ts'
import { documentNumber } from './rules.ts'

/** ISO 7064 by the book, on one great number. */
const passes = (reference: string): boolean =>
  BigInt(
    Array.from(reference.slice(4) + reference.slice(0, 4))
      .map((sign) => Number.parseInt(sign, 36))
      .join(''),
  ) %
    97n ===
  1n

const ACCOUNT = {
  currency: 'USD',
  holder: 'Fareeq LLC',
  bank: 'Riyad Bank',
  iban: 'SA0380000000608010167519',
  bic: 'RIBLSARI',
} as const

test('every invoice has a reference of its own that banks can check', () => {
  const references = new Set<string>()
  for (const year of [2026, 2027])
    for (let count = 1; count <= 2000; count++) {
      const reference = paymentReference(documentNumber('INV', year, count))
      expect(passes(reference), reference).toBe(true)
      references.add(reference)
    }
  expect(references.size).toBe(4000)
  expect(paymentReference('INV-2026-000001')).toBe('RF422026000001')
})

test('one wrong digit and two that changed places are found', () => {
  const reference = paymentReference('INV-2026-004813')
  for (let at = 2; at < reference.length; at++) {
    const [digit = '', next = ''] = reference.slice(at, at + 2)
    const wrong = String((Number(digit) + 3) % 10)
    expect(passes(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBe(false)
    if (next !== '' && digit !== next)
      expect(passes(reference.slice(0, at) + next + digit + reference.slice(at + 2))).toBe(false)
  }
})

test('nothing is promised where there is no account in the currency of the invoice', () => {
  expect(transferDetails('INV-2026-000001', [])).toBeNull()
  expect(transferDetails('INV-2026-000001', [{ ...ACCOUNT, currency: 'SAR' }])).toBeNull()
  const details = transferDetails('INV-2026-000001', [ACCOUNT])!
  expect(details).toMatchObject({ iban: ACCOUNT.iban, reference: paymentReference('INV-2026-000001') })
  expect([hasMoved(details, null), hasMoved(details, details)]).toEqual([false, false])
  expect(hasMoved(details, { ...details, iban: 'SA4420000001234567891234' })).toBe(true)
})
