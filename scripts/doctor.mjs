import { install, run } from './setup.mjs'

install()
run('scripts/doctor.ts', process.argv.slice(2))
