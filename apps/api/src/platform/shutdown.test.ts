import { expect, test } from 'vitest'
import { shutDown } from './shutdown.ts'

const lines: unknown[] = []
const log = { error: (details: unknown) => void lines.push(details) }

test('what is stopped is stopped in order; what cannot be is named, and keeps nothing else from its end', async () => {
  const order: string[] = []
  const failure = new Error('the database is away')
  const stopping = shutDown(
    [
      ['requests', async () => void order.push('requests')],
      ['limits', () => Promise.reject(failure)],
      [
        'events',
        () => {
          throw failure
        },
      ],
      ['jobs', () => order.push('jobs')],
    ],
    log,
  )
  await expect(stopping).rejects.toThrow('The shutdown was not clean: limits, events')
  expect(order).toEqual(['requests', 'jobs'])
  expect(lines).toEqual([
    { err: failure, step: 'limits' },
    { err: failure, step: 'events' },
  ])
})

test('what never ends is named when the time is over, before the service manager kills', async () => {
  const never = new Promise(() => {})
  await expect(shutDown([['jobs', () => never]], log, 20)).rejects.toThrow('The shutdown took too long: jobs')
})
