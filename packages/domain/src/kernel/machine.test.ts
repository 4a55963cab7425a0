import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { machine } from './machine.ts'

const door = machine({
  open: { close: 'closed' },
  closed: { open: 'open', lock: 'locked' },
  locked: { unlock: 'closed' },
  walled: {},
})

describe('a life written as a table', () => {
  test('knows its states and its events, each once', () => {
    expect(door.states).toEqual(['open', 'closed', 'locked', 'walled'])
    expect(door.events).toEqual(['close', 'open', 'lock', 'unlock'])
  })

  test('moves only where the table says', () => {
    expect(door.next('closed', 'lock')).toBe('locked')
    expect(door.next('open', 'lock')).toBeNull()
    expect(door.next('walled', 'open')).toBeNull()
  })

  test('offers the moves of a state, and the sources and the targets of an event', () => {
    expect(door.moves('closed')).toEqual(['open', 'lock'])
    expect(door.moves('walled')).toEqual([])
    expect(door.sources('unlock')).toEqual(['locked'])
    expect(door.targets('unlock')).toEqual(['closed'])
  })

  test('gives nothing for a word that is not in it, not even a word every object knows', () => {
    for (const word of ['constructor', 'toString', '__proto__', 'sell']) {
      expect(door.next('open', word as 'close')).toBeNull()
      expect(door.next(word as 'open', 'close')).toBeNull()
    }
  })

  test('never leaves its states, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...door.events)), (events) => {
        let state: (typeof door.states)[number] = 'open'
        for (const event of events) {
          const next = door.next(state, event)
          expect(next !== null).toBe(door.moves(state).includes(event))
          expect(next !== null).toBe(door.sources(event).includes(state))
          state = next ?? state
        }
        expect(door.states).toContain(state)
      }),
    )
  })

  test('does not compile where it leads to a state nobody wrote down', () => {
    // @ts-expect-error: `shut` is no state of the table.
    machine({ open: { close: 'shut' } })
  })
})
