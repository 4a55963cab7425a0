import { install, stay } from './setup.mjs'

install()
stay('scripts/runner.ts')
