import { buildWeb, install, run, serve } from './setup.mjs'

install()
// Before a minute is spent on the pages.
if (process.env.NODE_ENV === 'production') run('scripts/check-settings.ts')
buildWeb()
serve('apps/api/src/main.ts')
