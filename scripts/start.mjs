import { buildWeb, install, stay } from './setup.mjs'

install()
buildWeb()
stay('apps/api/src/main.ts')
