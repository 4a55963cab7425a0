import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('ids of one instant sort in the order they were made, before those of the next', () => {
  const [now, next] = [new Date('2026-03-18T11:30:00.000Z'), new Date('2026-03-18T11:30:00.001Z')]
  const ids = [...Array.from({ length: 1000 }, () => newId(now)), newId(next)]
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(1001)
})
