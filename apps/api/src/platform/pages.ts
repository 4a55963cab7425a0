import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANG, type Lang, isLang } from '@fareeq/domain/kernel/locale.ts'
import { VISITOR } from '@fareeq/domain/navigation/facts.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { matchPath } from '@fareeq/domain/navigation/paths.ts'
import { decide } from '@fareeq/domain/navigation/rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from './http/cookies.ts'
import { finishPage, readAssets, type Sent } from './page-files.ts'

/** Written by the build of the web app: which file answers which address, and which scripts stand inside it. */
type Manifest = {
  pages: Record<string, { files: Record<Lang, string>; status: 200 | 404; scripts: string[] }>
  shell: { file: string; scripts: string[] }
}

type Site = { manifest: Manifest; assets: Map<string, Sent>; pages: Map<string, Sent>; builtAt: number }

function readSite(dist: string, publicUrl: string): Site {
  const list = join(dist, 'pages/manifest.json')
  const builtAt = statSync(list).mtimeMs
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest
  const files = [manifest.shell.file, ...Object.values(manifest.pages).flatMap((page) => Object.values(page.files))]
  const pages = new Map(files.map((file) => [file, finishPage(dist, file, publicUrl)]))
  return { manifest, assets: readAssets(dist), pages, builtAt }
}

export type PageOptions = { dist: string; publicUrl: string; production: boolean }

const policy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A voice note is played back from the page's own memory.
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')

const YEAR_SECONDS = 31_536_000
const INDEXED_AREAS: readonly string[] = ['public', 'auth']

/** The best encoding that the caller takes and we have. */
function encoded(request: FastifyRequest, sent: Sent): { body: Buffer; encoding?: 'br' | 'gzip' } {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  if (sent.br && accepted.includes('br')) return { body: sent.br, encoding: 'br' }
  if (sent.gzip && accepted.includes('gzip')) return { body: sent.gzip, encoding: 'gzip' }
  return { body: sent.identity }
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || strong(tag) === strong(etag))
}

function send(request: FastifyRequest, reply: FastifyReply, sent: Sent) {
  reply.header('etag', sent.etag).header('x-content-type-options', 'nosniff')
  if (reply.statusCode === 200 && isKnown(request, sent.etag)) return reply.code(304).send()
  const { body, encoding } = encoded(request, sent)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(sent.type).send(body)
}

function langOf(request: FastifyRequest, asked: string | undefined): Lang {
  if (isLang(asked)) return asked
  const remembered = readCookie(request, 'lang')
  return isLang(remembered) ? remembered : DEFAULT_LANG
}

/** The pages of the site and the files they are made of; everything under /api is someone else's. */
export function servePages(http: FastifyInstance, { dist, publicUrl, production }: PageOptions): void {
  const list = join(dist, 'pages/manifest.json')
  if (!existsSync(list)) {
    // In development the pages come from Vite; in production a house without pages must not open.
    if (production) throw new Error(`The web app is not built: ${list} is missing`)
    http.log.warn('the web app is not built; only the API is served')
    return
  }
  let site = readSite(dist, publicUrl)
  const latest = () => {
    // Whoever develops builds again beneath the running server.
    if (!production && existsSync(list) && statSync(list).mtimeMs !== site.builtAt) site = readSite(dist, publicUrl)
    return site
  }

  function sendAsset(request: FastifyRequest, reply: FastifyReply, pathname: string, sent: Sent) {
    const named = pathname.startsWith('/assets/')
    // A name under /assets carries the hash of its content, so it never changes.
    reply.header('cache-control', named ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600')
    reply.header('vary', 'Accept-Encoding')
    // The gallery of parts is a page of its own, for those who build the site.
    if (pathname.endsWith('.html'))
      reply.header('content-security-policy', policy([])).header('x-robots-tag', 'noindex')
    return send(request, reply, sent)
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, { manifest, pages }: Site) {
    const { pathname, query } = readHref(request.url)
    const match = matchPath(pathname)
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
    const face = query['nomination'] === 'expired' ? manifest.pages[`${path}?nomination=expired`] : undefined
    const drawn = face ?? manifest.pages[path]
    const lang = langOf(request, query['lang'])
    // Private: the same address is another page for another cookie.
    reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie, Accept-Encoding')
    reply.header('content-security-policy', policy((drawn ?? manifest.shell).scripts))
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    if (!match || !INDEXED_AREAS.includes(match.route.area) || drawn?.status === 404)
      reply.header('x-robots-tag', 'noindex')
    reply.code(drawn?.status ?? (match ? 200 : 404))
    // The shell chooses its language itself, from what the browser remembers.
    if (drawn) reply.header('content-language', lang)
    const sent = pages.get(drawn ? drawn.files[lang] : manifest.shell.file)
    return sent ? send(request, reply, sent) : reply.callNotFound()
  }

  http.get('/*', (request, reply) => {
    const navigation = readHref(request.url)
    const { pathname } = navigation
    if (/^\/api(?:\/|$)/.test(pathname)) return reply.callNotFound()
    const now = latest()
    const file = now.assets.get(pathname)
    if (file) return sendAsset(request, reply, pathname, file)
    // An old name of a chunk must not be answered with a page: the browser would take it for a broken script.
    if (pathname.startsWith('/assets/')) return reply.callNotFound()
    const decision = decide(navigation, VISITOR)
    if (decision.kind === 'redirect' && decision.rule === 'alias') return reply.redirect(decision.to, 302)
    return sendPage(request, reply, now)
  })
}
