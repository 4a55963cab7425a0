// Once per test run: a migrated database that every test worker copies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readMigrations } from '../platform/db/migration-files.ts'
import { openDatabase } from '../platform/db/open.ts'
import { embeddedTemplate, prepareDatabase } from './embedded-template.ts'
import { startPostgres } from './postgres-server.ts'
import { silent } from './silent.ts'

export interface TestDatabases {
  engine: 'embedded' | 'postgres'
  /** Deleted after the run. */
  scratch: string
  /** Embedded: the directory to copy. PostgreSQL: the superuser's URL; the template is `fareeq_template`. */
  source: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = process.env.FAREEQ_TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded'
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-test-'))
  const cleanUp = async () => rmSync(scratch, { recursive: true, force: true })
  if (engine === 'embedded') {
    project.provide('testDatabases', { engine, scratch, source: await embeddedTemplate() })
    return cleanUp
  }
  const server = await startPostgres(tmpdir())
  const url = await server.createDatabase('fareeq_template')
  await prepareDatabase(await openDatabase({ url, dir: '', log: silent }), readMigrations())
  project.provide('testDatabases', { engine, scratch, source: server.url() })
  return async () => {
    await server.remove()
    await cleanUp()
  }
}
