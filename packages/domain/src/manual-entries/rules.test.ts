import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf } from '../kernel/validation/validation.ts'
import { BANK_ACCOUNTS } from '../ledger/limits.ts'
import { ENTRY_TEMPLATES, templateFacts } from './limits.ts'
import { dayFault, entryAmount, manualNumber, postingsFault, reversalFault, taxPeriodFault } from './rules.ts'
import { TEMPLATE_POSTINGS } from './rules-templates.ts'
import { manualForm } from './schema.ts'

const now = new Date('2026-11-15T09:00:00Z')
const cash = (amount: number) => ({ account: 'cash', amount }) as const
const fees = (amount: number) => ({ account: 'bank_fees', amount }) as const

test('every usual entry is balanced, and moves what was typed', () => {
  const input = fc.record({
    amount: fc.integer({ min: 2, max: 1e9 }),
    fee: fc.constantFrom(0, 1),
    bank: fc.constantFrom(...BANK_ACCOUNTS),
  })
  fc.assert(
    fc.property(fc.constantFrom(...ENTRY_TEMPLATES), input, (template, values) => {
      const postings = TEMPLATE_POSTINGS[template]?.(values)
      expect(postings === undefined).toBe(templateFacts(template).asks === 'lines')
      if (!postings) return
      expect(postingsFault(postings)).toBeNull()
      expect(entryAmount(postings)).toBe(values.amount)
      expect(postings.some(({ account }) => account === templateFacts(template).pays)).toBe(
        templateFacts(template).pays !== null,
      )
    }),
  )
})

describe('an entry by hand', () => {
  test.each([
    ['of two equal sides is one', [fees(150), cash(-150)], null],
    ['of one side is none', [fees(150), cash(150)], 'one_side'],
    ['whose sides differ is none', [fees(150), cash(-149)], 'unbalanced'],
    ['of many lines adds up', [fees(150), fees(50), cash(-200)], null],
  ])('%s', (_, postings, fault) => expect(postingsFault(postings)).toBe(fault))

  test.each([
    ['of today', '2026-11-15', false, null],
    ['of tomorrow', '2026-11-16', false, 'future'],
    ['of a closed month', '2026-09-30', false, 'closed'],
    ['of a closed month, which counts later', '2026-09-30', true, null],
  ])('%s', (_, day, is_late, fault) => expect(dayFault({ day, is_late }, '2026-09-30', now)).toBe(fault))

  test.each([
    ['vat_remittance', '2026-07', '2026-09', false],
    ['vat_remittance', null, null, true],
    ['wht_remittance', '2026-09', '2026-07', true],
    ['wht_remittance', '2025-09', '2026-09', true],
    ['vat_remittance', '2026-13', '2026-14', true],
    ['bank_fee', null, null, false],
    ['bank_fee', '2026-07', '2026-07', true],
  ] as const)('as %s of %s to %s', (template, period_from, period_to, isWrong) =>
    expect(taxPeriodFault(template, { period_from, period_to })).toBe(isWrong),
  )

  test('is called by its number', () => expect(manualNumber(12)).toBe('ME-00012'))

  test('is taken back once, and only where it was written by hand', () => {
    const entry = { kind: 'manual', is_correction: false, is_corrected: false, postings: [fees(1), cash(-1)] } as const
    expect(reversalFault(entry)).toBeNull()
    expect(reversalFault({ ...entry, kind: 'vat_remittance' })).toBeNull()
    expect(reversalFault({ ...entry, is_corrected: true })).toBe('twice')
    expect(reversalFault({ ...entry, is_correction: true })).toBe('foreign')
    expect(reversalFault({ ...entry, kind: 'payment' })).toBe('foreign')
  })
})

test.each([
  ['postings.0.amount: integer', { postings: [fees(1.5), cash(-1)] }],
  ['postings.0.amount: required', { postings: [fees(0), cash(-1)] }],
  ['postings.0.account: choice', { postings: [{ account: 'receivable', amount: 5 }, cash(-5)] }],
  ['postings: required', { postings: [fees(1)] }],
  ['reason: required', { reason: ' ' }],
  ['template: choice', { template: 'reversal' }],
  ['day: wrong_type', { day: '31.12.2026' }],
])('refuses %s', (fault, change) => {
  const form = {
    template: 'bank_fee',
    day: '2026-11-15',
    postings: [fees(150), cash(-150)],
    reason: 'Fee of October',
    proof_id: '0199a000-0000-7000-8000-000000000000',
    ...change,
  }
  const { error } = z.safeParse(manualForm(), form)
  expect(error ? faultsOf(error.issues).map(({ field, kind }) => `${field}: ${kind.code}`) : []).toContain(fault)
})
