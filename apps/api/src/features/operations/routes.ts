import { operationsContract as contract } from '@fareeq/domain/operations/contract.ts'
import { DOCS_POLICY, type OpenapiDocument, docsPage } from '../../platform/http/docs-page.ts'
import { openapiDocument } from '../../platform/http/openapi.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readStatus } from './actions.ts'
import { VERSION } from '../../platform/version.ts'
import { healthRoutes } from './routes-health.ts'

export function operationRoutes(server: Server) {
  const { platform, served } = server
  let cached: { json: string; page: string } | undefined
  /** Cached at the first call, when all routes are known: generating it blocks for half a second, and anybody may call. */
  const description = () => {
    if (cached) return cached
    const document = openapiDocument(served, { url: platform.env.PUBLIC_URL, version: VERSION })
    return (cached = { json: JSON.stringify(document), page: docsPage(document as unknown as OpenapiDocument) })
  }

  healthRoutes(server)

  serve(server, contract.status, async () => ({ data: (await readStatus(platform)).status }))

  serve(server, contract.openapi, async (_call, { reply }) => {
    await reply.type('application/json').send(description().json)
  })

  serve(server, contract.docs, async (_call, { reply }) => {
    await reply.type('text/html; charset=utf-8').header('content-security-policy', DOCS_POLICY).send(description().page)
  })
}
