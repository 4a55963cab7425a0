import { expect, test } from 'vitest'
import { type MarketTalent, type OpenRole, marketFor, placeIn } from './rules.ts'

const layla: MarketTalent = {
  role: 'backend_developer',
  skills: ['node-js', 'postgresql', 'sql'],
  times: ['full_time'],
}
const role = (overrides: Partial<OpenRole> = {}): OpenRole => ({
  role: 'frontend_developer',
  technologies: [],
  availability: 'full_time',
  ...overrides,
})

test.each<[string, OpenRole, number]>([
  ['of one’s role', role({ role: 'backend_developer' }), 1],
  ['of another role with three of one’s skills', role({ technologies: ['node-js', 'sql', 'postgresql', 'react'] }), 1],
  ['with two of them only', role({ technologies: ['node-js', 'sql', 'react'] }), 0],
  ['of one’s role in a time one does not have', role({ role: 'backend_developer', availability: 'part_time' }), 0],
  ['in whatever time', role({ role: 'backend_developer', availability: null }), 1],
])('a request %s fits: %#', (_, open, fitting) => {
  expect(marketFor([[open]], layla).fitting).toBe(fitting)
})

test('whoever has no time fits nothing', () => {
  expect(marketFor([[role({ role: layla.role, availability: null })]], { ...layla, times: [] }).fitting).toBe(0)
})

test('a request with several roles counts once', () => {
  const open = role({ role: layla.role })
  expect(
    marketFor(
      [
        [open, open],
        [role(), open],
      ],
      layla,
    ).fitting,
  ).toBe(2)
})

test('the skill that opens most requests more is named, and none that opens nothing', () => {
  const near = (...technologies: string[]) => [role({ technologies: ['node-js', 'sql', ...technologies] })]
  const requests = [near('react'), near('react', 'go'), near('python'), [role({ role: layla.role })]]
  expect(marketFor(requests, layla)).toEqual({ fitting: 1, opening: { skill: 'react', requests: 2 } })
  expect(marketFor([[role({ technologies: ['react', 'go', 'python'] })]], layla).opening).toBeNull()
  // Two roles of one request that the same skill opens are one request.
  expect(marketFor([[...near('react'), ...near('react')]], layla).opening).toEqual({ skill: 'react', requests: 1 })
})

test.each([
  [1999, 'below'],
  [2000, 'within'],
  [2500, 'within'],
  [2501, 'above'],
] as const)('an ask of %i against 2,000 to 2,500 is %s', (salary, place) => {
  expect(placeIn(salary, { from: 2000, to: 2500 })).toBe(place)
})
