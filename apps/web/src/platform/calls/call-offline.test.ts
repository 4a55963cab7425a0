import { setImmediate as turn } from 'node:timers/promises'
import { accountsCalls } from '@fareeq/domain/accounts/calls.ts'
import { type EndpointRef, endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { always, callerOn, ok } from './caller-fixture.ts'
import type { Connection } from './deliver.ts'

describe('a write without a connection', () => {
  /** A network that can be disconnected. */
  function network() {
    const line = { on: false, back: Promise.withResolvers<void>() }
    const connection: Connection = {
      isOnline: () => line.on,
      untilOnline: (signal) =>
        Promise.race([
          line.back.promise,
          new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error))),
        ]),
      pause: () => Promise.resolve(),
    }
    const mend = () => {
      line.on = true
      line.back.resolve()
    }
    return { line, connection, mend }
  }
  const about = { body: { email: 'a@b.co' } }
  const saveEndpoint = endpoint({
    method: 'POST',
    path: '/api/things',
    access: 'user',
    summary: '',
    body: z.object({ email: z.string() }),
    answer: z.object({ data: z.object({ email: z.string() }), message: z.string() }),
  })
  const save: EndpointRef<typeof saveEndpoint> = saveEndpoint
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  test('waits, is sent once when the connection is back, and is said to have been late', async () => {
    const { connection, mend } = network()
    const onDelayed = vi.fn()
    const { call, requests, onFailure } = callerOn(ok, { connection, onDelayed })
    const saved = call(save, about)
    await turn()
    expect(requests).toHaveLength(0)
    mend()
    await expect(saved).resolves.toMatchObject({ message: 'ok' })
    expect([requests.length, onDelayed.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 1, 0])
  })

  test('one that is cut off under way is sent again with the same key', async () => {
    const { line, connection, mend } = network()
    line.on = true
    let times = 0
    const { call, requests } = callerOn(
      () => {
        if (times++ > 0) return ok()
        line.on = false
        return lost()
      },
      { connection },
    )
    const saved = call(save, about)
    await turn()
    mend()
    await saved
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('a connection that needs a moment after it came back is given three tries', async () => {
    const { connection, mend } = network()
    let times = 0
    const { call } = callerOn(() => (++times < 3 ? lost() : ok()), { connection })
    const saved = call(save, about)
    mend()
    await saved
    expect(times).toBe(3)
    const dead = callerOn(lost, { connection })
    const { call: again, requests } = dead
    await expect(again(save, about)).rejects.toMatchObject({ code: 'network' })
    expect(requests).toHaveLength(1)
  })

  test('a sign-in waits too, but is never sent twice', async () => {
    const { line, connection, mend } = network()
    const onDelayed = vi.fn()
    const { call, requests } = callerOn(() => ((line.on = false), lost()), { connection, onDelayed })
    const answer = call(accountsCalls.login, { body: { email: 'a@b.co', otpCode: '1234' } })
    mend()
    await expect(answer).rejects.toMatchObject({ code: 'offline' })
    expect([requests.length, onDelayed.mock.calls.length]).toEqual([1, 0])
  })

  test('what waited is not sent by somebody who has signed in meanwhile', async () => {
    const { connection, mend } = network()
    let token = 'of Layla'
    const { call, requests, onFailure } = callerOn(ok, { connection, token: () => token })
    const saved = call(save, about)
    token = 'of Omar'
    mend()
    await expect(saved).rejects.toMatchObject({ code: 'canceled' })
    expect([requests.length, onFailure.mock.calls.length]).toEqual([0, 0])
  })

  test('a reader, and who asks for it, is told at once', async () => {
    const { call } = callerOn(lost, { connection: always(false) })
    await expect(call(accountsCalls.me)).rejects.toMatchObject({ code: 'offline' })
    await expect(call(save, about, { now: true })).rejects.toMatchObject({ code: 'offline' })
  })

  test('who gives up while it waits has sent nothing', async () => {
    const { connection } = network()
    const { call, requests } = callerOn(ok, { connection })
    const stop = new AbortController()
    const saved = call(save, about, { signal: stop.signal })
    stop.abort()
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' })
    expect(requests).toHaveLength(0)
  })
})
