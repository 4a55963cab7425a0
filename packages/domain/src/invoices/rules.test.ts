import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import * as z from 'zod/mini'
import { faultsOf } from '../kernel/validation/validation.ts'
import { type CreditMovement, creditUsed, creditedVat, creditsBack, splitCredit } from './rules-credits.ts'
import { type BilledTerm, monthLine, monthsUpTo } from './rules-months.ts'
import {
  billedMonth,
  documentNumber,
  dueDay,
  handAmounts,
  inRiyals,
  lineTotal,
  qrText,
  ratesOf,
  totalsOf,
  vatOf,
  withVat,
} from './rules.ts'
import { reminderTones } from './rules-reminders.ts'
import { billingForm, creditForm } from './schema.ts'
import {
  FALLING_DUE,
  INVOICE_STATES,
  PAYABLE,
  ISSUED_STATES,
  invoiceLife,
  isVoidable,
  settlementEvent,
} from './states.ts'

const amount = () => fc.integer({ min: 0, max: 10_000_000 })
const line = () => fc.record({ net: amount(), wht: amount(), fee: amount() })
const LINE = '01890a5d-ac96-774b-bcce-b302099a8057'
const rate = () => fc.integer({ min: 0, max: 3000 })

describe('amounts', () => {
  test('an invoice is its lines to the cent, under every rounding', () => {
    fc.assert(
      fc.property(fc.array(line(), { maxLength: 30 }), rate(), (lines, vatRate) => {
        const { subtotal, vat, total } = totalsOf(lines, vatRate)
        expect(subtotal).toBe(lines.reduce((sum, line) => sum + lineTotal(line), 0))
        expect(total).toBe(subtotal + vat)
        expect(Number.isInteger(vat)).toBe(true)
        expect(Math.abs(vat - (subtotal * vatRate) / 10_000)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('net, tax, fee, VAT and total stand on one line', () => {
    expect(totalsOf([{ net: 200_000, wht: 10_526, fee: 30_000 }], 1500)).toEqual({
      net: 200_000,
      wht: 10_526,
      fee: 30_000,
      subtotal: 240_526,
      vat: 36_079,
      total: 276_605,
    })
    expect(inRiyals(276_605, 37_500)).toBe(1_037_269)
    expect(handAmounts('other', 200_000, { wht_rate: 500 })).toEqual({ net: 200_000, wht: 10_526, fee: 0 })
    expect(handAmounts('other', 200_000, null)).toEqual({ net: 0, wht: 0, fee: 200_000 })
  })

  const [DRAFT, POLICIES] = [
    { vat_rate: null, sar_rate: null },
    { vat_rate: 1500, sar_rate: 37_500 },
  ]
  test.each([
    ['a draft for a Saudi company', { ...DRAFT, buyer: { country: 'SA' } }, 115_000],
    ['a draft for a company abroad', { ...DRAFT, buyer: { country: 'GB' } }, 100_000],
    ['what was issued at another rate', { vat_rate: 500, sar_rate: 37_500, buyer: { country: 'SA' } }, 105_000],
  ])('%s is shown with the tax it has, or would have today', (_, invoice, total) =>
    expect(withVat(100_000, ratesOf(invoice, POLICIES).vat_rate)).toBe(total),
  )

  test('credits of a line never take back more than it had, and all of them together take back its tax', () => {
    fc.assert(
      fc.property(line(), fc.array(amount(), { maxLength: 6 }), rate(), (billed, credits, vatRate) => {
        fc.pre(lineTotal(billed) > 0)
        let remaining = billed
        let [credited, vat] = [0, 0]
        for (const credit of [...credits, lineTotal(billed)]) {
          const amount = Math.min(credit, lineTotal(remaining))
          const parts = splitCredit(remaining, amount)
          expect(lineTotal(parts)).toBe(amount)
          remaining = { net: remaining.net - parts.net, wht: remaining.wht - parts.wht, fee: remaining.fee - parts.fee }
          for (const part of [...Object.values(parts), ...Object.values(remaining)])
            expect(part).toBeGreaterThanOrEqual(0)
          const tax = creditedVat(credited, vat, amount, vatRate)
          expect(tax).toBeGreaterThanOrEqual(0)
          credited += amount
          vat += tax
        }
        expect([credited, vat]).toEqual([lineTotal(billed), vatOf(lineTotal(billed), vatRate)])
      }),
    )
  })
})

test.each([
  [1, []],
  [100_000_000, []],
  [100_000_001, ['amount']],
  [0, ['amount']],
  [1.5, ['integer']],
])('%d cents can be billed, up to a maximum of 1000000 dollars: faults %j [V-025]', (amount, faults) => {
  const { error } = z.safeParse(creditForm(), { reason: 'Two days', lines: [{ line_id: LINE, amount }] })
  expect(faultsOf(error?.issues ?? []).map(({ kind }) => kind.code)).toEqual(faults)
})

test.each([
  ['SA', '310 1234-5670 0003', []],
  ['SA', '', []],
  ['SA', '12AB', ['digits_only']],
  ['SA', '123', ['vat_number']],
  ['GB', 'gb 123 4567 89', []],
  ['SA', '\u200f٣١٠١٢٣٤٥٦٧٠٠٠٠٣', []],
  ['GB', 'GB_1', ['letters_digits']],
  ['JO', 'نص', ['latin_digits']],
])('in %s the VAT number «%s» has faults %j', (country, vat_number, faults) => {
  const form = { name: 'Souq', country, vat_number, address: 'Riyadh', email: 'a@souq.sa' }
  const { error } = z.safeParse(billingForm(), form)
  expect(faultsOf(error?.issues ?? []).map(({ kind }) => kind.code)).toEqual(faults)
})

describe('months', () => {
  const term = (start_day: string, end_day: string): BilledTerm => ({
    start_day,
    end_day,
    salary_net: 300_000,
    salary_gross: 315_789,
    fee: 31_000,
  })

  test.each([
    ['a whole month', '2026-10', '2026-09-01', '2027-01-31', ['2026-10-01', '2026-10-31', 300_000, 15_789, 31_000]],
    ['from the 31st', '2026-10', '2026-10-31', '2027-01-31', ['2026-10-31', '2026-10-31', 9677, 510, 1000]],
    ['until the first', '2026-10', '2026-09-01', '2026-10-01', ['2026-10-01', '2026-10-01', 9677, 510, 1000]],
    ['the 29th of February', '2028-02', '2028-02-29', '2028-06-30', ['2028-02-29', '2028-02-29', 10_345, 544, 1069]],
    ['a short February', '2026-02', '2026-01-31', '2026-02-27', ['2026-02-01', '2026-02-27', 289_286, 15_225, 29_893]],
  ])('%s is billed by its days', (_, month, start, end, [from_day, to_day, net, wht, fee]) => {
    expect(monthLine(term(start, end), month)).toEqual({ month, from_day, to_day, unpaid_days: 0, net, wht, fee })
  })

  test.each([
    ['three days within it', [['2026-10-11', '2026-10-13']], 3, [270_968, 14_261, 28_000]],
    ['its first days, begun before it', [['2026-09-20', '2026-10-02']], 2, [280_645, 14_771, 29_000]],
    [
      'its last days and some before',
      [
        ['2026-10-04', '2026-10-04'],
        ['2026-10-30', '2026-11-20'],
      ],
      3,
      [270_968, 14_261, 28_000],
    ],
  ] as const)('unpaid time off on %s is left out of a month', (_, spans, unpaid_days, [net, wht, fee]) => {
    const unpaid = spans.map(([from, to]) => ({ from, to }))
    const line = monthLine(term('2026-09-01', '2027-01-31'), '2026-10', unpaid)
    expect(line).toMatchObject({ from_day: '2026-10-01', to_day: '2026-10-31', unpaid_days, net, wht, fee })
  })

  test('a month of unpaid time off is not billed', () => {
    const unpaid = [{ from: '2026-09-15', to: '2026-11-02' }]
    expect(monthLine(term('2026-09-01', '2027-01-31'), '2026-10', unpaid)).toBeNull()
  })

  test('a month without a day of the contract is not billed', () => {
    expect(monthLine(term('2026-11-01', '2027-01-31'), '2026-10')).toBeNull()
    expect(monthLine(term('2026-01-01', '2026-09-30'), '2026-10')).toBeNull()
  })

  test('a contract from month to month costs its months, wherever it begins and ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), (day) => {
        const [start, end] = [`2026-03-${String(day).padStart(2, '0')}`, '2026-03-31']
        const [before, after] = [
          day === 1 ? null : monthLine(term('2026-01-01', `2026-03-${String(day - 1).padStart(2, '0')}`), '2026-03'),
          monthLine(term(start, end), '2026-03')!,
        ]
        expect(Math.abs((before?.net ?? 0) + after.net - 300_000)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('numbers and days', () => {
    expect(documentNumber('INV', 2026, 1)).toBe('INV-2026-000001')
    expect(documentNumber('CRN', 2026, 42)).toBe('CRN-2026-000042')
    expect(dueDay('2026-02-20', UNCHANGED)).toBe('2026-03-06')
    expect([...reminderTones(UNCHANGED)]).toEqual([
      [-3, 'soon'],
      [1, 'late'],
      [7, 'again'],
      [14, 'last'],
    ])
    expect([billedMonth('2026-11-01'), billedMonth('2027-01-01')]).toEqual(['2026-10', '2026-12'])
    expect(monthsUpTo('2026-01', 2)).toEqual(['2025-11', '2025-12', '2026-01'])
  })
})

test('the code of the tax authority counts bytes, not letters', () => {
  const facts = { seller: 'منصة فريق', vat_number: '300000000000003', issued_at: '2026-11-01T00:00:00Z' }
  const text = qrText({ ...facts, total: 276_605, vat: 36_079 })
  const bytes = Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const fields: [number, string][] = []
  for (let index = 0; index < bytes.length; index += 2 + bytes[index + 1]!)
    fields.push([
      bytes[index]!,
      new TextDecoder().decode(new Uint8Array(bytes.slice(index + 2, index + 2 + bytes[index + 1]!))),
    ])
  expect(bytes.slice(0, 2)).toEqual([1, 17])
  expect(fields).toEqual([
    [1, 'منصة فريق'],
    [2, '300000000000003'],
    [3, '2026-11-01T00:00:00Z'],
    [4, '2766.05'],
    [5, '360.79'],
  ])
})

describe('the life of an invoice', () => {
  test('nothing makes it a draft again, and what is void stays void', () => {
    expect(PAYABLE).toEqual(['issued', 'partially_paid', 'overdue'])
    expect(FALLING_DUE).toEqual(['issued', 'partially_paid'])
    expect(ISSUED_STATES).not.toContain('draft')
    for (const state of INVOICE_STATES)
      for (const event of invoiceLife.moves(state)) expect(invoiceLife.next(state, event)).not.toBe('draft')
    expect(invoiceLife.moves('void')).toEqual([])
  })

  test.each([
    ['issued', 1000, 400, 'partially_paid'],
    ['issued', 1000, 1000, 'paid'],
    ['partially_paid', 1000, 1200, 'paid'],
    ['overdue', 1000, 400, 'overdue'],
    ['overdue', 1000, 1000, 'paid'],
    ['paid', 1000, 0, 'issued'],
    ['paid', 1000, 400, 'partially_paid'],
    ['issued', 0, 0, 'void'],
    ['paid', 0, 1000, 'paid'],
  ] as const)('%s, %i asked for and %i received, is %s', (state, due, received, next) => {
    expect(invoiceLife.next(state, settlementEvent({ due, received }))).toBe(next)
  })
})

describe('kept credit that paid an invoice', () => {
  const paid = (amount: number): CreditMovement => ({ kind: 'payment', amount, other_id: null })
  const credit = (other_id: string, amount: number): CreditMovement => ({ kind: 'credit', amount, other_id })
  const returned = (other_id: string, amount: number): CreditMovement => ({ kind: 'credit_returned', amount, other_id })

  test.each([
    ['of one invoice goes back to it', [credit('a', 500)], 500, 500, ['a', 500]],
    ['of two goes back to both', [credit('a', 300), credit('b', 200)], 500, 500, ['a', 300, 'b', 200]],
    ['goes back as far as it is no longer needed', [credit('a', 500)], 120, 500, ['a', 120]],
    ['goes back before what was paid, which stays', [credit('a', 300), paid(200)], 500, 300, ['a', 300]],
    ['goes back once', [credit('a', 500), returned('a', -500)], 500, 0, []],
    ['is not what was paid here and used elsewhere', [paid(500), credit('c', -200)], 300, 0, []],
    ['is not what came back from another invoice', [paid(500), credit('c', -200), returned('c', 200)], 500, 0, []],
  ] as const)('%s', (_, movements, credit, used, back) => {
    expect(creditUsed(movements)).toBe(used)
    expect(creditsBack(movements, credit).flatMap(({ id, amount }) => [id, amount])).toEqual(back)
  })

  test.each([
    ['draft', 0, true],
    ['issued', 0, true],
    ['paid', 0, true],
    ['overdue', 0, true],
    ['partially_paid', 1, false],
    ['paid', 1000, false],
    ['void', 0, false],
  ] as const)('an invoice that is %s, with %i in money, is voidable: %s', (state, money, expected) => {
    expect(isVoidable(state, money)).toBe(expected)
  })
})
