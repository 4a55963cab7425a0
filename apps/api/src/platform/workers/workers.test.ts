import { afterEach, describe, expect, test } from 'vitest'
import { type Workers, type WorkersOptions, createWorkers } from './workers.ts'

/** A worker that misbehaves on request. */
const CODE = `
import { parentPort } from 'node:worker_threads'
const kept = []
parentPort.on('message', (work) => {
  if (work === 'loop') for (;;) {}
  if (work === 'heap') for (;;) kept.push(new Array(1000).fill({ a: [1, 2] }).map((one) => ({ ...one })))
  if (work === 'buffers') for (;;) kept.push(new Uint8Array(8 << 20).fill(1))
  if (work === 'throw') throw new Error('no')
  if (work === 'exit') process.exit(3)
  parentPort.postMessage(work + ' done')
})`
const file = new URL(`data:text/javascript,${encodeURIComponent(CODE)}`)

let workers: Workers<string, string>
const open = (options: Partial<WorkersOptions> = {}) =>
  (workers = createWorkers({
    file,
    size: 1,
    queue: 2,
    each: 9,
    timeoutMs: 5_000,
    cooldownMs: 0,
    heapMb: 32,
    growthMb: 200,
    ...options,
  }))
afterEach(() => workers.close())

describe('work that must not harm', () => {
  test.each([
    ['loop', 'slow', { timeoutMs: 1_500 }],
    ['heap', 'died', {}],
    ['buffers', 'greedy', {}],
    ['throw', 'died', {}],
    ['exit', 'died', {}],
  ])('%s is ended as %s, and the next is done all the same', async (work, reason, options) => {
    open(options)
    const [bad, good] = await Promise.allSettled([workers.run(work, 'somebody'), workers.run('good', 'somebody')])
    expect(bad).toMatchObject({ status: 'rejected', reason: { reason } })
    expect(good).toEqual({ status: 'fulfilled', value: 'good done' })
  })

  test('so many wait, the others are turned away at once', async () => {
    open()
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => workers.run('good', 'somebody')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(all.at(-1)).toMatchObject({ reason: { reason: 'busy' } })
  })

  test('however much one owner brings, another waits for one piece of it, and who brought what never ends rests', async () => {
    open({ queue: 20, each: 1, timeoutMs: 1_000, cooldownMs: 60_000 })
    const own = Array.from({ length: 6 }, () => workers.run('loop', 'greedy one'))
    let slow = 0
    for (const one of own) void one.catch(({ reason }) => void (reason === 'slow' && slow++))
    expect(await workers.run('good', 'honest one')).toBe('good done')
    expect(slow).toBeLessThanOrEqual(1)
    const reasons = (await Promise.allSettled(own)).map((one): string =>
      one.status === 'rejected' ? one.reason.reason : one.value,
    )
    expect(reasons.toSorted()).toEqual(['busy', 'busy', 'busy', 'busy', 'slow', 'slow'])
    await expect(workers.run('good', 'greedy one')).rejects.toMatchObject({ reason: 'busy' })
    expect(await workers.run('good', 'honest one')).toBe('good done')
  })

  test('two threads work side by side', async () => {
    open({ size: 2 })
    const endless = Promise.allSettled([workers.run('loop', 'somebody')])
    expect(await workers.run('good', 'somebody')).toBe('good done')
    await workers.close()
    expect(await endless).toMatchObject([{ reason: { reason: 'closed' } }])
  })

  test('closing ends what runs and what waits, and nothing begins any more', async () => {
    open()
    await workers.run('good', 'somebody')
    const runs = Promise.allSettled([workers.run('loop', 'somebody'), workers.run('loop', 'somebody')])
    await workers.close()
    const closed = { status: 'rejected', reason: { reason: 'closed' } }
    expect(await runs).toMatchObject([closed, closed])
    await expect(workers.run('late', 'somebody')).rejects.toMatchObject({ reason: 'closed' })
  })
})
