import { install, run } from './setup.mjs'

install()
run('scripts/backup.ts', process.argv.slice(2))
