import { expect, test } from 'vitest'
import { resultKindsFor, grouped, numberPrefix, numbersFor, questionOf } from './rules.ts'

test.each([
  ['a name asks in both scripts', 'ليلى', { words: [['ليلي', 'layla']], email: null, number: null }],
  [
    'a Latin name too',
    'Omar Haddad',
    {
      words: [
        ['omar', 'عمر'],
        ['haddad', 'حداد'],
      ],
      email: null,
      number: null,
    },
  ],
  ['the beginning of an address', 'layla@far', { email: 'layla@far', number: null }],
  ['a number in Arabic digits', 'INV-٢٠٢٦-٠٠٠٠١١', { number: 'INV-2026-000011' }],
  ['the last digits of one', '11', { number: '11' }],
  ['a reference read out on the phone', 'dem2a3', { number: 'DEM2A3' }],
  ['a phone number', '0791234567', { phone: { ends: '791234567' } }],
])('%s', (_, q, expected) => expect(questionOf(q)).toMatchObject(expected))

test('the last digits of a number mean this year and the two before', () => {
  expect(numbersFor('INV', 6, '11', 2026)).toEqual(['INV-2026-000011', 'INV-2025-000011', 'INV-2024-000011'])
  expect(numbersFor('INV', 6, 'INV-2026-000011', 2026)).toEqual(['INV-2026-000011'])
})

test('what was meant exactly stands first, and so does its group', () => {
  const items = [
    { kind: 'talent', id: 1, is_exact: false },
    { kind: 'invoice', id: 2, is_exact: false },
    { kind: 'invoice', id: 3, is_exact: true },
  ] as const
  expect(grouped(items).map(({ kind, items: own }) => [kind, own.map(({ id }) => id)])).toEqual([
    ['invoice', [3, 2]],
    ['talent', [1]],
  ])
})

test.each<[string, string | null]>([
  ['CT-2026', 'CT-2026'],
  ['CT-', 'CT-'],
  ['INV-2026', null],
  ['2026', null],
])('the beginning of a contract’s number, typed %s: %s', (input, prefix) =>
  expect(numberPrefix('CT', input)).toBe(prefix),
)

test('finance finds money and companies, and no talents', () => {
  expect(resultKindsFor(['finance'])).toEqual(['company', 'ticket', 'contract', 'invoice', 'batch'])
  expect(resultKindsFor(['content'])).toEqual(['text'])
})
