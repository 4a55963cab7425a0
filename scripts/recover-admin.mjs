import { install, run } from './setup.mjs'

install()
run('scripts/recover-admin.ts', process.argv.slice(2))
