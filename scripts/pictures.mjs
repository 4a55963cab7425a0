// The pictures of the README, made from the running product: `npm run pictures -- --only company`.
import { buildWeb, install, installSystem, run } from './setup.mjs'

install()
installSystem('chromium-headless-shell', ['chromium-headless-shell'])
buildWeb()
run('scripts/pictures/pictures.ts', process.argv.slice(2))
