import type { AnswerOf, Call, Endpoint, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { DEFAULT_LANG, type Lang } from '@fareeq/domain/kernel/locale.ts'
import { activeProjectId, BASE_URL, callHeaders, joinUrl } from './call-headers.ts'
import { CANCELED, CallFailure, type EmailFlags, type CallPlace } from './call-failure.ts'
import { type Connection, connection, deliver } from './deliver.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { storage } from '../session/storage.ts'
import { trackingId, uuid4 } from '../analytics/tracking-id.ts'

export type CallOptions = {
  /** A new call with the same key cancels the earlier one. */
  key?: string
  signal?: AbortSignal
  /** Given where one submit may be sent twice (a retry); otherwise each write gets its own. */
  idempotencyKey?: string
  where?: CallPlace
  /** Fails at once without a connection, for those who keep what was typed and send it again themselves. */
  now?: boolean
  /** Sent to the end although the page is closed. */
  keepalive?: boolean
  /** The caller says everything itself: the error catalogue is not applied. */
  quiet?: boolean
  /** Told when a social sign-in failed. */
  onEmailFlags?: (flags: EmailFlags) => void
}

/** What a call needs to know about the world; tests hand in their own. */
export type Caller = {
  fetch: typeof fetch
  baseUrl: string
  /** Of the realm the endpoint belongs to: staff and members have sessions of their own (D-04). */
  token: (endpoint: Call) => string | undefined
  /** The active project of a signed-in client, on every call of members (D-35). */
  projectId: (endpoint: Call) => string | undefined
  lang: () => Lang
  sessionId: () => string
  connection: Connection
  /** Told when a write that had to wait for the connection is done. */
  onLate: () => void
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

function address(endpoint: Call, { params, query }: Parts, caller: Caller): string {
  const values = { ...(params as Record<string, unknown> | undefined) }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one))
  const project = caller.projectId(endpoint)
  if (project && !search.has('project_id')) search.set('project_id', project)
  const url = joinUrl(caller.baseUrl, path)
  return search.size ? `${url}?${search}` : url
}

const mayRepeat = ({ method, idempotent }: Call): boolean => method !== 'GET' && idempotent !== false

function headers(endpoint: Call, { body }: Parts, key: string, caller: Caller): Headers {
  const result = callHeaders({
    lang: caller.lang(),
    sessionId: caller.sessionId(),
    token: caller.token(endpoint),
  })
  // A form with files names its own content type, with its boundary.
  if (body !== undefined && !(body instanceof FormData)) result.set('Content-Type', 'application/json')
  if (mayRepeat(endpoint)) result.set('Idempotency-Key', key)
  return result
}

async function readAnswer(
  response: Response,
  lang: Lang,
  made: { where?: CallPlace; token?: string },
): Promise<unknown> {
  const answer: unknown = await response.json().catch((error: unknown) => {
    // Whoever gave up while the answer was arriving is not told that it could not be read.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    return undefined
  })
  if (response.ok && (answer !== undefined || response.status === 204)) return answer
  const said = typeof answer === 'object' && answer !== null ? answer : {}
  throw new CallFailure({
    code: 'unreadable',
    message: texts[lang].unreadable,
    ...said,
    ...made,
    status: response.status,
  })
}

export function createCall(caller: Caller) {
  const running = new Map<string, AbortController>()

  async function send(endpoint: Call, parts: Parts, options: CallOptions): Promise<unknown> {
    const { key, signal, where, keepalive = false } = options
    const own = new AbortController()
    const superseded = new CallFailure({ status: 0, code: 'canceled', message: CANCELED, where })
    if (key) {
      running.get(key)?.abort()
      running.set(key, own)
    }
    const made = { where, token: caller.token(endpoint) }
    const idempotencyKey = options.idempotencyKey ?? uuid4()
    const body = parts.body instanceof FormData || parts.body === undefined ? parts.body : JSON.stringify(parts.body)
    const given = signal ? AbortSignal.any([signal, own.signal]) : own.signal
    const attempt = () => {
      // What waited for the connection belongs to whoever wrote it, not to who has signed in meanwhile.
      if (caller.token(endpoint) !== made.token) throw superseded
      return caller.fetch(address(endpoint, parts, caller), {
        method: endpoint.method,
        keepalive,
        headers: headers(endpoint, parts, idempotencyKey, caller),
        body,
        signal: given,
      })
    }
    const wish = { waits: endpoint.method !== 'GET' && !options.now, mayRepeat: mayRepeat(endpoint), signal: given }
    try {
      const { response, late } = await deliver(async () => attempt(), wish, caller.connection)
      const answer = await readAnswer(response, caller.lang(), made)
      if (late && wish.mayRepeat) caller.onLate()
      if (own.signal.aborted) throw superseded
      return answer
    } catch (error) {
      if (own.signal.aborted) throw superseded
      if (error instanceof CallFailure || signal?.aborted) throw error
      const code = caller.connection.isOnline() ? 'network' : 'offline'
      throw new CallFailure({ status: 0, code, message: texts[caller.lang()][code], ...made })
    } finally {
      if (key && running.get(key) === own) running.delete(key)
    }
  }

  return async function call<E extends Endpoint>(
    endpoint: Call<E>,
    ...[input, options = {}]: Args<E>
  ): Promise<AnswerOf<E>> {
    try {
      return (await send(endpoint, input ?? {}, options)) as AnswerOf<E>
    } catch (error) {
      if (error instanceof CallFailure && !error.canceled && !options.quiet) await caller.onFailure(error, options)
      throw error
    }
  }
}

const isOfStaff = ({ path }: Call): boolean => path.startsWith('/api/ops/')

const loadFailureHandling = () => import('./handle-failure.ts').catch(() => null)

/** For pages with forms: what to do when a call fails is fetched while there is still a line to fetch it over. */
export const prepareForFailure = (): void => void loadFailureHandling()

/** How this page calls; an upload that reports its progress brings a `fetch` of its own. */
export const caller: Caller = {
  fetch: (...args) => globalThis.fetch(...args),
  baseUrl: BASE_URL,
  token: (endpoint) => (isOfStaff(endpoint) ? storage.get('staff')?.token : storage.get('token')),
  projectId: (endpoint) => (isOfStaff(endpoint) ? undefined : activeProjectId()),
  lang: () => storage.get('lang') ?? DEFAULT_LANG,
  sessionId: trackingId,
  connection,
  onLate: () => {
    const title = texts[caller.lang()].savedLate
    void import('../toasts/toasts.ts').then(({ showToast }) => showToast({ key: 'savedLate', title, tone: 'positive' }))
  },
  onFailure: async (failure, options) => {
    // Without a line this part may not come either; the caller is still told.
    const part = await loadFailureHandling()
    part?.handleFailure(failure, options)
  },
}

/** The one API client of the product. */
export const call = createCall(caller)
