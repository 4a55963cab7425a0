import { expect, test } from 'vitest'
import { createStatementNames } from './prepared-statements.ts'

test('a text gets a name of its own at its third use, and keeps it', () => {
  const nameOf = createStatementNames()
  const often = (text: string) => Array.from({ length: 4 }, () => nameOf(text))
  expect(often('select 1')).toEqual([undefined, undefined, 'fareeq_1', 'fareeq_1'])
  expect(often('select 2')).toEqual([undefined, undefined, 'fareeq_2', 'fareeq_2'])
  expect(nameOf('select 1')).toBe('fareeq_1')
})

test('beyond the maximum no text gets a name, and those that have one keep it', () => {
  const nameOf = createStatementNames(1)
  for (const text of ['a', 'a', 'a', 'b', 'b', 'b', 'b']) nameOf(text)
  expect([nameOf('a'), nameOf('b')]).toEqual(['fareeq_1', undefined])
})
