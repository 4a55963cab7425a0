import { expect, test } from 'vitest'
import { ofKnownKinds } from './known-kinds.ts'

test('a tab of the last release leaves out what it has no words for, whatever it is called', () => {
  const items = [{ kind: 'ticket' }, { kind: 'of_next_year' }, { kind: 'constructor' }, { kind: 'ticket' }]
  expect(ofKnownKinds({ ticket: 'Ticket' }, items)).toEqual([{ kind: 'ticket' }, { kind: 'ticket' }])
})
