import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Traffic, createTraffic } from './traffic.ts'

let traffic: Traffic
let steps: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  traffic = createTraffic()
  steps = []
})
afterEach(() => void vi.useRealTimers())

/** Every step is a slice of its own. */
function* work(name: string): Generator<undefined, string> {
  for (let n = 1; n <= 3; n++) {
    steps.push(`${name} ${n}`)
    vi.advanceTimersByTime(1)
    yield
  }
  return name
}
const asked = (name: string) => {
  const { leave } = traffic.enter()
  return traffic.walked(work(name)).finally(leave)
}
const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await turn()
}

test('long work waits while somebody else is being answered', async () => {
  const done = asked('count')
  const other = traffic.enter()
  await turns(20)
  expect(steps).toEqual(['count 1'])
  other.leave()
  expect(await done).toBe('count')
  expect(steps).toEqual(['count 1', 'count 2', 'count 3'])
})

test('it is not put off for ever by somebody whose answer takes long', async () => {
  const done = asked('count')
  traffic.enter()
  const waiting = setInterval(() => void vi.advanceTimersByTime(1), 1)
  expect(await done).toBe('count')
  clearInterval(waiting)
})

test('of several works each has its turn, and none waits for another to end', async () => {
  expect(await Promise.all([asked('a'), asked('b')])).toEqual(['a', 'b'])
  expect(steps).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'b 3'])
})

test('whoever enters is told how many are being answered', () => {
  const first = traffic.enter()
  expect([first.nth, traffic.enter().nth]).toEqual([1, 2])
  first.leave()
  expect(traffic.enter().nth).toBe(2)
})
