import { expect, test } from 'vitest'
import { BANNED, HIRING_STATUSES, SETTLED, hiringLife, selectionOf } from './states.ts'

test('a talent applies, is assessed, verified, nominated, interviewed and hired; everybody can be banned', () => {
  const way = ['attempt', 'pass', 'nominate', 'interview', 'hire'] as const
  expect(way.map((event) => hiringLife.sources(event))).toEqual([
    ['applied'],
    ['assessing'],
    ['verified'],
    ['nominated'],
    ['interviewing'],
  ])
  expect(HIRING_STATUSES).toEqual([
    'applied',
    'assessing',
    'verified',
    'nominated',
    'interviewing',
    'hired',
    'unavailable',
    'banned',
  ])
  expect(hiringLife.sources('ban')).toEqual(HIRING_STATUSES.filter((status) => status !== 'banned'))
})

test('only who is banned is hidden; whoever is hired or banned is not reminded', () => {
  expect(BANNED).toEqual(['banned'])
  expect(SETTLED).toEqual(['hired', 'banned'])
  expect(HIRING_STATUSES.filter((status) => selectionOf(status) === 'with_company')).toEqual([
    'verified',
    'nominated',
    'interviewing',
  ])
})
