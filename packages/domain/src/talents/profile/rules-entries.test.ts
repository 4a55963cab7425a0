import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newestFirst, overlapping } from './rules-entries.ts'

const span = (start: string | null, end: string | null) => ({ start, end })

describe('the lists of a profile are read newest first', () => {
  test('what still goes on, then by the end, then by the beginning', () => {
    const old = span('2015-01', '2018-06')
    const short = span('2020-05', '2022-03')
    const long = span('2018-06', '2022-03')
    const now = span('2022-03', null)
    expect([old, long, now, short].toSorted(newestFirst)).toEqual([now, short, long, old])
  })
})

describe('two jobs at one time are noticed', () => {
  test.each([
    ['the next begins in the month the last one ended', span('2022-03', null), span('2020-01', '2022-03'), false],
    ['the next begins a month before', span('2022-02', null), span('2020-01', '2022-03'), true],
    ['one within the other', span('2020-05', '2020-07'), span('2020-01', '2022-03'), true],
    ['both go on', span('2024-01', null), span('2020-01', null), true],
    ['years apart', span('2010-01', '2012-01'), span('2020-01', null), false],
    ['a beginning that is not known yet', span(null, '2020-02'), span('2020-01', null), false],
  ])('%s', (_, one, other, expected) => expect(overlapping(one, [other]).length > 0).toBe(expected))

  test('seen from either side', () => {
    const month = fc.integer({ min: 2000, max: 2030 }).map((year) => `${year}-06`)
    const some = fc.record({ start: month, end: fc.option(month) })
    fc.assert(fc.property(some, some, (a, b) => overlapping(a, [b]).length === overlapping(b, [a]).length))
  })
})
