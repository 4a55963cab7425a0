import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { postgresBinaries } from '../../apps/api/src/testing/postgres-server.ts'
import { DATABASES, type DatabaseNumber, HOST, type Layout, addressOf, superuserUrl } from './layout.ts'
import { type Start, startProcess } from './processes.ts'
import { answersOk, until } from './waiting.ts'

/** PostgreSQL and PgBouncer refuse to run as root. */
export function serviceOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  if (!line) throw new Error('There is no user `postgres`: is the package postgresql installed?')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A folder, or a file with secrets, of the user that runs the services. */
export function ownedFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid, gid } = serviceOwner()
  if (uid !== undefined) chownSync(path, uid, gid!)
  return path
}
export function ownedFile(path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 })
  const { uid, gid } = serviceOwner()
  if (uid !== undefined) chownSync(path, uid, gid!)
  return path
}

/** One member: enough to show failover on one machine. Three on three machines are what production needs. */
export function etcd(layout: Layout): Start {
  const [client, peer] = [`http://${addressOf(layout, 'etcd')}`, `http://${addressOf(layout, 'etcd-peer')}`]
  const args = [
    '--name=one',
    `--data-dir=${ownedFolder(join(layout.folder, 'etcd'))}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=one=${peer}`,
  ]
  return { command: 'etcd', args, owner: serviceOwner(), env: { ETCD_UNSUPPORTED_ARCH: process.arch } }
}

/** Patroni's configuration of one PostgreSQL; JSON is YAML. */
function patroniConfiguration(layout: Layout, number: DatabaseNumber) {
  const { folder, secrets } = layout
  const bin = postgresBinaries()
  if (!bin) throw new Error('PostgreSQL is not installed here')
  const api = addressOf(layout, `patroni-${number}`)
  const server = addressOf(layout, `postgres-${number}`)
  const access = (database: string, user: string) => `host ${database} ${user} ${HOST}/32 scram-sha-256`
  return {
    scope: 'fareeq',
    name: `postgres-${number}`,
    restapi: { listen: api, connect_address: api },
    etcd3: { hosts: addressOf(layout, 'etcd') },
    bootstrap: {
      dcs: {
        // A lost primary is noticed after `ttl`; Patroni 3.1 and later allow no less than 20 s.
        ttl: 10,
        loop_wait: 2,
        retry_timeout: 4,
        maximum_lag_on_failover: 1_048_576,
        // A commit is acknowledged when the replica has it, too; a killed primary is not restarted but replaced.
        synchronous_mode: true,
        master_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { wal_level: 'replica', hot_standby: 'on', wal_log_hints: 'on', max_connections: 200 },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: server,
      connect_address: server,
      data_dir: join(folder, 'postgres', String(number)),
      bin_dir: bin,
      pgpass: join(folder, 'postgres', `pgpass-${number}`),
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replication },
        rewind: { username: 'postgres', password: secrets.superuser },
      },
      pg_hba: [access('all', 'all'), access('replication', 'replicator')],
      parameters: {
        unix_socket_directories: join(folder, 'postgres'),
        shared_buffers: '128MB',
        logging_collector: 'off',
      },
    },
  }
}

export function patroni(layout: Layout, number: DatabaseNumber): Start {
  const home = ownedFolder(join(layout.folder, 'postgres'))
  const text = JSON.stringify(patroniConfiguration(layout, number), null, 2)
  const file = ownedFile(join(home, `patroni-${number}.json`), text)
  return { command: 'patroni', args: [file], owner: serviceOwner(), env: { HOME: home } }
}

/** What Patroni's own address says of a server: /primary, /replica, /synchronous. */
export const isDatabase = (layout: Layout, number: DatabaseNumber, state: string): Promise<boolean> =>
  answersOk(`http://${addressOf(layout, `patroni-${number}`)}/${state}`)

export async function primaryOf(layout: Layout): Promise<DatabaseNumber | undefined> {
  const answers = await Promise.all(DATABASES.map((number) => isDatabase(layout, number, 'primary')))
  return DATABASES.find((_, index) => answers[index])
}

/**
 * The replica holds every commit before it is acknowledged: whatever dies now, nothing is lost. The primary is asked, because
 * Patroni goes on calling a replica synchronous that has not come back yet.
 */
export const untilSynchronous = (layout: Layout, seconds = 120) =>
  until('a synchronous replica', seconds, async () => {
    const primary = await primaryOf(layout)
    if (!primary) return false
    const [row] = await query(superuserUrl(layout, `postgres-${primary}`), IS_SYNCHRONOUS)
    return row?.['synchronous'] === true
  })
const IS_SYNCHRONOUS = `select exists (
  select from pg_stat_replication where state = 'streaming' and sync_state = 'sync') as synchronous`

export async function query(
  connectionString: string,
  text: string,
  query_timeout = 5000,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, query_timeout })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** etcd, a primary, its replica, and the database of the product. */
export async function startDatabases(layout: Layout): Promise<void> {
  startProcess(layout, 'etcd', etcd(layout))
  await until('etcd', 60, () => answersOk(`http://${addressOf(layout, 'etcd')}/health`))
  startProcess(layout, 'patroni-1', patroni(layout, 1))
  await until('the primary', 180, () => isDatabase(layout, 1, 'primary'))
  startProcess(layout, 'patroni-2', patroni(layout, 2))
  await untilSynchronous(layout)
  const server = superuserUrl(layout, 'postgres-1')
  await query(server, `create role fareeq login password '${layout.secrets.fareeq}'`)
  await query(server, 'create database fareeq owner fareeq')
}

/** The postmaster's number: the first line of the file that it keeps in its data. */
export function postmasterOf({ folder }: Layout, number: DatabaseNumber): number {
  return Number(readFileSync(join(folder, 'postgres', String(number), 'postmaster.pid'), 'utf8').split('\n')[0])
}
