import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { type Lang, langFromHeader } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, refusalAnswer } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import type { Platform } from '../platform.ts'
import { tokenOf } from '../session.ts'
import { AccountLanes } from './account-lanes.ts'
import { AdmissionQueue } from './admission-queue.ts'
import { corsHeaders } from './cors.ts'
import { hasBody } from './connection-limits.ts'
import { RETRY_AFTER_SECONDS } from './errors.ts'
import { RAW_TYPE } from './raw-body.ts'
import { apiHeaders } from './security.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An open stream is no load, so it is not counted. */
    longLived?: boolean
    /** Streams its body (the file of a form, or raw bytes) itself, after authentication. */
    upload?: boolean
  }
  interface FastifyReply {
    /** Ends what the call counts as load. */
    leave: (() => void) | null
  }
}

export type Capacity = {
  /** Limit of requests in flight. */
  maxInFlight: number
  /** Concurrency limit of API calls while `isBusy`; the others are queued (see AdmissionQueue). */
  maxWhenBusy: number
  isBusy: () => boolean
}

const REFUSAL = new Refusal(platformErrors.unavailable)
const bodyIn = (lang: Lang) => Buffer.from(JSON.stringify(refusalAnswer(REFUSAL, lang)))
const BODY = { ar: bodyIn('ar'), en: bodyIn('en') }

/** There may be thousands of refusals: precomputed and not logged. */
function answerRefused(env: Env): Handle {
  const headersIn = (lang: Lang): OutgoingHttpHeaders => ({
    ...apiHeaders(env),
    'content-type': 'application/json; charset=utf-8',
    'content-language': lang,
    'content-length': BODY[lang].length,
    'retry-after': String(RETRY_AFTER_SECONDS),
  })
  const headers = { ar: headersIn('ar'), en: headersIn('en') }
  return (request, response) => {
    const lang = langFromHeader(request.headers['accept-language'])
    response.writeHead(503, { ...headers[lang], ...corsHeaders(env, request.headers.origin) }).end(BODY[lang])
  }
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

export type Admission = {
  gate(handle: Handle): Handle
  count(http: FastifyInstance): void
  /** How many were refused, and whether this one was. */
  refusals(): number
  isRefused(request: IncomingMessage): boolean
}

/** Whoever watches over the server asks whether it runs, not whether it has time: this answer costs nothing. */
const HEALTH = /^\/api\/health\/?(\?|$)/

/** Streams are idle for hours, and uploads have their own queue. */
const isExempt = ({ url = '', headers }: IncomingMessage) =>
  HEALTH.test(url) ||
  headers.accept === 'text/event-stream' ||
  headers['content-type'] === RAW_TYPE ||
  headers['content-type']?.startsWith('multipart/form-data') === true

/**
 * Decides before the framework parses the request, because a refusal must be cheap. A request with a body is checked twice:
 * it counts as load only once its body is complete (slow bodies are only connections).
 */
export function createAdmission(
  { scheduler, env, sessions }: Pick<Platform, 'scheduler' | 'env' | 'sessions'>,
  capacity: Capacity,
): Admission {
  const queue = new AdmissionQueue({ whenBusy: capacity.maxWhenBusy, isBusy: capacity.isBusy, size: scheduler.size })
  const lanes = new AccountLanes()
  const admitted = new WeakSet<IncomingMessage>()
  const refused = new WeakSet<IncomingMessage>()
  let refusals = 0
  const answer = answerRefused(env)
  const refuse: Handle = (request, response) => {
    refusals++
    refused.add(request)
    if (!response.closed) answer(request, response)
  }
  const enter = (request: IncomingMessage, response: ServerResponse, admit: () => void, turnAway: () => void) => {
    if (scheduler.size() + queue.length >= capacity.maxInFlight) turnAway()
    else if (request.url?.startsWith('/api/')) queue.enter(() => response.closed || admit(), turnAway)
    else admit()
  }

  const gate = (handle: Handle) => (request: IncomingMessage, response: ServerResponse) => {
    if (isExempt(request)) return handle(request, response)
    const admit = () => {
      if (!hasBody(request)) admitted.add(request)
      handle(request, response)
    }
    enter(request, response, admit, () => refuse(request, response))
  }

  const count = (http: FastifyInstance) => {
    // On the reply itself: young-generation collections hold the values of a WeakMap strongly, and this one leads to its key.
    // Every request with its body became old that way, and the full collections that followed were the tail of all calls.
    http.decorateReply('leave', null)
    http.addHook('preValidation', ({ raw: request, routeOptions: { config } }, reply, done) => {
      if (config.longLived || config.upload || isExempt(request)) return done()
      const turnAway = () => (reply.hijack(), refuse(request, reply.raw))
      /** Until the answer is ready: a slow reader is no load. */
      const admit = (leaveLane?: () => void) => {
        const leave = scheduler.enter()
        const release = () => (leave(), leaveLane?.(), queue.next())
        reply.leave = release
        reply.raw.once('close', release)
        done()
      }
      const account = accountOf(sessions, request)
      if (!account) return admitted.has(request) ? admit() : enter(request, reply.raw, admit, turnAway)
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
      const isInLane = lanes.enter(account, isWrite, (leaveLane, hasWaited) => {
        if (reply.raw.closed) return leaveLane()
        // Whoever was admitted and had to wait comes to the queue like anybody who comes now.
        if (admitted.has(request) && !hasWaited) return admit(leaveLane)
        reply.raw.once('close', leaveLane)
        enter(request, reply.raw, () => admit(leaveLane), turnAway)
      })
      if (!isInLane) turnAway()
    })
    http.addHook('onSend', (_request, reply, _payload, done) => {
      reply.leave?.()
      done()
    })
  }
  return { gate, count, refusals: () => refusals, isRefused: (request) => refused.has(request) }
}

/** By account where its session is known, so that several sessions of one share a lane; else by token. */
function accountOf(sessions: Platform['sessions'], { headers }: IncomingMessage): string | undefined {
  const token = tokenOf(headers.authorization)
  return token && (sessions.accountOf(token) ?? token)
}

const CHECK_EVERY = 0.1 * SECOND
const BUSY = 0.9

/** Event loop utilisation: whether this thread is saturated. */
export function watchThread(): { isBusy(): boolean; stop(): void } {
  let last = performance.eventLoopUtilization()
  let isBusy = false
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, last).utilization > BUSY
    last = now
  }, CHECK_EVERY).unref()
  return { isBusy: () => isBusy, stop: () => clearInterval(timer) }
}
