import { describe, expect, test } from 'vitest'
import { reversalCandidates, takesBack, targetsFault } from './rules-reversals.ts'

const line = (change: object = {}) => ({
  day: '2026-11-16',
  amount: -50_000,
  currency: 'USD',
  name: null,
  text: 'RETURN OF FT 2611 0017',
  bank_id: null,
  is_reversal: true,
  ...change,
})
const payment = (id: string, change: object = {}) => ({
  id,
  amount: 50_000,
  day: '2026-11-10',
  reference: 'FT26110099',
  name: null,
  ...change,
})

describe('a line with which the bank took money back', () => {
  test.each([
    ['a reversal of what came in', {}, true],
    ['other money that left', { is_reversal: false }, false],
    ['a reversal of what left', { amount: 50_000 }, false],
    ['another currency', { currency: 'SAR' }, false],
  ])('is %s', (_, change, expected) => expect(takesBack(line(change))).toBe(expected))

  test('may be of a payment of its sum that is not younger; the only one that it names best is likely', () => {
    const payments = [
      payment('other sum', { amount: 49_999 }),
      payment('younger', { day: '2026-11-17' }),
      payment('same sum'),
      payment('same sender', { name: 'Souq' }),
      payment('named', { reference: 'FT26110017' }),
    ]
    const candidates = (change: object = {}, from = payments) =>
      reversalCandidates(line({ name: 'Souq', ...change }), from).map(({ id, is_likely }) => [id, is_likely])
    expect(candidates()).toEqual([
      ['named', true],
      ['same sender', false],
      ['same sum', false],
    ])
    expect(candidates({ text: '' })[0]).toEqual(['same sender', true])
    expect(candidates({ text: '', bank_id: 'ft 2611 0017' })[0]).toEqual(['named', true])
    expect(candidates({}, [...payments, payment('named again', { reference: 'FT26110017' })])[0]).toEqual([
      'named',
      false,
    ])
    expect(candidates({ text: '', name: null }, [payment('same sum')])).toEqual([['same sum', false]])
    expect(candidates({ is_reversal: false })).toEqual([])
  })

  test.each([
    ['is booked against its sum', {}, ['a'], [{ amount: 50_000 }], null],
    ['or against the parts of it', {}, ['a', 'b'], [{ amount: 20_000 }, { amount: 30_000 }], null],
    ['and against nothing else', {}, ['a'], [{ amount: 20_000 }], 'targets_sum'],
    ['that is gone meanwhile', {}, ['a', 'b'], [{ amount: 50_000 }], 'target_gone'],
    ['if it is one', { amount: 50_000 }, ['a'], [{ amount: 50_000 }], 'line_not_reversal'],
  ])('%s', (_, change, ids, targets, kind) => expect(targetsFault(line(change), ids, targets)?.kind ?? null).toBe(kind))
})
