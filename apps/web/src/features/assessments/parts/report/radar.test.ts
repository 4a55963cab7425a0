import { expect, test } from 'vitest'
import { RADIUS, nameLines, pointOn, polygon } from './radar.ts'

test('the first trait points up, and nothing of a trait is the middle', () => {
  expect(pointOn(0, 5, 1)).toEqual({ x: 100, y: 100 - RADIUS })
  for (const index of [0, 1, 2, 3, 4]) expect(pointOn(index, 5, 0)).toEqual({ x: 100, y: 100 })
})

test('a full pentagon is symmetric, and half of every trait is half as far out', () => {
  const [right, left] = [pointOn(1, 5, 1), pointOn(4, 5, 1)]
  expect(right.x - 100).toBeCloseTo(100 - left.x)
  expect(right.y).toBe(left.y)
  expect(pointOn(1, 5, 0.5).x - 100).toBeCloseTo((right.x - 100) / 2, 1)
})

test('every trait has one corner', () => {
  expect(polygon([1, 0.5, 0, 1, 0.2]).split(' ')).toHaveLength(5)
  expect(polygon([0, 0, 0, 0, 0])).toBe(Array.from({ length: 5 }, () => '100,100').join(' '))
})

test('a trait keeps its whole name, in two lines where it has several words', () => {
  expect(nameLines('Emotional sensitivity')).toEqual(['Emotional', 'sensitivity'])
  expect(nameLines('الانفتاح على الجديد')).toEqual(['الانفتاح', 'على الجديد'])
  expect(nameLines('Openness')).toEqual(['Openness'])
})
