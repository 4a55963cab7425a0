import { install, run } from './setup.mjs'

install()
run('scripts/move.ts', process.argv.slice(2))
