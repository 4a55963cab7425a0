import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Posting,
  balanceOf,
  bonusPostings,
  invoicePostings,
  isBalanced,
  paymentPostings,
  payoutPostings,
  refundPostings,
  reversed,
} from './rules.ts'

const amount = () => fc.integer({ min: 0, max: 10_000_000 })
const line = () =>
  fc.oneof(
    fc.record({ talent_id: fc.constantFrom('layla', 'omar'), net: amount(), wht: amount(), fee: amount() }),
    fc.record({
      talent_id: fc.constant(null),
      net: fc.constant<0>(0),
      wht: fc.constant<0>(0),
      fee: amount(),
    }),
  )
const invoice = () =>
  fc.record({ client_id: fc.constant('souq'), lines: fc.array(line(), { minLength: 1, maxLength: 8 }), vat: amount() })

test('every entry is balanced, whatever is billed, paid, refunded, paid out or owed as a bonus', () => {
  fc.assert(
    fc.property(invoice(), fc.integer({ min: 1, max: 10_000_000 }), amount(), (billed, paid, open) => {
      const entries: Posting[][] = [
        paymentPostings('souq', paid, open),
        refundPostings('souq', paid),
        payoutPostings('layla', paid),
        bonusPostings('layla', paid),
      ]
      const billing = invoicePostings(billed)
      if (billing.length > 0) entries.push(billing, reversed(billing))
      for (const entry of entries) expect(isBalanced(entry)).toBe(true)
    }),
  )
})

test('the ledger sums to zero after any history, and a paid invoice leaves nothing open', () => {
  fc.assert(
    fc.property(fc.array(invoice(), { minLength: 1, maxLength: 5 }), (invoices) => {
      const ledger: Posting[] = []
      for (const billed of invoices) {
        ledger.push(...invoicePostings(billed))
        const open = balanceOf(ledger, 'receivable', 'souq')
        ledger.push(...paymentPostings('souq', open, open))
        expect(balanceOf(ledger, 'receivable', 'souq')).toBe(0)
      }
      expect(ledger.reduce((sum, one) => sum + one.amount, 0)).toBe(0)
    }),
  )
})

test('what is paid twice is kept for the company, not lost', () => {
  const ledger = paymentPostings('souq', 500, 300)
  expect(balanceOf(ledger, 'client_credit', 'souq')).toBe(-200)
  expect(balanceOf(ledger, 'cash')).toBe(500)
})

test('an entry of one side, or of sides that differ, is none', () => {
  expect(isBalanced([{ account: 'cash', owner: null, amount: 0 }])).toBe(false)
  expect(
    isBalanced([
      { account: 'cash', owner: null, amount: 100 },
      { account: 'fees', owner: null, amount: -99 },
    ]),
  ).toBe(false)
})

test('a talent is owed their net salary and nothing of the fee', () => {
  const ledger = invoicePostings({
    client_id: 'souq',
    lines: [{ talent_id: 'layla', net: 200_000, wht: 10_526, fee: 30_000 }],
    vat: 36_079,
  })
  expect(balanceOf(ledger, 'talent_payable', 'layla')).toBe(-200_000)
  expect(balanceOf(ledger, 'receivable', 'souq')).toBe(276_605)
})
