import { expect, test } from 'vitest'
import { type ContractMonth, changesBetween } from './rules-preview.ts'

const line = (change: Partial<ContractMonth> = {}): ContractMonth => ({
  contract_id: 'a',
  month: '2026-10',
  from_day: '2026-10-01',
  to_day: '2026-10-31',
  unpaid_days: 0,
  net: 200_000,
  wht: 10_526,
  fee: 30_000,
  ...change,
})
const november = (change: Partial<ContractMonth> = {}) =>
  line({ month: '2026-11', from_day: '2026-11-01', to_day: '2026-11-30', ...change })

test.each<[string, ContractMonth[], ContractMonth[], [string, number][]]>([
  ['a month like the one before', [line()], [november()], []],
  ['a contract that began', [], [november()], [['started', 240_526]]],
  ['one that ended', [line()], [], [['ended', -240_526]]],
  ['one that ends within the month', [line()], [november({ to_day: '2026-11-12', net: 80_000 })], [['days', -120_000]]],
  ['one that was half a month before', [line({ from_day: '2026-10-16', net: 100_000 })], [november()], [['days', 100_000]]], // prettier-ignore
  ['unpaid days', [line()], [november({ unpaid_days: 3, net: 180_000 })], [['unpaid_days', -20_000]]],
  ['a raise', [line()], [november({ net: 220_000 })], [['terms', 20_000]]],
  ['a month that was signed late', [], [line(), november()], [['late', 481_052]]],
])('%s is said as it is', (_, before, now, expected) => {
  const changes = changesBetween(before, now, '2026-11')
  expect(changes.map(({ change, before, now }) => [change, now - before])).toEqual(expected)
})

test('the largest difference comes first, whichever way it goes', () => {
  const before = [line({ contract_id: 'small' }), line({ contract_id: 'gone' })]
  const now = [november({ contract_id: 'small', net: 200_100 })]
  expect(changesBetween(before, now, '2026-11').map(({ contract_id }) => contract_id)).toEqual(['gone', 'small'])
})
