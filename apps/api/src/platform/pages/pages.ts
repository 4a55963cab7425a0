import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { OptionalService } from '@fareeq/domain/kernel/optional-services.ts'
import { VISITOR } from '@fareeq/domain/navigation/facts.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { matchPath, pathTo } from '@fareeq/domain/navigation/paths.ts'
import { decide } from '@fareeq/domain/navigation/rules.ts'
import { pageAddress } from '@fareeq/domain/site/rules-pages.ts'
import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import { type PageContent, PAGE_IDS } from '@fareeq/domain/site/schema-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { readCookie } from '../http/cookies.ts'
import { visitorLang } from '../http/visitor-lang.ts'
import type { Log } from '../db/connections/pool.ts'
import type { AssetArchive } from './asset-archive.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createRenderer, type PageRenderer, type PageSource } from './renderer.ts'
import { finishPage, readAssets, type EncodedFile } from './files.ts'
import { type Vendor, setPageHeaders, policy, rememberLang, send, sendRendered } from './sending.ts'

/** Manifest of the web build: the file of each address, and the hashes of its inline scripts. */
type Manifest = {
  pages: Record<string, { files: Record<Lang, string>; scripts: string[] }>
  shell: { file: string; scripts: string[] }
  vendors: Vendor[]
  api?: string | null
}

type Site = {
  manifest: Manifest
  assets: Map<string, EncodedFile>
  pages: Map<string, EncodedFile>
  renderer: PageRenderer
  builtAt: number
  /** The script that starts the app: its name changes with every file of the build. */
  entry: string | undefined
}

export type PageOptions = {
  dist: string
  publicUrl: string
  off: readonly OptionalService[]
  production: boolean
  source: PageSource
  clock: Clock
  log: Log
  /** Files of the last releases, and of the next while it is being deployed. */
  archive?: AssetArchive
  metrics: Metrics
}

async function readSite(options: PageOptions): Promise<Site> {
  const { dist } = options
  const list = join(dist, 'pages/manifest.json')
  const builtAt = statSync(list).mtimeMs
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest
  const files = [manifest.shell.file, ...Object.values(manifest.pages).flatMap((page) => Object.values(page.files))]
  const read = (file: string) => finishPage(readFileSync(join(dist, file), 'utf8'), options)
  const pages = new Map(files.map((file) => [file, read(file)]))
  const assets = readAssets(dist)
  await options.archive?.save(assets)
  const entry = ENTRY.exec(readFileSync(join(dist, manifest.shell.file), 'utf8'))?.[1]
  return { manifest, assets, pages, renderer: await createRenderer(options, builtAt), builtAt, entry }
}

const ENTRY = /<script type="module" src="([^"]+)"/
/** Tells a tab which build is served: one that was opened before takes the newer at its next page. */
export const BUILD_HEADER = 'x-web-build'

const YEAR_SECONDS = 31_536_000
const OWN_ROOM: readonly string[] = [pathTo('root'), pathTo('bringBuddy')]
const INDEXED_AREAS: readonly string[] = ['public', 'auth']

/** Renders the page of a form that was posted without JavaScript, with its values and errors. */
export type RenderPosted = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { status: number; posted: Posted },
) => Promise<unknown>

/** Renders private pages, which are never cached: the answer to a form, a draft. */
export type PrivateRenderer = {
  renderPosted: RenderPosted
  renderContent: (href: string, page: PageContent) => Promise<string>
}

