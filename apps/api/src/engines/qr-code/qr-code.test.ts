import { expect, test } from 'vitest'
import { type QrCode, qrCode } from './qr-code.ts'
import { errorCorrection } from './reed-solomon.ts'

const textOf = (code: QrCode) => code.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

test('error correction is that of the standard (ISO/IEC 18004, Annex I)', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(errorCorrection(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test.each([
  ['a', 21],
  ['x'.repeat(14), 21],
  ['x'.repeat(15), 25],
  ['ف'.repeat(60), 45],
  ['x'.repeat(666), 97],
])('%s has %i modules a side, three finders and the timing between them', (text, size) => {
  const code = textOf(qrCode(text))
  expect([code.length, code[0]?.length]).toEqual([size, size])
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    expect(code.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual(finder)
  expect(code[6]!.slice(8, size - 8)).toMatch(/^#(?:\.#)*$/)
})

test('what does not fit is refused', () => {
  expect(() => qrCode('x'.repeat(667))).toThrow('too many')
})
