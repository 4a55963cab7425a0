import { DEFAULT_LANG, type Lang } from '@fareeq/domain/kernel/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { siteFilesContract as contract } from '@fareeq/domain/site/contract-files.ts'
import type { PageContents, PageId } from '@fareeq/domain/site/schema-pages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/database.ts'
import { keep } from '../../platform/http/kept.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { visitorLang } from '../../platform/http/visitor-lang.ts'
import { listPages, tellSite } from './actions-files.ts'
import { pageContent } from './actions.ts'
import { llmsText } from './pages-llms.ts'
import { webManifest } from './pages-manifest.ts'
import { articleMarkdown, faqMarkdown } from './pages-markdown.ts'
import { robotsText } from './pages-robots.ts'
import { addressOf, sitemapXml } from './pages-sitemap.ts'

const HOUR_SECONDS = 3600
const TYPES = {
  xml: 'application/xml',
  text: 'text/plain',
  manifest: 'application/manifest+json',
  markdown: 'text/markdown',
} as const

type Sending = { request: FastifyRequest; reply: FastifyReply }

function send({ request, reply }: Sending, type: keyof typeof TYPES, content: string) {
  reply.type(`${TYPES[type]}; charset=utf-8`).send(keep(request, reply, content, HOUR_SECONDS))
}

/** The site for search engines, installers and language models. */
export function siteFileRoutes(server: Server) {
  const { env, log } = server.platform
  const origin = env.PUBLIC_URL.replace(/\/+$/, '')

  serve(server, contract.sitemap, async ({ db, ...call }) => send(call, 'xml', sitemapXml(origin, await listPages(db))))

  serve(server, contract.robots, async (call) => send(call, 'text', robotsText(origin)))

  serve(server, contract.manifest, async (call) => {
    const lang = visitorLang(call.request)
    call.reply.header('vary', 'Cookie').header('content-language', lang)
    send(call, 'manifest', webManifest(lang))
  })

  serve(server, contract.llms, async ({ db, ...call }) => {
    const [ar, en] = [await tellSite(db, log, 'ar'), await tellSite(db, log, 'en')]
    send(call, 'text', llmsText(origin, { ar, en }))
  })

  serve(server, contract.articleMarkdown, async ({ db, params, query: { lang = DEFAULT_LANG }, now, ...call }) => {
    const path = pathTo('article', params)
    const { article } = await contentOf<'article'>(db, path, lang, now)
    sendTwin(call, path, lang, articleMarkdown(article, lang))
  })

  serve(server, contract.faqMarkdown, async ({ db, query: { lang = DEFAULT_LANG }, now, ...call }) => {
    const path = pathTo('faq')
    sendTwin(call, path, lang, faqMarkdown(await contentOf<'faq'>(db, path, lang, now), lang))
  })

  const contentOf = async <Id extends PageId>(db: Db, path: string, lang: Lang, now: Date) =>
    (await pageContent(db, log, { path, q: '' }, lang, now)) as PageContents[Id]

  /** The page is the original; whoever finds this text first should be sent there. */
  function sendTwin(call: Sending, path: string, lang: Lang, content: string) {
    call.reply.header('link', `<${addressOf(origin, path, lang)}>; rel="canonical"`).header('content-language', lang)
    send(call, 'markdown', content)
  }
}
