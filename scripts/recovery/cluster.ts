import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connectPostgres } from '../../apps/api/src/platform/backups/connect.ts'
import { answering, freePort, postgresBinaries, postgresUser } from '../../apps/api/src/testing/postgres-server.ts'

const STANZA = 'fareeq'

/** A cluster and its pgBackRest repository below `home`, with the settings that docs/operating/backups.md recommends. */
export async function createCluster(home: string) {
  const bin = postgresBinaries()
  if (!bin) throw new Error('PostgreSQL is not installed here: /usr/lib/postgresql is missing')
  const owner = process.getuid?.() === 0 ? postgresUser() : {}
  const port = await freePort()
  const [data, config] = [join(home, 'data'), join(home, 'pgbackrest.conf')]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  for (const name of ['repository', 'logs', 'locks', 'spool']) mkdirSync(join(home, name))
  writeFileSync(
    config,
    `[global]
repo1-path=${home}/repository
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=${randomBytes(32).toString('base64')}
compress-type=zst
start-fast=y
log-path=${home}/logs
lock-path=${home}/locks
spool-path=${home}/spool
log-level-console=warn

[${STANZA}]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${home}
pg1-user=postgres
`,
  )
  for (const name of ['', 'repository', 'logs', 'locks', 'spool', 'pgbackrest.conf'])
    if (owner.uid !== undefined) chownSync(join(home, name), owner.uid, owner.gid!)
  const run = (program: string, args: string[]) =>
    void execFileSync(program, args, { ...owner, cwd: home, stdio: ['ignore', 'inherit', 'inherit'] })
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    cwd: home,
    stdio: 'pipe',
  })
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${home}'
archive_mode = on
archive_command = 'pgbackrest --config=${config} --stanza=${STANZA} archive-push %p'
archive_timeout = 5
`,
  )
  let server: ReturnType<typeof spawn> | undefined
  return {
    url,
    pgbackrest: (command: string, ...args: string[]) =>
      run('pgbackrest', [`--config=${config}`, `--stanza=${STANZA}`, ...args, command]),
    async start() {
      server = spawn(join(bin, 'postgres'), ['-D', data], { ...owner, cwd: home, stdio: 'ignore' })
      await answering(url, server)
    },
    /** As a machine that is gone: no shutdown, no last segment. */
    async lose() {
      if (server?.exitCode === null && server.signalCode === null) {
        const exited = once(server, 'exit')
        server.kill('SIGQUIT')
        await exited
      }
      rmSync(data, { recursive: true, force: true })
    },
    /** Once a segment that ends after the moment is in the repository. */
    async archived(moment: string) {
      const { client, close } = await connectPostgres(url)
      for (;;) {
        const { rows } = await client.query<{ done: boolean }>(
          `select coalesce(last_archived_time > $1::timestamptz + interval '6 s', false) as done from pg_stat_archiver`,
          [moment],
        )
        if (rows[0]!.done) break
        await client.query('select txid_current()') // a segment is closed only if something was written
        await delay(500)
      }
      await close()
    },
    async promoted() {
      const { client, close } = await connectPostgres(url)
      const isRecovering = async () =>
        (await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')).rows[0]!.recovering
      while (await isRecovering()) await delay(100)
      await close()
    },
  }
}
