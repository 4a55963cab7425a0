import { buildWeb, install, installSystem, run } from './setup.mjs'

const args = process.argv.slice(2)

install()
installSystem('chromium', ['chromium'])
if (!args.includes('--pages')) installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
buildWeb()
run('scripts/bench/bench.ts', args)
