import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS } from '../limits.ts'
import { draw, shuffled } from './rules-draw.ts'

const bank = LEVELS.flatMap((level) => Array.from({ length: 11 }, (_, n) => ({ id: `${level}-${n}`, level })))
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

test('the same seed draws the same attempt, another one another', () => {
  expect(ids(draw(bank, { count: 20, seed: 7 }))).toEqual(ids(draw(bank, { count: 20, seed: 7 })))
  expect(ids(draw(bank, { count: 20, seed: 7 }))).not.toEqual(ids(draw(bank, { count: 20, seed: 8 })))
})

test('levels are balanced, the easy ones come first, and nothing comes twice', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 33 }), (seed, count) => {
      const items = draw(bank, { count, seed })
      expect(new Set(ids(items)).size).toBe(count)
      const counts = LEVELS.map((level) => items.filter((item) => item.level === level).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      const levels = items.map(({ level }) => LEVELS.indexOf(level))
      expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    }),
  )
})

test('a second trial asks what the first did not, as far as the bank goes', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (first, second) => {
      const firstDraw = ids(draw(bank, { count: 20, seed: first }))
      const again = ids(draw(bank, { count: 20, seed: second, seenIds: firstDraw })).filter((id) =>
        firstDraw.includes(id),
      )
      // Twenty of 33 leave thirteen that are new.
      expect(again.length).toBeLessThanOrEqual(8)
    }),
  )
})

test('a small bank gives what it has', () => {
  expect(draw(bank.slice(0, 3), { count: 20, seed: 1 })).toHaveLength(3)
  expect(draw([], { count: 20, seed: 1 })).toEqual([])
})

test('options are shuffled and none is lost', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(shuffled([1, 2, 3, 4], seed).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
    }),
  )
  expect(new Set(Array.from({ length: 50 }, (_, seed) => shuffled([1, 2, 3, 4], seed)[0])).size).toBe(4)
})
