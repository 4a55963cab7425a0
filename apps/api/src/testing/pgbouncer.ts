import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './postgres-server.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
export const isPgbouncerInstalled = existsSync(PROGRAM)

/** PgBouncer in transaction mode before a server: five server connections for everybody. */
export async function startPgbouncer(server: string): Promise<{ url: string; remove(): Promise<void> }> {
  const home = mkdtempSync('/tmp/fareeq-pgbouncer-')
  const [port, { port: serverPort, username }] = [await freePort(), new URL(server)]
  const users = join(home, 'users')
  writeFileSync(users, `"${username}" ""`)
  const file = join(home, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
`,
  )
  for (const path of [home, users, file]) chmodSync(path, 0o755)
  // PgBouncer refuses to run as root.
  const args = process.getuid?.() === 0 ? ['-u', 'postgres', file] : [file]
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  process.once('exit', () => child.kill('SIGKILL'))
  for await (const line of child.stderr) if (String(line).includes('process up')) break
  return {
    url: `postgres://${username}@127.0.0.1:${port}/postgres`,
    async remove() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      rmSync(home, { recursive: true, force: true })
    },
  }
}
