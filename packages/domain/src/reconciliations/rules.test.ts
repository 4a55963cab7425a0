import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Candidate,
  certainProposal,
  differenceOf,
  finishFault,
  inCents,
  matchFault,
  proposalsFor,
} from './rules.ts'

describe('an amount in riyals', () => {
  test.each([
    [375, 37_500, 100],
    [-375, 37_500, -100],
    [1, 37_500, 0],
    [2, 37_500, 1],
    [-2, 37_500, -1],
    [99_999_999_999, 37_500, 26_666_666_666],
    [250, null, 250],
  ])('%i at %s are %i cents', (amount, rate, cents) => expect(inCents(amount, rate)).toBe(cents))

  test('loses less than a cent, whatever the amount and the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.integer({ min: 10_001, max: 100_000 }), (amount, rate) => {
        const cents = inCents(amount, rate)
        const error = BigInt(amount) * 20_000n - BigInt(cents) * BigInt(rate) * 2n
        expect(error <= BigInt(rate) && error >= -BigInt(rate)).toBe(true)
        expect(inCents(-amount, rate) + cents).toBe(0)
      }),
    )
  })
})

const amounts = (...cents: number[]) => cents.map((amount) => ({ amount }))
test.each([
  ['a line and its entry', amounts(500), amounts(500), null],
  ['a transfer and the invoices it pays', amounts(500), amounts(200, 300), null],
  ['a batch and its transfers', amounts(-200, -300), amounts(-500), null],
  ['a mistake of the bank and its correction', amounts(500, -500), [], null],
  ['an entry and the one that takes it back', [], amounts(500, -500), null],
  ['a line alone', amounts(500), [], 'empty'],
  ['a line and an entry that is another', amounts(500), amounts(499), { difference: 1 }],
])('%s', (_, lines, entries, fault) => expect(matchFault(lines, entries)).toEqual(fault))

const agreed = { bank: 1000, books: 1000, open_lines: 0, in_transit: 0 }
describe('bank and books', () => {
  test('agree when they differ by what is on its way alone', () => {
    expect(differenceOf(agreed)).toBe(0)
    // Booked on the last day, at the bank on the next one.
    expect(differenceOf({ ...agreed, books: 700, in_transit: -300 })).toBe(0)
    // A fee that nobody has booked.
    expect(differenceOf({ ...agreed, bank: 985, open_lines: -15 })).toBe(0)
    expect(differenceOf({ ...agreed, bank: 990 })).toBe(-10)
    expect(differenceOf({ ...agreed, bank: null })).toBeNull()
  })

  test.each([
    ['without a balance of the bank', { bank: null }, 'balance'],
    ['while a line is no entry', { bank: 985, open_lines: -15, open_line_count: 1 }, 'lines'],
    ['while they differ', { bank: 990 }, 'difference'],
    ['while what is on its way has no word', { books: 700, in_transit: -300, in_transit_count: 1 }, 'note'],
  ] as const)('are not finished %s', (_, change, fault) =>
    expect(finishFault({ ...agreed, open_line_count: 0, in_transit_count: 0, note: '', ...change })).toBe(fault),
  )
})

describe('what a line may be', () => {
  const candidate = (id: string, amount: number, overrides: Partial<Candidate> = {}): Candidate => ({
    id,
    day: '2026-11-10',
    amount,
    names: [],
    group: null,
    ...overrides,
  })
  const line = { day: '2026-11-12', amount: -500, text: 'PB-00013 salaries' }

  test('is an entry of exactly its amount around its day, the named one first', () => {
    const candidates = [
      candidate('near', -500, { day: '2026-11-12' }),
      candidate('named', -500, { names: ['PB-00013'] }),
      candidate('other', -501),
      candidate('old', -500, { day: '2026-09-12' }),
    ]
    expect(proposalsFor(line, candidates).map(({ ids }) => ids)).toEqual([['named'], ['near']])
  })

  test('is a batch as one', () => {
    const names = ['PB-00013']
    const group = 'batch'
    const candidates = [candidate('a', -200, { names, group }), candidate('b', -300, { names, group })]
    const proposals = proposalsFor(line, candidates)
    expect(proposals).toMatchObject([{ ids: ['a', 'b'], is_named: true }])
    expect(certainProposal(proposals)).toMatchObject({ ids: ['a', 'b'] })
  })

  test('is certain only where one alone is named', () => {
    const names = ['PB-00013']
    expect(certainProposal(proposalsFor(line, [candidate('a', -500), candidate('b', -500)]))).toBeNull()
    expect(
      certainProposal(proposalsFor(line, [candidate('a', -500, { names }), candidate('b', -500, { names })])),
    ).toBeNull()
    expect(certainProposal(proposalsFor(line, [candidate('a', -500, { names: ['13'] })]))).toBeNull()
  })
})
