import { expect, test } from 'vitest'
import { CHOICES } from './limits.ts'
import {
  IMPORT_PHASES,
  WAITING_ROWS,
  hasBegun,
  isComparing,
  isFinished,
  isRunning,
  mayBegin,
  rowLife,
} from './states.ts'

test('an import is compared, decided about, taken over, and goes on after a stop', () => {
  expect(IMPORT_PHASES.filter(isComparing)).toEqual(['comparing'])
  expect(IMPORT_PHASES.filter(mayBegin)).toEqual(['ready', 'stopped'])
  expect(IMPORT_PHASES.filter(isRunning)).toEqual(['running'])
  expect(IMPORT_PHASES.filter(hasBegun)).toEqual(['running', 'stopped', 'finished'])
  expect(IMPORT_PHASES.filter(isFinished)).toEqual(['finished'])
})

test('a line waits until what was chosen for it is done', () => {
  expect(WAITING_ROWS).toEqual(['waiting'])
  expect(rowLife.moves('waiting')).toEqual(CHOICES)
})
