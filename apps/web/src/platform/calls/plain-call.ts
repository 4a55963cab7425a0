import { CallFailure } from './call-failure.ts'
import { activeProjectId, BASE_URL, callHeaders, joinUrl } from './call-headers.ts'
import { connection, deliver } from './deliver.ts'
import { pageLanguage } from '../i18n/language.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { storage } from '../session/storage.ts'
import { uuid4 } from '../analytics/tracking-id.ts'

type PlainRequest = { method?: 'GET' | 'POST'; body?: object; key?: string; signal?: AbortSignal }

/** Without consent: an id for this page only, never stored. */
const ofThisPage = uuid4()
export const plainSessionId = (): string => storage.get('sessionId') ?? ofThisPage

/** Headers and URL for a call without the API client, which public pages do not load. */
export function plainRequest(path: string, lang = pageLanguage()): { url: string; headers: Headers } {
  const project = activeProjectId()
  const url = joinUrl(BASE_URL, path)
  const query = project && `${url.includes('?') ? '&' : '?'}project_id=${encodeURIComponent(project)}`
  return {
    url: url + (query ?? ''),
    headers: callHeaders({ lang, sessionId: plainSessionId(), token: storage.get('token') }),
  }
}

/** A call of a public page, without schemas; the server validates. */
export async function plainCall(
  path: string,
  { method = 'POST', body, key, signal }: PlainRequest = {},
): Promise<unknown> {
  const texts = { ar, en }[pageLanguage()]
  const { url, headers } = plainRequest(path)
  if (body) headers.set('Content-Type', 'application/json')
  if (key) headers.set('Idempotency-Key', key)
  const abortSignal = signal ?? new AbortController().signal
  const send = () => fetch(url, { method, headers, body: body && JSON.stringify(body), signal: abortSignal })
  const delivery = { waits: method === 'POST', mayRepeat: key !== undefined, signal: abortSignal }
  const response = await deliver(send, delivery, connection).catch((error: unknown) => {
    if (abortSignal.aborted) throw error
    const code = connection.isOnline() ? 'network' : 'offline'
    throw new CallFailure({ status: 0, code, message: texts[code] })
  })
  const answer: unknown = await response.response.json().catch(() => undefined)
  if (response.response.ok && answer !== undefined) return answer
  const refusal = typeof answer === 'object' && answer !== null ? answer : {}
  throw new CallFailure({ code: 'unreadable', message: texts.unreadable, ...refusal, status: response.response.status })
}
