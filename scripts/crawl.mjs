// Every kind of person presses every link of every page they can reach: `npm run crawl -- --person client-owner --lang en`.
import { buildWeb, install, installSystem, run } from './setup.mjs'

install()
installSystem('chromium-headless-shell', ['chromium-headless-shell'])
buildWeb()
run('scripts/crawl/crawl.ts', process.argv.slice(2))
