import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AdmissionQueue } from './admission-queue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setImmediate'] }))
afterEach(() => void vi.useRealTimers())

/** A queue with two places. */
function office({ isBusy = true } = {}) {
  const [served, refused]: [string[], string[]] = [[], []]
  let size = 0
  const queue = new AdmissionQueue({ whenBusy: 2, isBusy: () => isBusy, size: () => size })
  const come = (...names: string[]) => {
    for (const name of names)
      queue.enter(
        () => (size++, served.push(name)),
        () => refused.push(name),
      )
  }
  const leave = async () => {
    size--
    queue.next()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, served, refused, come, leave }
}

test('a burst is served whole, first come, first served', async () => {
  const { served, refused, come, leave } = office()
  come('a', 'b', 'c', 'd', 'e')
  expect(served).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(5000)
  for (let n = 0; n < 3; n++) await leave()
  expect([served, refused]).toEqual([['a', 'b', 'c', 'd', 'e'], []])
})

/** More than the two places and the queue hold. */
const CROWD = Array.from({ length: 8 }, (_, n) => `crowd ${n}`)

test('in an overload the newest is served first, and whoever has waited for 5 ms is refused', async () => {
  const { queue, served, refused, come, leave } = office()
  come(...CROWD)
  await vi.advanceTimersByTimeAsync(1001)
  come('a')
  await vi.advanceTimersByTimeAsync(3)
  come('b', 'c')
  for (let n = 0; n < 6; n++) await leave()
  await leave()
  expect([served, refused]).toEqual([[...CROWD, 'c'], []])
  await vi.advanceTimersByTimeAsync(4)
  expect(refused).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(6)
  expect([refused, queue.length]).toEqual([['a', 'b'], 0])
})

test('a queue that stays short is no overload, however slowly it moves', async () => {
  const { refused, served, come, leave } = office()
  come('first', 'second', 'third', 'fourth')
  for (let n = 0; n < 30; n++) {
    await vi.advanceTimersByTimeAsync(100)
    come(`${n}`)
    await leave()
  }
  expect([refused, served.length]).toEqual([[], 32])
})

test('an overload is over once nobody was refused for a second', async () => {
  const { served, refused, come, leave } = office()
  come(...CROWD)
  await vi.advanceTimersByTimeAsync(1001)
  come('refused')
  await vi.advanceTimersByTimeAsync(30)
  expect(refused).toEqual(['refused'])
  for (let n = 0; n < 6; n++) await leave()
  await vi.advanceTimersByTimeAsync(1001)
  come('late')
  await vi.advanceTimersByTimeAsync(500)
  await leave()
  expect([served, refused]).toEqual([[...CROWD, 'late'], ['refused']])
})

test('slow calls on a server that is not busy hold nobody up', async () => {
  const { served, come } = office({ isBusy: false })
  come('slow', 'slow too', 'quick')
  await vi.advanceTimersByTimeAsync(5)
  expect(served).toEqual(['slow', 'slow too', 'quick'])
})

test('whoever is let in has nothing of the call that left', async () => {
  const transaction = new AsyncLocalStorage<string>()
  const { queue, come, leave } = office()
  come('a', 'b')
  let admitted: string | undefined = 'nobody came'
  queue.enter(
    () => (admitted = transaction.getStore()),
    () => {},
  )
  await transaction.run('of another', leave)
  expect(admitted).toBeUndefined()
})
