import { expect, test } from 'vitest'
import { dialogueLife, proposalLife } from './states.ts'

test('nothing is done but by a press on what was prepared', () => {
  expect(dialogueLife.sources('confirm')).toEqual(['prepared'])
  expect(dialogueLife.targets('confirm')).toEqual(['done'])
})

test('wherever a conversation stands, it can go on', () => {
  for (const state of dialogueLife.states)
    for (const event of ['tell', 'search', 'compose', 'prepare', 'restart'] as const)
      expect(dialogueLife.next(state, event)).not.toBeNull()
})

test('a proposal is decided once', () => {
  for (const state of proposalLife.targets('confirm')) expect(proposalLife.moves(state)).toEqual([])
})
