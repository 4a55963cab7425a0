import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { OptionalService } from '@fareeq/domain/kernel/optional-services.ts'
import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import type { PageContent } from '@fareeq/domain/site/schema-pages.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../db/connections/pool.ts'
import type { CacheCounts, Metrics } from '../metrics/metrics.ts'
import { finishPage, finishPicture, type EncodedFile } from './files.ts'

const FACES = ['arabic', 'latin']

/** Converts our own SVG to PNG, off the main thread. Only the bundled fonts: the result does not depend on the machine. */
async function rasterise(svg: string, fonts: string): Promise<Buffer> {
  // Dynamic import at the first picture: a native library.
  const { renderAsync } = await import('@resvg/resvg-js')
  const fontFiles = FACES.map((name) => join(fonts, `readex-pro-${name}.ttf`))
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Readex Pro' },
  })
  return image.asPng()
}

/** Content of the public pages. */
export type PageSource = {
  /** Null when there is no such page. */
  read(href: string, lang: Lang): Promise<PageContent | null>
  onChange(listener: () => void): void
}

export type RenderedPage = { file: EncodedFile; scripts: readonly string[]; status: 200 | 404 }

/** The server bundle of the web app: renders a page from its content. */
type PageRequest = { href: string; data: { page: PageContent; posted?: Posted } }
type RenderPage = (site: unknown, request: PageRequest) => Promise<{ html: string; scripts: string[] }>

/** Cache lifetime (milliseconds): figures and people change without an edit. */
const CACHE_LIFETIME = 5 * 60_000

type CacheEntry = { page: Promise<RenderedPage>; at: number }
type Parts = {
  dist: string
  publicUrl: string
  off: readonly OptionalService[]
  source: PageSource
  clock: Clock
  log: Log
  metrics: Metrics
}

/**
 * Renders public pages and caches them. An edit invalidates the cache; age only triggers a re-render in the background
 * (stale-while-revalidate); and while the database is away, the last version is served (stale-if-error).
 */
export async function createRenderer({ dist, publicUrl, off, source, clock, log, metrics }: Parts, version: number) {
  const { href: file } = pathToFileURL(join(dist, 'server/render-page.js'))
  const { renderPage, picture } = (await import(`${file}?${version}`)) as {
    renderPage: RenderPage
    picture: (request: PageRequest) => string
  }
  const site: unknown = JSON.parse(readFileSync(join(dist, 'server/site.json'), 'utf8'))
  const cache = new Map<string, CacheEntry>()
  /** Last rendered version, served when a newer one cannot be rendered. */
  const last = new Map<string, RenderedPage>()
  const pictures = new Map<string, Promise<EncodedFile | null>>()
  const counts = metrics.cache('pages', () => cache.size)
  const pictureCounts = metrics.cache('pictures', () => pictures.size)
  source.onChange(() => {
    cache.clear()
    pictures.clear()
  })

  async function render(href: string, lang: Lang, posted?: Posted): Promise<RenderedPage> {
    const content = await source.read(href, lang)
    const page = content ?? (await source.read('/404', lang))
    if (!page) throw new Error('the site has no page that says "not found"')
    const { html, scripts } = await renderPage(site, {
      href: content ? href : '/404',
      data: { page, ...(posted && { posted }) },
    })
    return { file: finishPage(html, { publicUrl, off }), scripts, status: page.id === 'notFound' ? 404 : 200 }
  }

  function rerender(key: string, href: string, lang: Lang): Promise<RenderedPage> {
    const before = last.get(key)
    const rendering = render(href, lang).then(
      (page) => {
        last.set(key, page)
        return page
      },
      (err: unknown) => {
        cache.delete(key)
        log.error({ err, href, lang }, 'a page could not be rendered')
        if (!before) throw err
        return before
      },
    )
    cache.set(key, { page: rendering, at: clock.now().getTime() })
    return rendering
  }

  async function renderPicture(href: string, lang: Lang): Promise<EncodedFile | null> {
    const page = await source.read(href, lang)
    return page && finishPicture(await rasterise(picture({ href, data: { page } }), join(dist, 'server')))
  }

  return {
    /** Social preview image, or null where there is no such page. */
    picture(href: string, lang: Lang): Promise<EncodedFile | null> {
      const key = `${lang} ${href}`
      const cached = pictures.get(key)
      count(pictureCounts, cached)
      if (cached) return cached
      const painting = renderPicture(href, lang)
      // Only existing pages are cached: their number is bounded.
      void painting.then((file) => file ?? pictures.delete(key)).catch(() => pictures.delete(key))
      pictures.set(key, painting)
      return painting
    },
    /** Only URLs of a bounded number are cacheable: those with user input are rendered anew. */
    page(href: string, lang: Lang, isCacheable: boolean): Promise<RenderedPage> {
      if (!isCacheable) return render(href, lang)
      const key = `${lang} ${href}`
      const cached = cache.get(key)
      count(counts, cached)
      if (!cached) return rerender(key, href, lang)
      if (clock.now().getTime() - cached.at < CACHE_LIFETIME) return cached.page
      void rerender(key, href, lang).catch(() => {})
      return cached.page
    },
    posted: render,
    /** Renders given content for a preview; not cached. */
    content: async (href: string, page: PageContent): Promise<string> =>
      finishPage((await renderPage(site, { href, data: { page } })).html, { publicUrl, off }).identity.toString(),
  }
}
export type PageRenderer = Awaited<ReturnType<typeof createRenderer>>

function count(counts: CacheCounts, cached: unknown): void {
  if (cached) counts.hits++
  else counts.misses++
}
