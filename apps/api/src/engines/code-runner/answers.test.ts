import { describe, expect, test } from 'vitest'
import { parseAnswer, sameJson, showAnswer } from './answers.ts'
import { describeError } from './error-text.ts'
import { createOutput } from './output.ts'
import { sameRows, showRows, sqlRows } from './sql-rows.ts'
import { cursorFor, errorLine } from './sql-statement.ts'
import { capWasmMemory } from './wasm-binary.ts'

describe('an answer', () => {
  test.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [0.3, 0.1 + 0.2, true],
    [9_007_199_254_740_991, 9_007_199_254_740_990, false],
    [1e15, 1e15 + 0.125, true],
    [1, true, false],
    [null, 'null', false],
    [[], {}, false],
    [{}, [], false],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ toString: 1 }, {}, false],
    [{ constructor: 1 }, { other: 1 }, false],
    ['', null, false],
  ])('%j and %j', (expected, got, isSame) => expect(sameJson(expected, got)).toBe(isSame))

  test('what JSON has no word for equals nothing and is shown without quotes', () => {
    const text = JSON.stringify(['\u0000NaN', 'text', '\u0000Map(2)'])
    expect(showAnswer(text)).toBe('[NaN,"text",Map(2)]')
    expect(sameJson([null, 'text', {}], parseAnswer(text)?.value)).toBe(false)
  })

  test('a text that is no JSON is no answer', () => expect(parseAnswer('{"a":')).toBeUndefined())
  test('a long one is cut off', () => expect(showAnswer(JSON.stringify('x'.repeat(5_000)))).toHaveLength(1_001))
})

test('an error names the line of the candidate’s file and no path of the machine', () => {
  expect(describeError('TypeError', 'bad', 'at f (harness.js:3:1)\n at g (solution.ts:12:4)')).toBe(
    'TypeError: bad (line 12)',
  )
  expect(describeError('Error', 'in /srv/app/node_modules/x.js', '')).toBe('Error: in …')
})

test('the beginning of what is printed is kept, and all of it counted', () => {
  let printed = ''
  const output = createOutput((text) => (printed += text))
  for (let line = 0; line < 65; line++) output.write('x'.repeat(1_000))
  expect([printed.length, output.isFlooded]).toEqual([8_192, false])
  output.write('x'.repeat(1_000))
  expect([printed.length, output.isFlooded]).toEqual([8_192, true])
})

describe('rows', () => {
  const numbers = [{ name: 'n', dataTypeID: 1700 }]
  const rows = (...values: (string | null)[]) =>
    sqlRows(
      numbers,
      values.map((value) => [value]),
    )

  test('are the same however a number is written, as often, and in order where it is asked for', () => {
    expect(sameRows(rows('3.00', '0.333333333333333'), rows('3', '0.33333333333333333333'), true)).toBe(true)
    expect(sameRows(rows('1', '2'), rows('2', '1'), false)).toBe(true)
    expect(sameRows(rows('1', '2'), rows('2', '1'), true)).toBe(false)
    expect(sameRows(rows('1', '1', '2'), rows('1', '2', '2'), false)).toBe(false)
    expect(sameRows(rows(null), rows('0'), false)).toBe(false)
    expect(sameRows(rows('9007199254740993'), rows('9007199254740992'), false)).toBe(false)
  })

  test('are shown as a table', () => expect(showRows(rows('1', null))).toBe('n\n1\nNULL'))

  test('a position in the statement is a line of the query', () => {
    const query = 'select a,\n  b\nfrom c;\n'
    const statement = cursorFor(query)
    expect(statement.endsWith('from c')).toBe(true)
    expect(errorLine(query, statement.indexOf('b\n') + 1)).toBe(2)
    expect(errorLine(query, undefined)).toBeUndefined()
  })
})

test('a module cannot grow beyond the maximum it was given', () => {
  // (module (memory 1) (export "m" (memory 0)))
  const sections = [
    [0, 97, 115, 109, 1, 0, 0, 0],
    [5, 3, 1, 0, 1],
    [7, 5, 1, 1, 109, 2, 0],
  ]
  const binary = Uint8Array.from(sections.flat())
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(capWasmMemory(binary, 3 * 65_536)))
  const { m } = exports as { m: WebAssembly.Memory }
  expect(m.grow(2)).toBe(1)
  expect(() => m.grow(1)).toThrow(RangeError)
})
