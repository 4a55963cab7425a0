import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { AnswerOf, Endpoint, EndpointRef, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { CallTimes } from './call-times.ts'
import type { Transport, WireAnswer } from './transport.ts'

/** A person with a browser: where they call from, in which language, and as whom. */
export type Caller = { address: string; lang: 'ar' | 'en'; token?: string | undefined }

/** A business "no", as the specification shapes it. */
export class CallRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly body: { message?: string; code?: string; data?: unknown }
  constructor(call: string, status: number, body: CallRefusal['body']) {
    super(`${call} was refused with ${status} ${body.code ?? ''}: ${body.message ?? ''}`)
    this.status = status
    this.code = body.code ?? ''
    this.body = body
  }
}

/** A fault of the server: an answer of 5xx that does not go away, or none at all. */
export class CallFault extends Error {}

export type CallOptions = { key?: string; headers?: Record<string, string> }
export type CallArgs<E extends Endpoint> = keyof InputOf<E> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : object extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

export type Call = <E extends Endpoint>(
  caller: Caller,
  endpoint: EndpointRef<E>,
  ...args: CallArgs<E>
) => Promise<AnswerOf<E>>

/** As somebody in particular. */
export type OwnCall = <E extends Endpoint>(endpoint: EndpointRef<E>, ...args: CallArgs<E>) => Promise<AnswerOf<E>>

type Parts = {
  transport: Transport
  times: CallTimes
  /** Addresses of the nodes that take calls now. */
  origins: () => readonly string[]
  /** Whether a fault is on that explains an answer of 503, or none. */
  isDisturbed: () => boolean
  /** What anybody is told. */
  hear?: (caller: Caller, call: string, text: string) => void
}
/** Milliseconds that a person waits before they press again, while something is down. */
const PAUSE = 250
const MAX_TRIES = 240

/** Calls as a browser makes them: one idempotency key for a press, and the same again where there was no answer. */
export function createCalls({ transport, times, origins, isDisturbed, hear }: Parts) {
  let turn = 0

  async function send(caller: Caller, method: string, path: string, body: unknown, options: CallOptions = {}) {
    const form = body instanceof FormData ? new Response(body) : undefined
    const text = form ? Buffer.from(await form.arrayBuffer()) : textOf(body)
    const headers: Record<string, string> = {
      'accept-language': caller.lang,
      'x-forwarded-for': caller.address,
      'x-requested-with': 'XMLHttpRequest',
      ...(typeof text === 'string' && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': form.headers.get('content-type')! }),
      ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(options.key && { 'idempotency-key': options.key }),
      ...options.headers,
    }
    for (let tries = 1; ; tries++) {
      const nodes = origins()
      const began = performance.now()
      const answer: WireAnswer = nodes.length
        ? await transport.send({
            method,
            url: nodes[turn++ % nodes.length]! + path,
            headers,
            ...(text !== undefined && { body: text }),
          })
        : { status: 0, headers: {}, body: Buffer.alloc(0) }
      const isAway = answer.status === 0 || answer.status === 503 || answer.status === 502
      if (!isAway || (!isDisturbed() && tries > 4) || tries > MAX_TRIES)
        return { answer, took: performance.now() - began }
      await delay(PAUSE)
    }
  }

  const call: Call = async (caller, endpoint, ...[input = {}, options = {}]) => {
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown }
    const { method } = endpoint
    const path = Object.entries(params).reduce(
      (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
      endpoint.path as string,
    )
    const isWrite = method !== 'GET' && endpoint.idempotent !== false
    const key = options.key ?? (isWrite ? randomUUID() : undefined)
    const { answer, took } = await send(caller, method, path + searchOf(query), body, {
      ...options,
      ...(key && { key }),
    })
    times.add(`${method} ${endpoint.path}`, took)
    const isJson = String(answer.headers['content-type']).includes('json')
    const text = answer.body.toString()
    hear?.(caller, `${method} ${endpoint.path}`, text)
    const content = isJson ? JSON.parse(text) : text
    if (answer.status >= 200 && answer.status < 400) return content
    if (answer.status >= 400 && answer.status < 500) throw new CallRefusal(`${method} ${path}`, answer.status, content)
    throw new CallFault(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 300)}`)
  }

  /** The same address outside any contract: a page, a file, a webhook. */
  const open = async (caller: Caller, method: string, path: string, body?: unknown, options?: CallOptions) =>
    (await send(caller, method, path, body, options)).answer

  return { call, open }
}
export type Calls = ReturnType<typeof createCalls>

/** What is text already was written by a form of its own. */
const textOf = (body: unknown): string | Buffer | undefined =>
  body === undefined || Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body)

function searchOf(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((item) => [name, String(item)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
