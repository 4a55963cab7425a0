import { describe, expect, test } from 'vitest'
import { clearCell, pasteCode, typeInCell } from './code-cells.ts'

const LENGTH = 4

describe('typing into a cell', () => {
  test.each([
    ['a digit fills it, and the next one is reached', '', 0, '7', '7', 1],
    ['an Arabic digit is the same digit', '7', 1, '٣', '73', 2],
    ['a Persian digit is the same digit', '7', 1, '۳', '73', 2],
    ['a digit replaces the one that is there', '1234', 1, '29', '1934', 2],
    ['the same digit again leaves it', '1234', 1, '22', '1234', 2],
    ['a digit beyond the end goes to the first empty cell', '12', 3, '9', '129', 3],
    ['a whole code fills all cells, wherever it is typed', '12', 2, '9876', '9876', 4],
    ['several digits fill the following cells', '1', 1, '٢٣٤', '1234', 4],
    ['more digits than cells are cut', '', 0, '123456', '1234', 6],
    ['a letter clears it and what follows', '1234', 2, 'x', '12', 2],
    ['nothing clears it and what follows', '1234', 1, '', '1', 1],
  ])('%s', (_, code, at, input, next, focus) =>
    expect(typeInCell(code, at, input, LENGTH)).toEqual({ code: next, focus }),
  )
})

describe('Backspace', () => {
  test.each([
    ['clears the digit of its cell', '1234', 3, '123', 3],
    ['clears the one before where its cell is empty', '12', 2, '1', 1],
    ['in the first cell stays there', '', 0, '', 0],
  ])('%s', (_, code, at, next, focus) => expect(clearCell(code, at)).toEqual({ code: next, focus }))
})

describe('a pasted code', () => {
  test.each([
    ['fills all cells', '4821', '4821'],
    ['is found in Arabic digits and among spaces', ' ٤٨ ٢١ ', '4821'],
    ['is found in the sentence of a message', 'رمزك هو ٤٨٢١', '4821'],
    ['is cut to the number of cells', '482199', '4821'],
    ['may be a part of one', '48', '48'],
  ])('%s', (_, text, code) => expect(pasteCode(text, LENGTH)).toEqual({ code, focus: code.length }))

  test('without a digit changes nothing', () => expect(pasteCode('رمز', LENGTH)).toBeUndefined())
})
