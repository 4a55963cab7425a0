import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCreditorReference } from '../kernel/validation/bank-accounts.ts'
import { paymentReference } from '../invoices/rules-transfers.ts'
import { companyNumberOf, companyReference, dayFault, lastDayOf } from './rules.ts'

test('the reference of a company has check digits, is short, and is never that of an invoice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
      const reference = companyReference(number)
      expect(isCreditorReference(reference)).toBe(true)
      expect(companyNumberOf(reference)).toBe(number)
      expect(reference.length).toBeLessThanOrEqual(16)
    }),
  )
  expect(companyNumberOf(paymentReference('INV-2026-000001'))).toBeNull()
})

test('one wrong digit, or two that changed places, name nobody', () => {
  const reference = companyReference(1234)
  expect(companyNumberOf(reference.replace(/4$/, '5'))).toBeNull()
  expect(companyNumberOf(reference.replace(/34$/, '43'))).toBeNull()
})

test.each([
  ['2026-11-08', null],
  ['2026-11-07', 'announced_day_past'],
  ['2026-12-15', null],
  ['2026-12-16', 'announced_day_far'],
])('a transfer on %s, announced on 15 November', (day, fault) => expect(dayFault(day, '2026-11-15')).toBe(fault))

test('it is waited for a week beyond its day', () => expect(lastDayOf('2026-11-30')).toBe('2026-12-07'))
