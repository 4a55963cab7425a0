import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  billedMonth,
  creditNumber,
  csvCell,
  dueDay,
  inRiyals,
  invoiceNumber,
  lineTotal,
  qrText,
  totalsOf,
} from './rules.ts'
import { FALLING_DUE, INVOICE_STATES, PAYABLE, invoiceLife } from './states.ts'

const amount = () => fc.integer({ min: 0, max: 10_000_000 })
const line = () => fc.record({ talent_id: fc.constant('layla'), net: amount(), wht: amount(), fee: amount() })

test('an invoice is its lines to the cent, under every rounding', () => {
  fc.assert(
    fc.property(fc.array(line(), { maxLength: 30 }), fc.integer({ min: 0, max: 3000 }), (lines, rate) => {
      const { subtotal, vat, total } = totalsOf(lines, rate)
      expect(subtotal).toBe(lines.reduce((sum, one) => sum + lineTotal(one), 0))
      expect(total).toBe(subtotal + vat)
      expect(Number.isInteger(vat)).toBe(true)
      expect(Math.abs(vat - (subtotal * rate) / 10_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('net, tax, fee, VAT and total stand on one line', () => {
  expect(totalsOf([{ talent_id: 'layla', net: 200_000, wht: 10_526, fee: 30_000 }], 1500)).toEqual({
    net: 200_000,
    wht: 10_526,
    fee: 30_000,
    subtotal: 240_526,
    vat: 36_079,
    total: 276_605,
  })
  expect(inRiyals(276_605, 37_500)).toBe(1_037_269)
})

test('numbers, days and months', () => {
  expect(invoiceNumber(2026, 1)).toBe('INV-2026-000001')
  expect(creditNumber(2026, 42)).toBe('CRN-2026-000042')
  expect(dueDay('2026-02-20')).toBe('2026-03-06')
  expect([billedMonth('2026-11-01'), billedMonth('2027-01-01')]).toEqual(['2026-10', '2026-12'])
})

test('the code of the tax authority counts bytes, not letters', () => {
  const text = qrText(['منصة فريق', '300000000000003', '2026-11-01T00:00:00Z', '276.61', '36.08'])
  const bytes = [...atob(text)].map((letter) => letter.charCodeAt(0))
  expect(bytes.slice(0, 2)).toEqual([1, 17])
  const tags: number[] = []
  for (let place = 0; place < bytes.length; place += 2 + bytes[place + 1]!) tags.push(bytes[place]!)
  expect(tags).toEqual([1, 2, 3, 4, 5])
})

test.each([
  ['=1+1', "'=1+1"],
  ['+966', "'+966"],
  ['-5', "'-5"],
  [-5, '-5'],
  ['a,b "c"', '"a,b ""c"""'],
  ['@cmd', "'@cmd"],
])('a spreadsheet runs nothing: %s', (cell, written) => {
  expect(csvCell(cell)).toBe(written)
})

describe('the life of an invoice', () => {
  test('what is issued is paid, falls due, or is canceled by a credit note; nothing makes it a draft again', () => {
    expect(PAYABLE).toEqual(['issued', 'partially_paid', 'overdue'])
    expect(FALLING_DUE).toEqual(['issued', 'partially_paid'])
    for (const state of INVOICE_STATES)
      for (const event of invoiceLife.moves(state)) expect(invoiceLife.next(state, event)).not.toBe('draft')
    expect(invoiceLife.next('paid', 'cancel')).toBeNull()
    expect(invoiceLife.next('partially_paid', 'cancel')).toBeNull()
  })
})
