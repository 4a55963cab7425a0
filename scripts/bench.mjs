import { buildWeb, install, installSystem, run } from './setup.mjs'

const args = process.argv.slice(2)
const [pages, cv, similarity, matching, screens, overload] = [
  '--pages',
  '--cv',
  '--similarity',
  '--matching',
  '--screens',
  '--overload',
].map((part) => args.includes(part))
const inProcess = cv || similarity || matching || overload

install()
if (!inProcess) installSystem('chromium', ['chromium'])
if (!pages && !screens && !cv && !similarity) installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
if (!inProcess) buildWeb()
run('scripts/bench/bench.ts', args)
