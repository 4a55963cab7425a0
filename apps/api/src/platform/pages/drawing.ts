import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import type { PageContent } from '@fareeq/domain/site/schema-pages.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../db/pool.ts'
import { finishPage, finishPicture, type EncodedFile } from './files.ts'
import { rasterise } from './rasterise.ts'

/** Content of the public pages. */
export type PageSource = {
  /** Null when there is no such page. */
  read(href: string, lang: Lang): Promise<PageContent | null>
  onChange(listener: () => void): void
}

export type RenderedPage = { sent: EncodedFile; scripts: readonly string[]; status: 200 | 404 }

/** The server bundle of the web app: renders a page from its content. */
type PageRequest = { href: string; data: { page: PageContent; posted?: Posted } }
type RenderPage = (site: unknown, asked: PageRequest) => Promise<{ html: string; scripts: string[] }>

/** Cache lifetime (milliseconds): figures and people change without an edit. */
const FRESH = 5 * 60_000

type CacheEntry = { drawn: Promise<RenderedPage>; at: number }
type Parts = { dist: string; publicUrl: string; source: PageSource; clock: Clock; log: Log }

/**
 * Renders public pages and caches them. An edit invalidates the cache; age only triggers a re-render in the background
 * (stale-while-revalidate); and while the database is away, the last version is served (stale-if-error).
 */
export async function createDrawing({ dist, publicUrl, source, clock, log }: Parts, version: number) {
  const { href: file } = pathToFileURL(join(dist, 'drawing/draw.js'))
  const { draw, picture } = (await import(`${file}?${version}`)) as {
    draw: RenderPage
    picture: (asked: PageRequest) => string
  }
  const site: unknown = JSON.parse(readFileSync(join(dist, 'drawing/site.json'), 'utf8'))
  const kept = new Map<string, CacheEntry>()
  /** Last rendered version, served when a newer one cannot be rendered. */
  const last = new Map<string, RenderedPage>()
  const pictures = new Map<string, Promise<EncodedFile | null>>()
  source.onChange(() => {
    kept.clear()
    pictures.clear()
  })

  async function make(href: string, lang: Lang, posted?: Posted): Promise<RenderedPage> {
    const found = await source.read(href, lang)
    const page = found ?? (await source.read('/404', lang))
    if (!page) throw new Error('the site has no page that says "not found"')
    const { html, scripts } = await draw(site, {
      href: found ? href : '/404',
      data: { page, ...(posted && { posted }) },
    })
    return { sent: finishPage(html, publicUrl), scripts, status: page.id === 'notFound' ? 404 : 200 }
  }

  function redraw(key: string, href: string, lang: Lang): Promise<RenderedPage> {
    const before = last.get(key)
    const drawn = make(href, lang).then(
      (page) => {
        last.set(key, page)
        return page
      },
      (err: unknown) => {
        kept.delete(key)
        log.error({ err, href, lang }, 'a page could not be drawn')
        if (!before) throw err
        return before
      },
    )
    kept.set(key, { drawn, at: clock.now().getTime() })
    return drawn
  }

  async function paint(href: string, lang: Lang): Promise<EncodedFile | null> {
    const page = await source.read(href, lang)
    return page && finishPicture(await rasterise(picture({ href, data: { page } }), join(dist, 'drawing')))
  }

  return {
    /** Social preview image, or null where there is no such page. */
    picture(href: string, lang: Lang): Promise<EncodedFile | null> {
      const key = `${lang} ${href}`
      const known = pictures.get(key)
      if (known) return known
      const made = paint(href, lang)
      // Only existing pages are cached: their number is bounded.
      void made.then((sent) => sent ?? pictures.delete(key)).catch(() => pictures.delete(key))
      pictures.set(key, made)
      return made
    },
    /** `keep` for addresses of a bounded number: those with user input are rendered without a cache. */
    page(href: string, lang: Lang, keep: boolean): Promise<RenderedPage> {
      if (!keep) return make(href, lang)
      const key = `${lang} ${href}`
      const known = kept.get(key)
      if (!known) return redraw(key, href, lang)
      if (clock.now().getTime() - known.at < FRESH) return known.drawn
      void redraw(key, href, lang).catch(() => {})
      return known.drawn
    },
    posted: make,
    /** Given content, for a preview: kept nowhere. */
    content: async (href: string, page: PageContent): Promise<string> =>
      finishPage((await draw(site, { href, data: { page } })).html, publicUrl).identity.toString(),
  }
}
export type Drawing = Awaited<ReturnType<typeof createDrawing>>
