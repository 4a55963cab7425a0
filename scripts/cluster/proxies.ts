import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownedFile, ownedFolder, serviceOwner } from './databases.ts'
import { DATABASES, HOST, type Layout, type PortName, WEB_NODES, addressOf, portOf } from './layout.ts'
import type { Start } from './processes.ts'

/** PgBouncer in transaction mode, in front of whoever is primary. */
export function pgbouncer(layout: Layout): Start {
  const home = ownedFolder(join(layout.folder, 'pgbouncer'))
  const users = ownedFile(join(home, 'users.txt'), `"fareeq" "${layout.secrets.fareeq}"\n`)
  const file = ownedFile(
    join(home, 'pgbouncer.ini'),
    `[databases]
fareeq = host=${HOST} port=${portOf(layout, 'primary')} dbname=fareeq

[pgbouncer]
listen_addr = ${HOST}
listen_port = ${portOf(layout, 'pooled')}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 30
`,
  )
  return { command: 'pgbouncer', args: [file], owner: serviceOwner() }
}

const DATABASE_DEFAULTS = 'inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions'

/** Asks Patroni which server it is; connections to one that is no longer it are closed. */
const databaseProxy = (layout: Layout, name: PortName, state: string) => `
listen ${name}
  mode tcp
  bind ${addressOf(layout, name)}
  timeout client 30m
  timeout server 30m
  option clitcpka
  option srvtcpka
  option httpchk GET /${state}
  http-check expect status 200
  timeout check 1s
  default-server ${DATABASE_DEFAULTS}
${DATABASES.map((n) => `  server postgres-${n} ${addressOf(layout, `postgres-${n}`)} check port ${portOf(layout, `patroni-${n}`)}`).join('\n')}
`

/** The web nodes as in deploy/haproxy.cfg, without TLS; the primary and the replica of the database. */
export function haproxy(layout: Layout): Start {
  const file = join(layout.folder, 'haproxy.cfg')
  writeFileSync(
    file,
    `global
  maxconn 2000
  stats socket ${join(layout.folder, 'haproxy.sock')} mode 600 level admin

defaults
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  option redispatch 1
  retries 3

frontend statistics
  mode http
  bind ${addressOf(layout, 'statistics')}
  stats enable
  stats uri /

frontend web
  mode http
  bind ${addressOf(layout, 'web')}
  option forwardfor
  default_backend nodes

backend nodes
  mode http
  balance roundrobin
  option httpchk GET /api/ready
  http-check expect status 200
  timeout check 1s
  # A call that changes nothing, or carries the key that makes it happen once, is sent again to another node.
  http-request disable-l7-retry unless { method GET HEAD } || { req.hdr(idempotency-key) -m found }
  http-request set-timeout server 6s unless { path_end /stream } || { path_sub /upload }
  retry-on conn-failure empty-response response-timeout
  default-server inter 500ms fall 2 rise 2
${WEB_NODES.map((name) => `  server ${name} ${addressOf(layout, name)} check`).join('\n')}
${databaseProxy(layout, 'primary', 'primary')}${databaseProxy(layout, 'replica', 'replica')}`,
    { mode: 0o600 },
  )
  return { command: 'haproxy', args: ['-db', '-f', file] }
}
