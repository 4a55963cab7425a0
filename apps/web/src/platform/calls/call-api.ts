import type { AnswerOf, EndpointRef, Endpoint, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { DEFAULT_LANG, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { activeProjectId, BASE_URL, callHeaders, joinUrl } from './call-headers.ts'
import { CANCELED, CallFailure, type EmailFlags, type CallContext } from './call-failure.ts'
import { noteCall } from './first-mark.ts'
import { noteFailedCall } from './last-error.ts'
import { type Connection, connection, deliver } from './deliver.ts'
import { buildWatch } from '../lazy/newer-build.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { storage } from '../session/storage.ts'
import { showToast } from '../toasts/toasts.ts'
import { trackingId, uuid4 } from '../analytics/tracking-id.ts'

export type CallOptions = {
  /** A new call with the same key cancels the earlier one. */
  key?: string
  signal?: AbortSignal
  /** For a submit that may be retried; otherwise each write gets its own. */
  idempotencyKey?: string
  where?: CallContext
  /** Fails at once when offline, for callers that keep a draft and retry themselves. */
  now?: boolean
  /** Completed by the browser even if the page is closed. */
  keepalive?: boolean
  /** See `callerHandlesFailure`. */
  quiet?: boolean
  /** Called when a social sign-in failed. */
  onEmailFlags?: (flags: EmailFlags) => void
}

/** The caller shows the failure itself, or ignores it: the error catalogue is not applied. */
export const callerHandlesFailure = { quiet: true } as const

/** Dependencies of a call; tests inject their own. */
export type Caller = {
  fetch: typeof fetch
  baseUrl: string
  /** By realm: staff and members have separate sessions (D-04). */
  token: (endpoint: EndpointRef) => string | undefined
  /** The active project of a signed-in client, on every call of members (D-35). */
  projectId: (endpoint: EndpointRef) => string | undefined
  lang: () => Lang
  sessionId: () => string
  connection: Connection
  /** Called when a write that was delayed offline is done. */
  onDelayed: () => void
  /** Applies the error catalogue before the failure is rethrown. */
  onFailure: (failure: CallFailure, options: CallOptions) => void | Promise<void>
}

const texts = { ar, en }

type Parts = { params?: unknown; query?: unknown; body?: unknown }
type Args<E extends Endpoint> = keyof InputOf<E> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : object extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

function address(endpoint: EndpointRef, { params, query }: Parts, caller: Caller): string {
  const values = { ...(params as Record<string, unknown> | undefined) }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(name, String(item))
  const project = caller.projectId(endpoint)
  if (project && !search.has('project_id')) search.set('project_id', project)
  const url = joinUrl(caller.baseUrl, path)
  return search.size ? `${url}?${search}` : url
}

const mayRepeat = ({ method, idempotent }: EndpointRef): boolean => method !== 'GET' && idempotent !== false

function headers(endpoint: EndpointRef, { body }: Parts, key: string, caller: Caller): Headers {
  const result = callHeaders({
    lang: caller.lang(),
    sessionId: caller.sessionId(),
    token: caller.token(endpoint),
  })
  // FormData sets its own content type, with the boundary.
  if (body !== undefined && !(body instanceof FormData)) result.set('Content-Type', 'application/json')
  if (mayRepeat(endpoint)) result.set('Idempotency-Key', key)
  return result
}

async function readAnswer(
  response: Response,
  lang: Lang,
  context: { where?: CallContext; token?: string },
): Promise<unknown> {
  const answer: unknown = await response.json().catch((error: unknown) => {
    // An abort while the body is read is no parse error.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    return undefined
  })
  if (response.ok && (answer !== undefined || response.status === 204)) return answer
  const details = typeof answer === 'object' && answer !== null ? answer : {}
  throw new CallFailure({
    code: 'unreadable',
    message: texts[lang].unreadable,
    ...details,
    ...context,
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
  })
}

export function createCallApi(caller: Caller) {
  const running = new Map<string, AbortController>()

  async function send(endpoint: EndpointRef, parts: Parts, options: CallOptions): Promise<unknown> {
    const { key, signal, where, keepalive = false } = options
    const own = new AbortController()
    const superseded = new CallFailure({ status: 0, code: 'canceled', message: CANCELED, where })
    if (key) {
      running.get(key)?.abort()
      running.set(key, own)
    }
    const context = { where, token: caller.token(endpoint) }
    const idempotencyKey = options.idempotencyKey ?? uuid4()
    const body = parts.body instanceof FormData || parts.body === undefined ? parts.body : JSON.stringify(parts.body)
    const combined = signal ? AbortSignal.any([signal, own.signal]) : own.signal
    const attempt = () => {
      // A delayed write belongs to the session it was made in, not to a later one.
      if (caller.token(endpoint) !== context.token) throw superseded
      const answer = caller.fetch(address(endpoint, parts, caller), {
        method: endpoint.method,
        // An API of another origin is sent its cookies as well: the return from Google is remembered in one.
        credentials: caller.baseUrl ? 'include' : 'same-origin',
        keepalive,
        headers: headers(endpoint, parts, idempotencyKey, caller),
        body,
        signal: combined,
      })
      noteCall(context.token, answer)
      return answer
    }
    const delivery = {
      waits: endpoint.method !== 'GET' && !options.now,
      mayRepeat: mayRepeat(endpoint),
      signal: combined,
    }
    try {
      const delivered = deliver(async () => attempt(), delivery, caller.connection)
      const { response, wasDelayed } = await (delivery.waits ? buildWatch.during(delivered) : delivered)
      buildWatch.note(response.headers)
      const answer = await readAnswer(response, caller.lang(), context)
      if (wasDelayed && delivery.mayRepeat) caller.onDelayed()
      if (own.signal.aborted) throw superseded
      return answer
    } catch (error) {
      if (own.signal.aborted) throw superseded
      if (error instanceof CallFailure || signal?.aborted) throw error
      const code = caller.connection.isOnline() ? 'network' : 'offline'
      throw new CallFailure({ status: 0, code, message: texts[caller.lang()][code], ...context })
    } finally {
      if (key && running.get(key) === own) running.delete(key)
    }
  }

  return async function callApi<E extends Endpoint>(
    endpoint: EndpointRef<E>,
    ...[input, options = {}]: Args<E>
  ): Promise<AnswerOf<E>> {
    try {
      return (await send(endpoint, input ?? {}, options)) as AnswerOf<E>
    } catch (error) {
      if (error instanceof CallFailure && !error.canceled) noteFailedCall(error)
      if (error instanceof CallFailure && !error.canceled && !options.quiet) await caller.onFailure(error, options)
      throw error
    }
  }
}

const isOfStaff = ({ path }: EndpointRef): boolean => path.startsWith('/api/ops/')

const loadFailureHandling = () => import('./handle-failure.ts').catch(() => null)

/** Preloads failure handling on pages with forms, because it cannot be loaded offline. */
export const prepareForFailure = (): void => void loadFailureHandling()

/** Dependencies in the browser; an upload with progress replaces `fetch`. */
export const caller: Caller = {
  fetch: (...args) => globalThis.fetch(...args),
  baseUrl: BASE_URL,
  token: (endpoint) => (isOfStaff(endpoint) ? storage.get('staff')?.token : storage.get('token')),
  projectId: (endpoint) => (isOfStaff(endpoint) ? undefined : activeProjectId()),
  lang: () => storage.get('lang') ?? DEFAULT_LANG,
  sessionId: trackingId,
  connection,
  onDelayed: () => {
    const title = texts[caller.lang()].savedLate
    void showToast({ key: 'savedLate', title, tone: 'positive' })
  },
  onFailure: async (failure, options) => {
    // Offline this chunk may not load; the caller still gets the failure.
    const part = await loadFailureHandling()
    part?.handleFailure(failure, options)
  },
}

/** The one API client of the product. */
export const callApi = createCallApi(caller)
