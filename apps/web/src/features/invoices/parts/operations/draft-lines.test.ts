import type { InvoiceLine } from '@fareeq/domain/invoices/schema.ts'
import { describe, expect, test } from 'vitest'
import { DRAFT_RESOLVER, EMPTY_LINE, type LineFields, lineFrom, NONE, savedLines } from './draft-lines.ts'

const BUYOUT: LineFields = { ...EMPTY_LINE, kind: 'buyout', contract: 'c1' }
const OTHER: LineFields = { ...EMPTY_LINE, kind: 'other', label: 'تدريب', amount: 120.5 }

/** Of the fields with an error. */
const pathsOf = (errors: object, parent = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]: [string, object]) =>
    'message' in error ? [parent + name] : pathsOf(error, `${parent}${name}.`),
  )

describe('a draft of an invoice', () => {
  const faults = async (company: string, ...lines: LineFields[]) => {
    const options = { fields: {}, shouldUseNativeValidation: false }
    return pathsOf((await DRAFT_RESOLVER({ company, lines, note: '', purchase_order: '' }, undefined, options)).errors)
  }

  test.each<[string, string, LineFields[], string[]]>([
    ['may be sent with a company and what it says', 'souq', [BUYOUT, OTHER], []],
    ['needs a company', '', [OTHER], ['company']],
    ['needs the contract of a buyout', 'souq', [{ ...BUYOUT, contract: NONE }], ['lines.0.contract']],
    ['needs a text and an amount of anything else', 'souq', [OTHER, EMPTY_LINE], ['lines.1.label', 'lines.1.amount']],
    ['is not for nothing', 'souq', [{ ...OTHER, amount: 0 }], ['lines.0.amount']],
    ['needs a size of its discount', 'souq', [{ ...OTHER, unit: 'rate' }], ['lines.0.discount']],
  ])('%s', async (_, company, lines, expected) => expect(await faults(company, ...lines)).toEqual(expected))
})

describe('a line is sent', () => {
  test.each([
    ['as a contract, whose price the server knows', BUYOUT, { kind: 'buyout', contract_id: 'c1' }],
    ['in cents', OTHER, { kind: 'other', label: 'تدريب', amount: 12_050 }],
    ['with its contract', { ...OTHER, contract: 'c2' }, { kind: 'other', label: 'تدريب', amount: 12_050, contract_id: 'c2' }], // prettier-ignore
    ['with a discount of some per cent, in basis points', { ...OTHER, unit: 'rate', discount: 12.5 } as const, { kind: 'other', label: 'تدريب', amount: 12_050, discount: { unit: 'rate', value: 1250 } }], // prettier-ignore
    ['with a discount of an amount, in cents', { ...BUYOUT, unit: 'amount', discount: 9.99 } as const, { kind: 'buyout', contract_id: 'c1', discount: { unit: 'amount', value: 999 } }], // prettier-ignore
  ])('%s', (_, line, expected) => expect(lineFrom(line)).toEqual(expected))
})

test('what stays of a draft is sent as it was written, and what is billed again by its id', () => {
  const contract = { id: 'c1' }
  const lines = [
    { id: '1', kind: 'salary', is_rebilled: true },
    { id: '2', kind: 'buyout', contract, is_rebilled: false },
    { id: '3', kind: 'other', label: 'تدريب', contract, net: 900, fee: 100, is_rebilled: false },
    { id: '4', kind: 'other', label: 'سفر', contract: null, net: 0, fee: 300, is_rebilled: false },
    {
      id: '5',
      kind: 'mvp',
      label: 'متجر',
      contract: null,
      net: 0,
      fee: 900,
      discount: 100,
      discount_rate: 1000,
      is_rebilled: false,
    },
    {
      id: '6',
      kind: 'mvp',
      label: 'متجر',
      contract: null,
      net: 0,
      fee: 900,
      discount: 50,
      discount_rate: null,
      is_rebilled: false,
    },
  ].map((line) => ({ discount: 0, discount_rate: null, ...line })) as unknown as InvoiceLine[]
  expect(savedLines(lines)).toEqual({
    kept_line_ids: ['1'],
    lines: [
      { kind: 'buyout', contract_id: 'c1' },
      { kind: 'other', label: 'تدريب', amount: 900, contract_id: 'c1' },
      { kind: 'other', label: 'سفر', amount: 300 },
      { kind: 'mvp', label: 'متجر', amount: 1000, discount: { unit: 'rate', value: 1000 } },
      { kind: 'mvp', label: 'متجر', amount: 950, discount: { unit: 'amount', value: 50 } },
    ],
  })
})

test('a month is billed by the clock, and never sent as a line that was written', () => {
  const lines = [{ id: '1', kind: 'salary', contract: { id: 'c1' }, is_rebilled: false }] as unknown as InvoiceLine[]
  expect(() => savedLines(lines)).toThrow(/priced by its term/)
})
