// Tries what is in deploy/ on this machine: units and proxies, with TLS.
import { install, installSystem, run } from './setup.mjs'

install()
for (const name of ['haproxy', 'caddy', 'openssl']) installSystem(name, [name])
installSystem('systemd-analyze', ['systemd'])
run('scripts/deploy/try-units.ts')
run('scripts/deploy/try-proxies.ts')
