// The most used paths in Firefox and WebKit: `npm run test:browsers -- -t menu`.
import { buildWeb, install, installSystem, log, runOrExit } from './setup.mjs'

install()
installSystem('firefox-esr', ['firefox-esr'])
installSystem('WebKitWebDriver', ['webkit2gtk-driver'])
installSystem('Xvfb', ['xvfb'])
buildWeb()
log('Stories in Firefox and WebKit')
runOrExit('vitest', ['run', '--config', 'e2e/engines/vitest.config.ts', ...process.argv.slice(2)])
