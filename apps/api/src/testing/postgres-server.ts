import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresServer {
  /** A superuser's URL, on the loopback address. */
  url(database?: string): string
  createDatabase(name: string, template?: string): Promise<string>
  /** `pg_ctl stop`, and a start on the same data. */
  stop(how?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  start(): Promise<void>
  /** The postmaster, to pause it. */
  pid(): number
  /** Stops and deletes everything. */
  remove(): Promise<void>
}

/** Debian keeps every version apart; PATH rarely has the server's programs. */
export function postgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  const newest = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a))[0] : undefined
  return newest && join(root, newest, 'bin')
}

type ServerOptions = {
  durable?: boolean
  /** The primary, of a streaming replica. */
  replicaOf?: PostgresServer
}

/** A throw-away cluster in `parent`. PostgreSQL refuses to run as root, so root runs it as `postgres`. */
export async function startPostgres(
  parent: string,
  { durable = false, replicaOf }: ServerOptions = {},
): Promise<PostgresServer> {
  const bin = postgresBinaries()
  if (!bin) throw new Error('PostgreSQL is not installed here: /usr/lib/postgresql is missing')
  const home = mkdtempSync(join(parent, 'fareeq-postgres-'))
  const owner = process.getuid?.() === 0 ? postgresUser() : {}
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid!)
  const data = join(home, 'data')
  const port = await freePort()
  const [program, args]: [string, string[]] = replicaOf
    ? ['pg_basebackup', ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', replicaOf.url()]]
    : ['initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']]
  execFileSync(join(bin, program), args, { ...owner, cwd: home, stdio: 'pipe' })

  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${home}`,
    'max_connections=100',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  let server: ReturnType<typeof spawn> | undefined

  const start = async () => {
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: home, stdio: 'ignore' })
    await answering(url(), server)
  }
  const stop = async (how: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    if (!server || server.exitCode !== null) return
    const exited = once(server, 'exit')
    server.kill(how)
    await exited
  }
  const createDatabase = async (name: string, template = 'template1') => {
    const client = new pg.Client({ connectionString: url() })
    await client.connect()
    await client
      .query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`)
      .finally(() => client.end())
    return url(name)
  }
  const remove = async () => {
    await stop('SIGQUIT')
    rmSync(home, { recursive: true, force: true })
  }
  // Should the process end without remove(), the server must not outlive it.
  process.once('exit', () => {
    server?.kill('SIGQUIT')
    rmSync(home, { recursive: true, force: true })
  })
  await start()
  return { url, createDatabase, start, stop, remove, pid: () => server!.pid! }
}

export function postgresUser(): { uid?: number; gid?: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  if (!line) throw new Error('Running as root, and there is no user `postgres` to run the server')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

export async function answering(url: string, server: ReturnType<typeof spawn>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (connected) return
    await delay(30)
  }
  throw new Error('PostgreSQL did not answer within 9 s')
}
