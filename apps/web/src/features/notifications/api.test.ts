import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseNotice } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

test('of two presses on one switch the later one is sent last, however late the first is answered', async () => {
  const requests: { wanted: boolean; answer: () => void }[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    requests.push({ ...(JSON.parse(body) as { wanted: boolean }), answer: () => resolve(Response.json({ data: [] })) })
    return promise
  })
  const presses = [false, true].map((isOn) => chooseNotice({ kind: 'interviews', channel: 'email', wanted: isOn }))
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await turn()
  expect(requests.map(({ wanted }) => wanted)).toEqual([false])
  requests[0]?.answer()
  await vi.waitFor(() => expect(requests.map(({ wanted }) => wanted)).toEqual([false, true]))
  requests[1]?.answer()
  await Promise.all(presses)
})
