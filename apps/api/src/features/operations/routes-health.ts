import { operationsContract as contract } from '@fareeq/domain/operations/contract.ts'
import { operationsErrors } from '@fareeq/domain/operations/errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { readMigrations } from '../../platform/db/migration-files.ts'
import { readSchemaState } from '../../platform/db/schema-state.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { COMMIT, VERSION } from '../../platform/version.ts'

/** All that a process without the role `web` answers. */
export function healthRoutes(server: Server) {
  const { env } = server.platform
  const migrations = readMigrations()
  serve(server, contract.health, async () => ({
    data: { status: 'ok' as const, version: VERSION, commit: COMMIT },
  }))

  serve(server, contract.ready, async ({ db }) => {
    const { missing, contracts } = await readSchemaState(db, migrations)
    if (missing[0]) throw new Refusal(operationsErrors.schema_behind, { values: { migration: missing[0] } })
    if (contracts[0]) throw new Refusal(operationsErrors.schema_ahead, { values: { migration: contracts[0].label } })
    return { data: { status: 'ready' as const, engine: env.DATABASE_URL ? 'postgres' : 'embedded' } }
  })
}
