import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Log } from '../db/connections/pool.ts'
import { requestCopy } from '../db/embedded/embedded-lock.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { BackupRefused } from './parts.ts'

/** ms: indexes of a large table are made in one statement. */
const STATEMENT_TIMEOUT = 3_600_000

export type Connection = { client: pg.Client; engine: 'embedded' | 'postgres'; close(): Promise<void> }

/** Its statements may take long, and nothing pools it. */
export async function connectPostgres(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, application_name: 'fareeq-backup', keepAlive: true })
  client.on('error', () => {}) // the statement that waits reports it
  await client.connect()
  return { client, engine: 'postgres', close: () => client.end() }
}

export async function connectEmbedded(dir: string, log: Log, { durable = false } = {}): Promise<Connection> {
  const embedded = await openEmbedded({ dir, log, durable, statementTimeout: STATEMENT_TIMEOUT })
  const client = embedded.client()
  client.on('error', () => {})
  await client.connect()
  return {
    client,
    engine: 'embedded',
    async close() {
      await client.end().catch(() => {})
      await embedded.close()
    },
  }
}

export type Place = { url?: string | undefined; dataDir: string }

/** The database of these settings to read from, also while a server runs on it. */
export async function connectSource({ url, dataDir }: Place, log: Log): Promise<Connection> {
  if (url) return await connectPostgres(url)
  const dir = join(dataDir, 'database')
  if (!existsSync(join(dir, 'cluster'))) throw new BackupRefused(`There is no database in ${dataDir}.`)
  const copied = await requestCopy(dir)
  if (!copied) return await connectEmbedded(dir, log, { durable: true })
  const remove = () => rmSync(copied, { recursive: true, force: true })
  try {
    const connection = await connectEmbedded(copied, log)
    return { ...connection, close: () => connection.close().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
