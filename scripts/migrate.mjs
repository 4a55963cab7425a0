import { install, run } from './setup.mjs'

install()
run('scripts/migrate.ts', process.argv.slice(2))
