import { expect, test } from 'vitest'
import { BANNED, HIRING_STATUSES, SETTLED, hiringLife } from './states.ts'

test('a talent applies, is assessed, verified, nominated, interviewed and hired; everybody can be banned', () => {
  const way = ['attempt', 'pass', 'nominate', 'interview', 'hire'] as const
  expect(way.map((event) => hiringLife.sources(event))).toEqual([
    ['applied'],
    ['assessing'],
    ['applied', 'assessing', 'verified'],
    ['applied', 'assessing', 'verified', 'nominated'],
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
})

test.each([
  ['nominate', 'nominated', 'once: whoever is nominated, interviewing or hired stays where they are'],
  ['interview', 'interviewing', 'from wherever they stand before it, also where old data skipped a step'],
  ['attempt', 'assessing', 'only as the first thing: a test taken later moves nobody back'],
  ['pass', 'verified', 'only while being assessed'],
] as const)('%s leads to %s, %s', (event, to, _) => {
  expect(new Set(hiringLife.sources(event).map((from) => hiringLife.next(from, event)))).toEqual(new Set([to]))
  expect(hiringLife.next(to, event)).toBeNull()
})
