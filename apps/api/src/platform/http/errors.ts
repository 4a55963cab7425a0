import type { Socket } from 'node:net'
import { DEFAULT_LANG, langFromHeader } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, refusalAnswer } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../db/errors.ts'
import { ERROR_PAGE_POLICY, errorPage, wantsPage } from './error-page.ts'
import { visitorLang } from './visitor-lang.ts'

export const RETRY_AFTER_SECONDS = 2
const LINGER = SECOND

/** Maps an exception to an answer. Anything but a refusal is a bug: logged with its id, never shown. */
export function toRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A client that disconnected mid-request is no bug of ours.
  const hungUp = request.raw.destroyed && !request.raw.complete
  const refusal = hungUp ? new Refusal(platformErrors.broken_json) : asRefusal(error)
  if (!refusal) {
    const { id: reqId, routeOptions } = request
    request.log.error({ err: error, reqId, route: routeOptions.url }, 'unexpected error')
  }
  const answered = refusal ?? new Refusal(platformErrors.something_went_wrong, { data: { request_id: request.id } })
  const status = answered.details.status ?? answered.kind.status
  const wait = answered.details.data?.['retry_after'] ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined)
  if (typeof wait === 'number') reply.header('retry-after', String(wait))
  return { refusal: answered, status }
}

/** A refusal is answered in the caller's language: as a page where a browser waits for one and it is our fault. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { refusal, status } = toRefusal(error, request, reply)
  if (status >= 500 && wantsPage(request)) {
    const lang = visitorLang(request)
    const page = errorPage(refusal.kind[lang], request.id, lang)
    reply.code(status).header('content-language', lang).header('content-security-policy', ERROR_PAGE_POLICY)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  }
  const lang = langFromHeader(request.headers['accept-language'])
  return reply.code(status).header('content-language', lang).send(refusalAnswer(refusal, lang))
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return new Refusal(platformErrors.unavailable)
  switch ((error as { code?: string }).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal(platformErrors.too_large)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal(platformErrors.unsupported_media)
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new Refusal(platformErrors.broken_json)
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Refusal(platformErrors.not_found)
    default:
      return null
  }
}

const UNREADABLE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Malformed HTTP has no request object: the same error body is written to the raw socket, which is closed. */
export function answerUnreadable({ code = '' }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify(refusalAnswer(new Refusal(platformErrors.broken_json), DEFAULT_LANG))
  const head = [
    `HTTP/1.1 ${UNREADABLE[code] ?? '400 Bad Request'}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  // A client that does not close its side is disconnected after a delay.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => setTimeout(() => socket.destroy(), LINGER).unref())
}
