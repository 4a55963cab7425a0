import { expect, test } from 'vitest'
import { utf16Of } from './text-encoding.ts'

const units = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
const little = (text: string) => new Uint8Array(units(text).flatMap((unit) => [unit & 0xff, unit >> 8]))
const big = (text: string) => new Uint8Array(units(text).flatMap((unit) => [unit >> 8, unit & 0xff]))
const TABLE = 'الاسم,Email\nليلى حدّاد,layla@mail.example\n'

test.each([
  ['marked, little', little(`\ufeff${TABLE}`), 'utf-16le'],
  ['marked, big', big(`\ufeff${TABLE}`), 'utf-16be'],
  ['little, without a mark', little(TABLE), 'utf-16le'],
  ['big, without a mark', big(TABLE), 'utf-16be'],
  ['UTF-8', new TextEncoder().encode(TABLE), null],
  ['text with a stray zero', new TextEncoder().encode(`Name,Email\nA\0B,a@b.example\n${'x'.repeat(100)}`), null],
  ['bytes without a meaning', new Uint8Array([1, 2, 3, 0, 200, 201, 7, 8]), null],
  ['zeros alone', new Uint8Array(8), null],
  ['nothing', new Uint8Array(), null],
] as const)('UTF-16 is told by its mark or by its zeros: %s', (_, bytes, encoding) =>
  expect(utf16Of(bytes)).toBe(encoding),
)
