import { expect, test } from 'vitest'
import {
  CLOSED,
  OFFER_MOVERS,
  OFFER_STATES,
  OPEN,
  type OfferState,
  STANDING,
  WAITING,
  mayMove,
  movesOf,
  offerLife,
  waitsFor,
} from './states.ts'

test('an offer is made, asked about, changed and accepted', () => {
  const way = ['ask_change', 'revise', 'accept'] as const
  let state: OfferState = 'made'
  for (const event of way) state = offerLife.next(state, event)!
  expect(state).toBe('accepted')
})

test('only the talent accepts and declines, and only those who make offers change or withdraw them', () => {
  expect(movesOf('made', 'talent')).toEqual(['accept', 'ask_change', 'decline'])
  expect(movesOf('made', 'client')).toEqual(movesOf('made', 'operations'))
  expect(movesOf('change_asked', 'client')).toEqual(['revise', 'keep', 'withdraw'])
  expect(movesOf('change_asked', 'talent')).toEqual(['decline'])
  expect(OFFER_MOVERS.filter((mover) => mayMove('expire', mover))).toEqual(['system'])
})

test('it waits for one side at a time, and the clock ends only what waits', () => {
  expect(WAITING).toEqual({ talent: ['made', 'changed'], client: ['change_asked'] })
  expect(OPEN.toSorted()).toEqual([...WAITING.talent, ...WAITING.client].toSorted())
  expect(OFFER_STATES.filter((state) => waitsFor(state) === null)).toEqual(['accepted', ...CLOSED])
})

test('what was accepted still stands, and may be given up by either side before the contract is signed', () => {
  expect(STANDING).toEqual([...OPEN, 'accepted'])
  expect(offerLife.moves('accepted')).toEqual(['decline', 'withdraw'])
  for (const mover of OFFER_MOVERS) expect(CLOSED.flatMap((state) => movesOf(state, mover))).toEqual([])
})
