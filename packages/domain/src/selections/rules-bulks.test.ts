import { expect, test } from 'vitest'
import { type BulkFacts, type BulkOrder, bulkEvent, bulkObstacle, isToldOf, mayUndo } from './rules-bulks.ts'
import type { SelectionState } from './states.ts'

const facts = (state: SelectionState, rest: Partial<BulkFacts> = {}): BulkFacts => ({
  state,
  is_evaluated: true,
  is_agreed: true,
  owner_id: null,
  invited_at: null,
  awaits_consent: false,
  ...rest,
})
const NOW = new Date('2026-11-15T09:00:00Z')

test.each<[SelectionState | undefined, SelectionState, string]>([
  [undefined, 'interview', 'gone'],
  ['interview', 'interview', 'same'],
  ['rejected', 'interview', 'over'],
  ['assessment', 'interview', 'no_way'],
  ['evaluation', 'interview', 'advance'],
  ['alignment', 'interview', 'back'],
])('in bulk from %s to %s: %s', (state, to, answer) => {
  const row = state && facts(state)
  expect(bulkObstacle(row, { kind: 'move', to }) ?? (row && bulkEvent(row, { kind: 'move', to }))).toBe(answer)
})

test('in bulk nobody moves on without what their step is left by, and anybody moves back', () => {
  const without = { is_evaluated: false, is_agreed: false }
  const move = (state: SelectionState, to: SelectionState) => bulkObstacle(facts(state, without), { kind: 'move', to })
  expect(move('evaluation', 'interview')).toBe('no_evidence')
  expect(move('interview', 'alignment')).toBe('no_evidence')
  expect(move('interview', 'evaluation')).toBeNull()
})

test.each<[string, BulkOrder['kind'], BulkFacts, string | null]>([
  ['anybody in a step', 'reject', facts('interview'), null],
  ['nobody whose selection is over', 'reject', facts('done'), 'over'],
  ['nobody who has not agreed to hear from us', 'reject', facts('evaluation', { awaits_consent: true }), 'no_consent'],
  ['who is in the first step', 'invite', facts('assessment'), null],
  ['nobody twice', 'invite', facts('assessment', { invited_at: NOW }), 'invited'],
  ['nobody who is past the tests', 'invite', facts('evaluation'), 'no_way'],
  ['nobody who has not agreed', 'invite', facts('assessment', { awaits_consent: true }), 'no_consent'],
])('%s: %s in bulk', (_who, kind, row, obstacle) => expect(bulkObstacle(row, { kind } as BulkOrder)).toBe(obstacle))

test('in bulk one takes over for oneself, hands on what is one’s own or nobody’s, and leaves what a colleague has [D-121]', () => {
  const owner = (owner_id: string | null, to: string) =>
    bulkObstacle(facts('interview', { owner_id }), { kind: 'owner', owner: to, me: 'sara' })
  expect(owner(null, 'sara')).toBeNull()
  expect(owner('rami', 'sara')).toBeNull()
  expect(owner('sara', 'sara')).toBe('same')
  expect(owner('sara', 'rami')).toBeNull()
  expect(owner('dana', 'rami')).toBe('taken')
})

test('a rejection and a new owner are undone until people are told, ten minutes later; an invitation never', () => {
  expect(isToldOf(NOW, new Date('2026-11-15T09:09:59Z'))).toBe(false)
  expect(isToldOf(NOW, new Date('2026-11-15T09:10:00Z'))).toBe(true)
  expect(mayUndo({ kind: 'reject', state: 'finished', is_told: false })).toBe(true)
  expect(mayUndo({ kind: 'reject', state: 'finished', is_told: true })).toBe(false)
  expect(mayUndo({ kind: 'move', state: 'running', is_told: false })).toBe(true)
  expect(mayUndo({ kind: 'invite', state: 'finished', is_told: false })).toBe(false)
  expect(mayUndo({ kind: 'owner', state: 'undone', is_told: false })).toBe(false)
})
