import { type Lang, isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../http/cookies.ts'
import type { RenderedPage } from './renderer.ts'
import type { EncodedFile } from './files.ts'

/** CSP sources of the analytics vendors, for builds with analytics. */
const VENDORS = {
  google: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
    img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  },
  hotjar: {
    script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
    connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    img: ['https://*.hotjar.com'],
  },
} as const
export type Vendor = keyof typeof VENDORS
type Page = {
  scripts: readonly string[]
  vendors: readonly Vendor[]
  /** Origin of the API, for builds that call another one than the page's own (VITE_API_URL). */
  api?: string | null | undefined
}

export const policy = ({ scripts, vendors, api }: Page): string => {
  const theirs = (kind: 'script' | 'connect' | 'img') => vendors.flatMap((vendor) => VENDORS[vendor][kind])
  const from = (...sources: string[]) => ["'self'", ...sources].join(' ')
  const ofApi = api ? [api] : []
  return [
    "default-src 'self'",
    `script-src ${from(...scripts.map((hash) => `'${hash}'`), ...theirs('script'))}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${from('data:', 'blob:', ...theirs('img'))}`,
    // Voice notes are played from a blob URL.
    `media-src ${from('blob:', ...ofApi)}`,
    `connect-src ${from(...ofApi, ...theirs('connect'))}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** Content negotiation: the best encoding that the client accepts and we have. */
function encoded(request: FastifyRequest, file: EncodedFile): { body: Buffer; encoding?: 'br' | 'gzip' } {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  if (file.br && accepted.includes('br')) return { body: file.br, encoding: 'br' }
  if (file.gzip && accepted.includes('gzip')) return { body: file.gzip, encoding: 'gzip' }
  return { body: file.identity }
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || strong(tag) === strong(etag))
}

export function send(request: FastifyRequest, reply: FastifyReply, file: EncodedFile) {
  reply.header('etag', file.etag).header('x-content-type-options', 'nosniff')
  if (reply.statusCode === 200 && isKnown(request, file.etag)) return reply.code(304).send()
  const { body, encoding } = encoded(request, file)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(body)
}

const REMEMBERED_SECONDS = 31_536_000

/** Stores the language of the address in a cookie, also without JavaScript. Readable by scripts, which change it too. */
export function rememberLang(request: FastifyRequest, reply: FastifyReply) {
  const lang = readHref(request.url).query['lang']
  if (!isLang(lang) || readCookie(request, 'lang') === lang) return
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `lang=${lang}; Path=/; Max-Age=${REMEMBERED_SECONDS}; SameSite=Lax${secure}`)
}

/** Headers of a page: cache, content security policy, robots. */
export function setPageHeaders(reply: FastifyReply, { indexed, ...page }: Page & { indexed: boolean }) {
  // Private: the same address renders differently by cookie.
  reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie, Accept-Encoding')
  reply.header('content-security-policy', policy(page))
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  if (!indexed) reply.header('x-robots-tag', 'noindex')
}

type PageAnswer = Pick<Page, 'vendors' | 'api'> & { lang: Lang; page: RenderedPage; status: number }

export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { lang, page, status, vendors, api }: PageAnswer,
) {
  rememberLang(request, reply)
  setPageHeaders(reply, { scripts: page.scripts, vendors, api, indexed: status === 200 })
  return send(request, reply.code(status).header('content-language', lang), page.file)
}
