// One folder that runs Fareeq with production dependencies only: release/ (docs/operating/settings-and-keys.md).
import { buildWeb, install, run } from './setup.mjs'

install()
buildWeb()
run('scripts/build/build.ts', process.argv.slice(2))
