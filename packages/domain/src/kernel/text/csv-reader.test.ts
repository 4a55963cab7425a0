import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvReader, csvRecords } from './csv-reader.ts'
import { csvOf } from './csv.ts'

const cellsOf = (text: string) => csvRecords(text).map(({ cells }) => cells)

test.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\u{feff}"a;""x""";b\n1;2',
    [
      ['a;"x"', 'b'],
      ['1', '2'],
    ],
  ],
  ['name\n"two\nlines"', [['name'], ['two\nlines']]],
  ['5" screen,b', [['5" screen', 'b']]],
  ['', []],
])('%j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('a record knows the line it begins on, over quoted line breaks', () => {
  expect(csvRecords('a,b\n"x\ny",1\n2,3').map(({ line }) => line)).toEqual([1, 2, 4])
})

test('pieces of any length give the same records as the whole', () => {
  const table = fc.array(
    fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', 'ب') }), { minLength: 2, maxLength: 3 }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 7 }), (rows, size) => {
      const text = csvOf([['head', 'second'], ...rows])
      const reader = createCsvReader()
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
        text.slice(n * size, (n + 1) * size),
      )
      const read = [...pieces.flatMap((piece) => [...reader.push(piece)]), ...reader.end()]
      expect(read).toEqual(csvRecords(text))
      expect(read.length).toBe(rows.length + 1)
    }),
  )
})
