import { DEFAULT_LANG, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { siteFilesContract as contract } from '@fareeq/domain/site/contract-files.ts'
import type { PageContents, PageId } from '@fareeq/domain/site/schema-pages.ts'
import type { ActionContext } from '../../../platform/context.ts'
import { withCacheHeaders } from '../../../platform/http/cache-headers.ts'
import { type Exchange, serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { visitorLang } from '../../../platform/http/visitor-lang.ts'
import { listPages, siteSummary } from './actions-files.ts'
import { pageContent } from '../actions.ts'
import { llmsText } from './pages-llms.ts'
import { webManifest } from './pages-manifest.ts'
import { articleMarkdown, faqMarkdown } from './pages-markdown.ts'
import { robotsText } from './pages-robots.ts'
import { securityText } from './pages-security.ts'
import { addressOf, sitemapXml } from './pages-sitemap.ts'

const HOUR_SECONDS = 3600
const TYPES = {
  xml: 'application/xml',
  text: 'text/plain',
  manifest: 'application/manifest+json',
  markdown: 'text/markdown',
} as const

function send({ request, reply }: Exchange, type: keyof typeof TYPES, content: string) {
  reply.type(`${TYPES[type]}; charset=utf-8`).send(withCacheHeaders(request, reply, content, HOUR_SECONDS))
}

/** The site for search engines, installers and language models. */
export function siteFileRoutes(server: Server) {
  const { env } = server.platform
  const origin = env.PUBLIC_URL.replace(/\/+$/, '')

  serve(server, contract.sitemap, async ({ db }, input) => send(input, 'xml', sitemapXml(origin, await listPages(db))))

  serve(server, contract.robots, async (_call, input) => send(input, 'text', robotsText(origin)))

  serve(server, contract.securityContact, async ({ now }, input) =>
    send(input, 'text', securityText(origin, env.SECURITY_CONTACT, now)),
  )

  serve(server, contract.securityContactAlias, async (_call, { reply }) => {
    reply.redirect(contract.securityContact.path, 301)
  })

  serve(server, contract.manifest, async (_call, input) => {
    const lang = visitorLang(input.request)
    input.reply.header('vary', 'Cookie').header('content-language', lang)
    send(input, 'manifest', webManifest(lang))
  })

  serve(server, contract.llms, async (ctx, input) => {
    const [ar, en] = [await siteSummary(ctx, 'ar'), await siteSummary(ctx, 'en')]
    send(input, 'text', llmsText(origin, { ar, en }))
  })

  serve(server, contract.articleMarkdown, async (ctx, input) => {
    const { params, query } = input
    const lang = query.lang ?? DEFAULT_LANG
    const path = pathTo('article', params)
    const { article } = await contentOf<'article'>(ctx, path, lang)
    sendTwin(input, path, lang, articleMarkdown(article, lang))
  })

  serve(server, contract.faqMarkdown, async (ctx, input) => {
    const lang = input.query.lang ?? DEFAULT_LANG
    const path = pathTo('faq')
    sendTwin(input, path, lang, faqMarkdown(await contentOf<'faq'>(ctx, path, lang), lang))
  })

  const contentOf = async <Id extends PageId>(ctx: ActionContext, path: string, lang: Lang) =>
    (await pageContent(ctx, { path, q: '' }, lang)) as PageContents[Id]

  /** With a canonical link, so that search engines show the page instead. */
  function sendTwin(exchange: Exchange, path: string, lang: Lang, content: string) {
    exchange.reply
      .header('link', `<${addressOf(origin, path, lang)}>; rel="canonical"`)
      .header('content-language', lang)
    send(exchange, 'markdown', content)
  }
}
