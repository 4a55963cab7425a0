// A whole cluster on the loopback address, which can be broken: `npm run cluster`, `-- --trial`, `-- --down`.
import { buildWeb, install, installSystem, run } from './setup.mjs'

const args = process.argv.slice(2)
if (!args.includes('--down')) {
  install()
  installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
  for (const [command, name] of [['patroni'], ['etcd', 'etcd-server'], ['pgbouncer'], ['haproxy'], ['nft', 'nftables']])
    installSystem(command, [name ?? command])
  buildWeb()
}
run('scripts/cluster/cluster.ts', args)
