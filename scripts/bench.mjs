import { buildWeb, install, installSystem, run } from './setup.mjs'

install()
installSystem('chromium', ['chromium'])
installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
buildWeb()
run('scripts/bench/bench.ts', process.argv.slice(2))
