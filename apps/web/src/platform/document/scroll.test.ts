import { expect, test } from 'vitest'
import { SCROLL_MS, scrolledTo } from './scroll.ts'

test('the page glides to a place of itself in 1500 ms, ever slower, and rests there [K-031]', () => {
  expect(SCROLL_MS).toBe(1500)
  const way = [0, 300, 750, 1499, 1500, 9000].map((elapsed) => scrolledTo(100, 1100, elapsed))
  expect(way[0]).toBe(100)
  expect(way.slice(1).every((place, index) => place >= (way[index] ?? 0))).toBe(true)
  expect(way[3]).toBeLessThan(1100)
  expect(way.slice(4)).toEqual([1100, 1100])
  expect(scrolledTo(900, 0, SCROLL_MS)).toBe(0)
})
