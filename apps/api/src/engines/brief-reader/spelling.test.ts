import { expect, test } from 'vitest'
import { SpellingIndex, editDistance } from './spelling.ts'

test.each([
  ['designer', 'desginer', 1],
  ['مصمم', 'مصم', 1],
  ['kitten', 'sitting', 3],
  ['same', 'same', 0],
  ['react', 'angular', 3],
])('%s and %s differ by %s, up to the bound of two', (one, other, distance) =>
  expect(editDistance(one, other, 2)).toBe(distance),
)

test('a word is read as the nearest one, if only one is near', () => {
  const index = new SpellingIndex()
  for (const word of ['developer', 'designer', 'kubernetes', 'react']) index.add(word)
  expect(index.nearest('desginer')).toBe('designer')
  expect(index.nearest('kubernets')).toBe('kubernetes')
  expect(index.nearest('reach')).toBe('react')
  expect(index.nearest('rect')).toBeNull()
  expect(index.nearest('carpenter')).toBeNull()
})

test('of two that are equally near neither is taken', () => {
  const index = new SpellingIndex()
  for (const word of ['tester', 'teller']) index.add(word)
  expect(index.nearest('tesler')).toBeNull()
})
