import { buildWeb, install, installSystem, run } from './setup.mjs'

const args = process.argv.slice(2)
const [pages, cv] = [args.includes('--pages'), args.includes('--cv')]

install()
if (!cv) installSystem('chromium', ['chromium'])
if (!pages && !cv) installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
if (!cv) buildWeb()
run('scripts/bench/bench.ts', args)
