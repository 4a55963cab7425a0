import { CallFailure } from '../../platform/call-failure.ts'
import { pageLanguage } from '../../platform/language.ts'
import { ar } from '../../platform/messages/ar.ts'
import { en } from '../../platform/messages/en.ts'

/** The calls of visitors, without the API client and the schemas, which public pages do not carry. */
const BASE = `${(import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')}/api/referrals`

type Sent = { method?: 'GET' | 'POST'; body?: object; key?: string }

export async function ask(path: string, { method = 'POST', body, key }: Sent = {}): Promise<unknown> {
  const lang = pageLanguage()
  const texts = { ar, en }[lang]
  const headers = new Headers({ 'Accept-Language': lang })
  if (body) headers.set('Content-Type', 'application/json')
  if (key) headers.set('Idempotency-Key', key)
  let answer: Response
  try {
    answer = await fetch(`${BASE}/${path}`, { method, headers, body: body && JSON.stringify(body) })
  } catch {
    const code = navigator.onLine ? 'network' : 'offline'
    throw new CallFailure({ status: 0, code, message: texts[code] })
  }
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && said !== undefined) return said
  const refusal = typeof said === 'object' && said !== null ? said : {}
  throw new CallFailure({ code: 'unreadable', message: texts.unreadable, ...refusal, status: answer.status })
}
