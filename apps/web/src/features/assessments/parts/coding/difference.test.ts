import { expect, test } from 'vitest'
import { differenceOf, isForeignCell } from './difference.ts'

test.each([
  ['[1,2,3]', '[1,5,3]', '2', '5'],
  ['{"city":"عمّان","n":1}', '{"city":"بيروت","n":1}', '"عمّان"', '"بيروت"'],
  ['[1,2,3]', '[1,2]', ',3', ''],
  ['12.5', '12', '12.5', '12'],
  ['"a, b"', '"a; b"', '"a, b"', '"a; b"'],
  ['true', 'null', 'true', 'null'],
])('of %s and %s the differing values are marked whole', (expected, got, part, other) => {
  const marked = differenceOf(expected, got)!
  expect(marked.map((markedText) => markedText.part)).toEqual([part, other])
  expect(marked.map(({ before, part, after }) => before + part + after)).toEqual([expected, got])
})

test('what is the same has nothing to mark', () => expect(differenceOf('[1]', '[1]')).toBeNull())

test('of rows those cells are marked that the other result does not have; another order marks nothing', () => {
  const rows = [
    ['Amman', '3'],
    ['Beirut', '4'],
  ]
  const marks = (others: string[][]) =>
    rows.map((row, at) => row.map((_, column) => isForeignCell(rows, others)(at, column)))
  expect(marks(rows.toReversed())).toEqual([
    [false, false],
    [false, false],
  ])
  expect(marks([['Amman', '5']])).toEqual([
    [false, true],
    [true, true],
  ])
})
