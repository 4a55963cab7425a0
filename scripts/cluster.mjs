// A whole cluster on the loopback address, which can be broken: `npm run cluster`, `-- --trial`, `-- --down`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildWeb, install, installSystem, run } from './setup.mjs'

/** Debian starts services with their packages; the cluster starts its own in a folder. One that was here already is left alone. */
const SERVICES = [
  ['patroni', 'patroni'],
  ['etcd', 'etcd-server', 'etcd'],
  ['pgbouncer', 'pgbouncer', 'pgbouncer'],
  ['haproxy', 'haproxy', 'haproxy'],
  ['nft', 'nftables'],
]

const args = process.argv.slice(2)
if (!args.includes('--down')) {
  install()
  installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
  for (const [command, name, service] of SERVICES) {
    const wasHere = spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
    installSystem(command, [name])
    if (!wasHere && service && existsSync('/run/systemd/system'))
      spawnSync('systemctl', ['disable', '--now', service], { stdio: 'inherit' })
  }
  buildWeb()
}
run('scripts/cluster/cluster.ts', args)
