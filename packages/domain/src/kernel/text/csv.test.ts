import { expect, test } from 'vitest'
import { csvCell, csvOf } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['+966', "'+966"],
  ['-5', "'-5"],
  [-5, '-5'],
  [null, ''],
  ['a,b "c"', '"a,b ""c"""'],
  ['@cmd', "'@cmd"],
  ['two\nlines', '"two\nlines"'],
])('a spreadsheet runs nothing: %s', (cell, expected) => {
  expect(csvCell(cell)).toBe(expected)
})

test('rows end as spreadsheets expect, and Arabic is read as such', () => {
  expect(
    csvOf([
      ['فاتورة', 12.5],
      ['b', null],
    ]),
  ).toBe('\u{feff}فاتورة,12.5\r\nb,\r\n')
})