/** Serves the pages and static files of the site; /api is served elsewhere. */
export async function servePages(http: FastifyInstance, options: PageOptions): Promise<PrivateRenderer | undefined> {
  const { dist, production, log, archive } = options
  const list = join(dist, 'pages/manifest.json')
  if (!existsSync(list)) {
    // In development Vite serves the pages; in production a missing build stops the start.
    if (production) throw new Error(`The web app is not built: ${list} is missing`)
    log.warn({}, 'the web app is not built; only the API is served')
    return undefined
  }
  let site = await readSite(options)
  const latest = async () => {
    // Development: reloads a newer build.
    if (!production && existsSync(list) && statSync(list).mtimeMs !== site.builtAt) site = await readSite(options)
    return site
  }

  http.addHook('onRequest', (request, reply, done) => {
    if (site.entry && request.url.startsWith('/api/')) reply.header(BUILD_HEADER, site.entry)
    done()
  })

  function sendAsset(request: FastifyRequest, reply: FastifyReply, pathname: string, file: EncodedFile) {
    const isHashed = pathname.startsWith('/assets/')
    // A name under /assets contains a content hash, so it is immutable.
    reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600')
    reply.header('vary', 'Accept-Encoding')
    // The component gallery is a separate page, for developers.
    if (pathname.endsWith('.html'))
      reply.header('content-security-policy', policy({ scripts: [], vendors: [] })).header('x-robots-tag', 'noindex')
    return send(request, reply, file)
  }

  async function sendPublic(
    request: FastifyRequest,
    reply: FastifyReply,
    { renderer, manifest: { vendors, api } }: Site,
  ) {
    const navigation = readHref(request.url)
    const lang = visitorLang(request)
    const address = pageAddress(navigation)
    const match = matchPath(navigation.pathname)
    // A page that does not exist is not cached; and what the status page says is true for seconds.
    const isCacheable = match !== null && match.id !== 'status' && !address.includes('?')
    const page = await renderer.page(address, lang, isCacheable)
    return sendRendered(request, reply, { lang, page, status: page.status, vendors, api })
  }

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    { renderer }: Site,
    lang: Lang,
    path: string,
  ) {
    const file = await renderer.picture(path, lang)
    if (!file) return reply.callNotFound()
    return send(request, reply.header('cache-control', 'public, max-age=3600'), file)
  }

  /** Sign-in pages, prerendered by the build; the rest is the client-rendered app shell. */
  function sendApp(request: FastifyRequest, reply: FastifyReply, { manifest, pages }: Site) {
    const { pathname } = readHref(request.url)
    const area = matchPath(pathname)?.route.area ?? ''
    const page = manifest.pages[pathname.replace(/(?<=.)\/$/, '')]
    const { scripts } = page ?? manifest.shell
    setPageHeaders(reply, {
      scripts,
      vendors: manifest.vendors,
      api: manifest.api,
      indexed: INDEXED_AREAS.includes(area),
    })
    const lang = visitorLang(request)
    // The shell chooses its language itself, from what the browser remembers.
    if (page) reply.header('content-language', lang)
    rememberLang(request, reply)
    const file = pages.get(page ? page.files[lang] : manifest.shell.file)
    return file ? send(request, reply, file) : reply.callNotFound()
  }

  http.get('/*', async (request, reply) => {
    const navigation = readHref(request.url)
    const { pathname } = navigation
    if (/^\/api(?:\/|$)/.test(pathname)) return reply.callNotFound()
    const now = await latest()
    const file = now.assets.get(pathname)
    if (file) return sendAsset(request, reply, pathname, file)
    if (pathname.startsWith('/assets/')) {
      const archived = await archive?.find(pathname)
      // An unknown chunk must be a 404: a page in its place would be a broken script.
      return archived ? sendAsset(request, reply, pathname, archived) : reply.callNotFound()
    }
    const [, lang, path] = /^\/og\/(ar|en)(\/.+)\.png$/.exec(pathname) ?? []
    if (path) return sendPicture(request, reply, now, lang as Lang, path)
    const decision = decide(navigation, VISITOR)
    // For a signed-in talent these addresses belong to the app, which alone knows whether the session is valid (D-115).
    if (OWN_ROOM.includes(pathname) && readCookie(request, 'home')) return sendApp(request, reply, now)
    if (decision.kind === 'redirect' && decision.rule === 'alias') return reply.redirect(decision.to, 302)
    const match = matchPath(pathname)
    const isPublic = !match || (PAGE_IDS as string[]).includes(match.id)
    if (!isPublic) return sendApp(request, reply, now)
    // If rendering fails, the app shell shows the error and retries.
    return sendPublic(request, reply, now).catch(() => sendApp(request, reply, now))
  })

  const renderPosted: RenderPosted = async (request, reply, { status, posted }) => {
    const navigation = readHref(request.url)
    const lang = visitorLang(request)
    const { renderer, manifest } = await latest()
    const page = await renderer.posted(pageAddress(navigation), lang, posted)
    return sendRendered(request, reply, { lang, page, status, vendors: manifest.vendors, api: manifest.api })
  }

  return {
    renderPosted,
    renderContent: async (href, page) => (await latest()).renderer.content(href, page),
  }
}
