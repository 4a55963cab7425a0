import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { createConductRecorder } from './conduct.ts'

function world() {
  const time = { now: 0 }
  let ids = 0
  const conduct = createConductRecorder(
    () => time.now,
    () => `id-${++ids}`,
  )
  const after = (seconds: number) => void (time.now += seconds * SECOND)
  return { conduct, after }
}

test('leaving is measured, belongs to the question that was open, and is said on return', () => {
  const { conduct, after } = world()
  conduct.begin('left', 3)
  after(12.4)
  expect(conduct.next()).toEqual([])
  conduct.arrived()
  conduct.end('left')
  expect(conduct.next()).toEqual([{ id: 'id-1', kind: 'left', position: 3, seconds: 12 }])
})

test('a window that loses the focus and is hidden was left once, from the first moment on', () => {
  const { conduct, after } = world()
  conduct.begin('left', 1)
  after(2)
  conduct.begin('left', 2)
  after(3)
  conduct.end('left')
  conduct.end('left')
  expect(conduct.next()).toEqual([{ id: 'id-1', kind: 'left', position: 1, seconds: 5 }])
})

test('a blink is no event', () => {
  const { conduct, after } = world()
  conduct.begin('left', 1)
  after(0.3)
  conduct.end('left')
  expect(conduct.next()).toEqual([])
})

test('being offline is measured apart from leaving', () => {
  const { conduct, after } = world()
  conduct.begin('offline', 2)
  conduct.begin('left', 2)
  after(30)
  conduct.end('left')
  after(30)
  conduct.end('offline')
  conduct.notice('paste', 2)
  expect(conduct.next()).toEqual([
    { id: 'id-1', kind: 'left', position: 2, seconds: 30 },
    { id: 'id-2', kind: 'offline', position: 2, seconds: 60 },
    { id: 'id-3', kind: 'paste', position: 2, seconds: 0 },
  ])
})

test('what did not arrive is sent again as it was, and what happened since with the next', () => {
  const { conduct } = world()
  conduct.notice('paste', 1)
  const first = conduct.next()
  conduct.notice('second_screen', null)
  expect(conduct.next()).toBe(first)
  conduct.arrived()
  expect(conduct.next()).toEqual([{ id: 'id-2', kind: 'second_screen', position: null, seconds: 0 }])
})

test('one heartbeat carries at most fifty events', () => {
  const { conduct } = world()
  for (let n = 0; n < 60; n++) conduct.notice('paste', n)
  expect(conduct.next()).toHaveLength(50)
  conduct.arrived()
  expect(conduct.next()).toHaveLength(10)
})
