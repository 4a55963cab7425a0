// What `npm run build` made is moved into an empty folder and started there, in production, on a PostgreSQL of its own.
import { buildWeb, install, installSystem, run } from './setup.mjs'

install()
installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
buildWeb()
run('scripts/build/try-release.ts')
