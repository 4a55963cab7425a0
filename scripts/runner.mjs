import { install, serve } from './setup.mjs'

install()
serve('scripts/runner.ts')
