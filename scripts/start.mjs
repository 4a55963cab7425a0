import { buildWeb, install, serve } from './setup.mjs'

install()
buildWeb()
serve('apps/api/src/main.ts')
