import { install, serve } from './setup.mjs'

install()
serve('apps/api/src/main.ts', [], { ROLES: 'runner' })
