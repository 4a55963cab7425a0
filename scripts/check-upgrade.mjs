// The last release against the schema and the calls of this one.
import { install, installSystem, run } from './setup.mjs'

install()
installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
// `-- --roll`: two nodes are rolled over while people write, from the last release to this one, on to a next one, and back.
run(process.argv.includes('--roll') ? 'scripts/upgrade/trial.ts' : 'scripts/upgrade/check.ts')
