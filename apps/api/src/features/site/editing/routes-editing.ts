import { siteEditingContract as contract } from '@fareeq/domain/site/contract-editing.ts'
import type { PageContent } from '@fareeq/domain/site/schema-pages.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readHistory, restoreItem } from './actions-history.ts'
import { previewMail } from './actions-mails.ts'
import { orNotFound } from '../actions-repository.ts'
import { listItems, previewOf, readItem, saveItem, withdrawItem } from './actions-editing.ts'

/** Renders a page from given content. */
export type RenderContent = (href: string, page: PageContent) => Promise<string>

const renderers = new WeakMap<Server, RenderContent>()

/** Previews need the renderer of the web build; without one nothing is found. */
export const sitePreviews = (server: Server, render: RenderContent) => void renderers.set(server, render)

/** Editing of the public pages. */
export function siteEditingRoutes(server: Server) {
  serve(server, contract.items, (ctx, { query }) => listItems(ctx, query))
  serve(server, contract.readItem, (ctx, { params }) => readItem(ctx, params))
  serve(server, contract.saveItem, (ctx, { params, body }) => saveItem(ctx, params, body))
  serve(server, contract.withdrawItem, (ctx, { params, body }) => withdrawItem(ctx, params, body.version))
  serve(server, contract.history, (ctx, { params, query }) => readHistory(ctx, params, query.cursor))
  serve(server, contract.restoreItem, (ctx, { params, body }) => restoreItem(ctx, params, body))

  // An answer of the API: never cached, never indexed.
  serve(server, contract.preview, async (ctx, { params, body }) => {
    if (params.kind === 'mail') return { data: await previewMail(ctx, params, body) }
    const render = orNotFound(renderers.get(server))
    const { href, page } = await previewOf(ctx, params, body)
    return { data: { html: await render(href, page), subject: null, phone: null } }
  })
}
