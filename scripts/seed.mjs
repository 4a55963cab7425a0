import { install, run } from './setup.mjs'

install()
run('scripts/seed.ts', process.argv.slice(2))
