import { operationsContract as contract } from '@fareeq/domain/operations/contract.ts'
import { operationsErrors } from '@fareeq/domain/operations/errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { readMigrations } from '../../platform/db/migration-files.ts'
import { readSchemaState } from '../../platform/db/schema-state.ts'
import { DOCS_POLICY, type OpenapiDocument, docsPage } from '../../platform/http/docs-page.ts'
import { openapiDocument } from '../../platform/http/openapi.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { COMMIT, VERSION } from '../../platform/version.ts'

export function operationRoutes(server: Server) {
  const { platform, served } = server
  const migrations = readMigrations()
  let cached: { json: string; page: string } | undefined
  /** Cached at the first call, when all routes are known: generating it blocks for half a second, and anybody may call. */
  const description = () => {
    if (cached) return cached
    const document = openapiDocument(served, { url: platform.env.PUBLIC_URL, version: VERSION })
    return (cached = { json: JSON.stringify(document), page: docsPage(document as unknown as OpenapiDocument) })
  }

  serve(server, contract.health, async () => ({
    data: { status: 'ok' as const, version: VERSION, commit: COMMIT },
  }))

  serve(server, contract.ready, async ({ db }) => {
    const { missing, contracts } = await readSchemaState(db, migrations)
    if (missing[0]) throw new Refusal(operationsErrors.schema_behind, { values: { migration: missing[0] } })
    if (contracts[0]) throw new Refusal(operationsErrors.schema_ahead, { values: { migration: contracts[0].label } })
    return { data: { status: 'ready' as const, engine: platform.env.DATABASE_URL ? 'postgres' : 'embedded' } }
  })

  serve(server, contract.openapi, async (_call, { reply }) => {
    await reply.type('application/json').send(description().json)
  })

  serve(server, contract.docs, async (_call, { reply }) => {
    await reply.type('text/html; charset=utf-8').header('content-security-policy', DOCS_POLICY).send(description().page)
  })
}
