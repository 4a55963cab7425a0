import { vi } from 'vitest'
import { type Caller, createCallApi } from './call-api.ts'
import type { Connection } from './deliver.ts'

type SentRequest = { url: string; init: RequestInit; headers: Headers }

/** A connection that never changes. */
export const always = (online: boolean): Connection => ({
  isOnline: () => online,
  untilOnline: () => new Promise(() => {}),
  pause: () => Promise.resolve(),
})

/** A caller on a network that answers what the test says, and all that was sent. */
export function callerOn(
  answer: (request: SentRequest) => Response | Promise<Response>,
  overrides: Partial<Caller> = {},
) {
  const requests: SentRequest[] = []
  const onFailure = vi.fn<Caller['onFailure']>()
  const call = createCallApi({
    baseUrl: 'https://api.fareeq.example',
    token: () => undefined,
    projectId: () => undefined,
    lang: () => 'ar',
    sessionId: () => 'session-1',
    connection: always(true),
    onDelayed: () => {},
    onFailure,
    fetch: async (url, init = {}) => {
      const request = { url: new Request(url).url, init, headers: new Headers(init.headers) }
      requests.push(request)
      return answer(request)
    },
    ...overrides,
  })
  return { call, requests, onFailure }
}
export const ok = () => Response.json({ data: { email: 'a@b.co' }, message: 'ok' })
