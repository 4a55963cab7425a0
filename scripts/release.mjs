import { install, run } from './setup.mjs'

install()
run('scripts/release/release.ts', process.argv.slice(2))
