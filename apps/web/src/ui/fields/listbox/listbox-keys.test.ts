import { describe, expect, test } from 'vitest'
import { enterAction, keyAction } from './listbox-keys.ts'

const ROWS = [{ id: 'riyadh' }, { id: 'jeddah', isDisabled: true }, { id: 'dammam' }]
const [riyadh, , dammam] = ROWS

const press = (key: string, { isOpen = true, at = -1, altKey = false } = {}) =>
  keyAction({ key, altKey }, { rows: ROWS, isOpen, at })

describe('in a closed list', () => {
  test.each([
    ['down opens it at the first', 'ArrowDown', false, 'riyadh'],
    ['up opens it at the last', 'ArrowUp', false, 'dammam'],
    ['down with Alt opens it without a choice', 'ArrowDown', true, null],
  ])('%s', (_, key, altKey, activeId) =>
    expect(press(key, { isOpen: false, altKey })).toEqual({ type: 'open', activeId }),
  )

  test.each(['Enter', 'Escape', 'PageDown', 'a'])('%s is for the input', (key) =>
    expect(press(key, { isOpen: false })).toBeUndefined(),
  )
})

describe('in an open list', () => {
  test.each([
    ['down goes past what cannot be chosen', 'ArrowDown', 0, 'dammam'],
    ['up from the first goes to the last', 'ArrowUp', 0, 'dammam'],
    ['a page goes to the last', 'PageDown', 0, 'dammam'],
  ])('%s', (_, key, at, activeId) => expect(press(key, { at })).toEqual({ type: 'activate', activeId }))

  test('Enter takes the active one', () => expect(press('Enter', { at: 2 })).toEqual({ type: 'pick', row: dammam }))
  test('Enter without an active one is for the field', () => expect(press('Enter')).toBeUndefined())
  test('Escape closes it', () => expect(press('Escape', { at: 1 })).toEqual({ type: 'close' }))
  test('up with Alt closes it', () => expect(press('ArrowUp', { altKey: true })).toEqual({ type: 'close' }))
  test.each(['Home', 'End', 'a'])('%s is for the input', (key) => expect(press(key, { at: 0 })).toBeUndefined())
})

describe('Enter without an active row', () => {
  const enter = (isOpen: boolean, text: string, isSelected?: (id: string) => boolean) =>
    enterAction({ rows: ROWS, isOpen, text }, isSelected)

  test('submits the form where nothing is typed and no list is open', () => expect(enter(false, '')).toBeUndefined())
  test('opens the list of what is typed', () => expect(enter(false, 'ر')).toMatchObject({ type: 'open' }))
  test('closes the list where nothing is typed', () => expect(enter(true, '')).toEqual({ type: 'close' }))
  test('takes the first match', () => expect(enter(true, 'ر')).toEqual({ type: 'pick', row: riyadh }))
  test('takes the first one that is not selected yet, never a disabled one', () =>
    expect(enter(true, 'ر', (id) => id === 'riyadh')).toEqual({ type: 'pick', row: dammam }))
  test('keeps the text where nothing is left', () => expect(enter(true, 'ر', () => true)).toEqual({ type: 'none' }))
})
