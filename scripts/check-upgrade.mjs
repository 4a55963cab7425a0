// The last release against the schema and the calls of this one.
import { install, installSystem, run } from './setup.mjs'

install()
installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
run('scripts/upgrade/check.ts')
