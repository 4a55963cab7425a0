import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Scheduler, createScheduler } from './scheduler.ts'

let scheduler: Scheduler
let steps: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  scheduler = createScheduler()
  steps = []
})
afterEach(() => void vi.useRealTimers())

/** One time slice per step. */
function* work(name: string): Generator<undefined, string> {
  for (let n = 1; n <= 3; n++) {
    steps.push(`${name} ${n}`)
    vi.advanceTimersByTime(1)
    yield
  }
  return name
}
const enqueue = (name: string) => {
  const leave = scheduler.enter()
  return scheduler.runInSlices(work(name)).finally(leave)
}
const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await turn()
}

test('long work waits while somebody else is being answered', async () => {
  const done = enqueue('count')
  const leave = scheduler.enter()
  await turns(20)
  expect(steps).toEqual(['count 1'])
  leave()
  expect(await done).toBe('count')
  expect(steps).toEqual(['count 1', 'count 2', 'count 3'])
})

test('it is not put off for ever by somebody whose answer takes long', async () => {
  const done = enqueue('count')
  scheduler.enter()
  const waiting = setInterval(() => void vi.advanceTimersByTime(1), 1)
  expect(await done).toBe('count')
  clearInterval(waiting)
})

test('of several works each has its turn, and none waits for another to end', async () => {
  expect(await Promise.all([enqueue('a'), enqueue('b')])).toEqual(['a', 'b'])
  expect(steps).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'b 3'])
})

test('a request is counted until it leaves, and leaves once', () => {
  const leave = scheduler.enter()
  scheduler.enter()
  expect(scheduler.size()).toBe(2)
  leave()
  leave()
  expect(scheduler.size()).toBe(1)
})
