import { expect, test } from 'vitest'
import { rebillable, rootOf } from './rules-rebilling.ts'

const line = (id: string, taken_back: boolean, rebills_line_id: string | null = null) => ({
  id,
  taken_back,
  rebills_line_id,
})

test.each([
  ['a line that stands', line('a', false), [], false],
  ['one that was taken back', line('a', true), [], true],
  ['one that another line bills again', line('a', true), ['a'], false],
  ['a repetition that was taken back too', line('b', true, 'a'), [], true],
  ['a repetition, while a later one stands', line('b', true, 'a'), ['a'], false],
] as const)('%s', (_, one, standing, expected) => {
  expect(rebillable([one], new Set(standing))).toEqual(expected ? [one] : [])
})

test('a repetition of a repetition goes back to the first line', () => {
  expect([rootOf(line('a', true)), rootOf(line('c', true, 'a'))]).toEqual(['a', 'a'])
})
