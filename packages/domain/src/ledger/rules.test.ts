import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Posting,
  type Settlement,
  balanceOf,
  bonusPostings,
  creditPostings,
  creditMovedPostings,
  invoicePostings,
  isBalanced,
  openOf,
  paymentPostings,
  payoutPostings,
} from './rules.ts'

const amount = () => fc.integer({ min: 0, max: 10_000_000 })
const line = () =>
  fc.oneof(
    fc.record({ talent_id: fc.constantFrom('layla', 'omar'), net: amount(), wht: amount(), fee: amount() }),
    fc.record({ talent_id: fc.constant(null), net: fc.constant(0), wht: fc.constant(0), fee: amount() }),
  )
const invoice = () =>
  fc.record({
    organisation_id: fc.constant('souq'),
    lines: fc.array(line(), { minLength: 1, maxLength: 8 }),
    vat: fc.integer({ min: 1, max: 10_000_000 }),
  })
const sumOf = (ledger: readonly Posting[]) => ledger.reduce((sum, posting) => sum + posting.amount, 0)

test('every entry is balanced, whatever is billed, credited, paid, refunded, paid out or owed as a bonus', () => {
  fc.assert(
    fc.property(
      invoice(),
      fc.integer({ min: 1, max: 10_000_000 }),
      amount(),
      amount(),
      (billed, paid, due, received) => {
        const before = { due, received }
        const entries: Posting[][] = [
          paymentPostings('souq', paid, before),
          payoutPostings('layla', paid),
          bonusPostings('layla', paid),
          invoicePostings(billed),
          creditPostings(billed, { due: due + 100_000_000, received }),
        ]
        for (const entry of entries) expect(isBalanced(entry)).toBe(true)
        const moved = creditMovedPostings('souq', paid, { due: 0, received: received + paid }, before)
        expect([moved.length === 0, isBalanced(moved)]).toContain(true)
        expect(moved.some(({ account }) => account === 'cash')).toBe(false)
      },
    ),
  )
})

test('the ledger sums to zero after any history, and shows what is open and what is kept', () => {
  const move = fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 50_000_000 }) }),
    fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 50_000_000 }) }),
    fc.record({ kind: fc.constant('credit' as const), amount: fc.integer({ min: 1, max: 50_000_000 }) }),
  )
  fc.assert(
    fc.property(invoice(), fc.array(move, { maxLength: 12 }), (billed, moves) => {
      const ledger = invoicePostings(billed)
      let now: Settlement = { due: balanceOf(ledger, 'receivable', 'souq'), received: 0 }
      for (const { kind, amount } of moves) {
        if (kind === 'credit') {
          const fee = Math.min(amount, now.due)
          if (fee === 0) continue
          const lines = [{ talent_id: null, net: 0, wht: 0, fee }]
          ledger.push(...creditPostings({ organisation_id: 'souq', lines, vat: 0 }, now))
          now = { ...now, due: now.due - fee }
        } else {
          const change = kind === 'pay' ? amount : -Math.min(amount, now.received)
          ledger.push(...paymentPostings('souq', change, now))
          now = { ...now, received: now.received + change }
        }
        expect(sumOf(ledger)).toBe(0)
        expect(balanceOf(ledger, 'receivable', 'souq')).toBe(openOf(now))
        expect(balanceOf(ledger, 'client_credit', 'souq')).toBe(-Math.max(0, now.received - now.due) + 0)
        expect(balanceOf(ledger, 'cash')).toBe(now.received)
      }
    }),
  )
})

test('what is paid beyond the invoice is kept for the company, not lost', () => {
  const ledger = paymentPostings('souq', 500, { due: 300, received: 0 })
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
    organisation_id: 'souq',
    lines: [{ talent_id: 'layla', net: 200_000, wht: 10_526, fee: 30_000 }],
    vat: 36_079,
  })
  expect(balanceOf(ledger, 'talent_payable', 'layla')).toBe(-200_000)
  expect(balanceOf(ledger, 'receivable', 'souq')).toBe(276_605)
})
