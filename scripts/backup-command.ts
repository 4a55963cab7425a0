import { BackupRefused } from '../apps/api/src/platform/backups/parts.ts'
import { BadSettings } from '../apps/api/src/platform/env-parse.ts'
import { readEnv } from '../apps/api/src/platform/env.ts'
import { createLog } from '../apps/api/src/platform/log.ts'

/** Settings, log and clock of a command about backups. */
export function startCommand() {
  const startedAt = performance.now()
  const log = createLog({ level: 'fatal' })
  const began = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  try {
    return { env: readEnv(process.env), log, began }
  } catch (error) {
    return explain(error)
  }
}

/** One sentence for what the operator can mend; a stack for what only we can. */
export function explain(error: unknown): never {
  const isExpected = typeof error === 'string' || error instanceof BackupRefused || error instanceof BadSettings
  console.error(error instanceof Error && isExpected ? error.message : error)
  process.exit(1)
}
