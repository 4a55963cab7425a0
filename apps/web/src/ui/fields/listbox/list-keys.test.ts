import { describe, expect, test } from 'vitest'
import { rowAfter } from './list-keys.ts'

const rows = (count: number, ...disabled: number[]) =>
  Array.from({ length: count }, (_, row) => ({ isDisabled: disabled.includes(row) }))

describe('the keys lead from row to row', () => {
  test.each([
    ['down to the first', 'ArrowDown', -1, rows(3), 0],
    ['up to the last', 'ArrowUp', -1, rows(3), 2],
    ['down from the last to the first', 'ArrowDown', 2, rows(3), 0],
    ['up from the first to the last', 'ArrowUp', 0, rows(3), 2],
    ['past what cannot be chosen', 'ArrowDown', 0, rows(4, 1, 2), 3],
    ['past what cannot be chosen at the ends', 'Home', 2, rows(3, 0), 1],
    ['to the end', 'End', 0, rows(3), 2],
    ['a page down', 'PageDown', 0, rows(30), 10],
    ['a page up, no further than the first', 'PageUp', 4, rows(30), 0],
    ['nowhere where nothing can be chosen', 'ArrowDown', -1, rows(2, 0, 1), undefined],
    ['nowhere in an empty list', 'ArrowDown', -1, rows(0), undefined],
    ['nowhere by a letter', 'a', 0, rows(3), undefined],
  ] as const)('%s', (_, key, at, list, row) => expect(rowAfter(key, at, list)).toBe(row))
})
