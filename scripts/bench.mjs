import { buildWeb, install, installSystem, run } from './setup.mjs'

const args = process.argv.slice(2)
const [pages, cv, similarity, matching, screens, overload, kills, production, sandbox] = [
  '--pages',
  '--cv',
  '--similarity',
  '--matching',
  '--screens',
  '--overload',
  '--kills',
  '--production',
  '--sandbox',
].map((part) => args.includes(part))
const inProcess = cv || similarity || matching || overload || kills || production || sandbox

install()
if (!inProcess) installSystem('chromium', ['chromium'])
if (!pages && !screens && !cv && !similarity && !sandbox)
  installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
// A server in production serves pages.
if (!inProcess || overload || kills || production) buildWeb()
run('scripts/bench/bench.ts', args)
