import { expect, test } from 'vitest'
import { EXPIRING, STANDING, mayMove, nominationLife } from './states.ts'

test('a nomination lives as decided: reserved, interviewed, then taken, refused, withdrawn or over', () => {
  expect(nominationLife.states).toEqual([
    'reserved',
    'in_interview',
    'accepted',
    'not_interested',
    'expired',
    'withdrawn',
  ])
  expect(nominationLife.moves('reserved')).toEqual([
    'interview',
    'pass',
    'ask_for_days',
    'extend',
    'expire',
    'withdraw',
  ])
  for (const end of ['accepted', 'not_interested', 'withdrawn'] as const) expect(nominationLife.moves(end)).toEqual([])
  expect(nominationLife.next('expired', 'extend')).toBe('reserved')
})

test('time ends what is reserved or interviewed; what stands keeps a second one out', () => {
  expect(EXPIRING).toEqual(['reserved', 'in_interview'])
  expect(STANDING).toEqual(['reserved', 'in_interview', 'accepted'])
})

test.each([
  ['pass', 'client', true],
  ['pass', 'staff', false],
  ['ask_for_days', 'client', true],
  ['ask_for_days', 'staff', false],
  ['extend', 'staff', true],
  ['extend', 'client', false],
  ['withdraw', 'staff', true],
  ['withdraw', 'client', false],
  ['withdraw', 'system', true],
  ['expire', 'system', true],
  ['expire', 'staff', false],
  ['accept', 'client', false],
  ['interview', 'system', true],
] as const)('%s by %s: %s', (event, mover, may) => {
  expect(mayMove(event, mover)).toBe(may)
})
