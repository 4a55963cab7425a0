import { install, run } from './setup.mjs'

install()
run('scripts/first-admin.ts', process.argv.slice(2))
