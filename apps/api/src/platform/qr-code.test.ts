import { expect, test } from 'vitest'
import { scanRows } from '../testing/qr-scanner.ts'
import { qrRows } from './qr-code.ts'

test.each([
  ['one letter', 'a', 21],
  ['the most that fits the smallest', 'x'.repeat(14), 21],
  ['one more', 'x'.repeat(15), 25],
  ['an address', 'https://fareeq.test/r/01890a5d-ac96-774b-bcce-b302099a8057', 33],
  ['Arabic', 'ف'.repeat(60), 45],
  ['the most that is printed', 'x'.repeat(666), 97],
])('%s is read back by a scanner', (_, text, size) => {
  const rows = qrRows(text)
  expect([rows.length, ...new Set(rows.map((row) => row.length))]).toEqual([size, size])
  expect(scanRows(rows)).toBe(text)
})

test('a damaged code is still read', () => {
  const text = 'ARabtdi1INmF2LXYqSDZgdix2YrZggIPMzAwMDAwMDAwMDAwMDAz'
  const rows = qrRows(text).map((row, y) => (y > 14 && y < 18 ? `${row.slice(0, 14)}1111${row.slice(18)}` : row))
  expect(scanRows(rows)).toBe(text)
})

test('what does not fit is refused', () => {
  expect(() => qrRows('x'.repeat(667))).toThrow('too long')
})
