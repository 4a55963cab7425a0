import { buildWeb, install, installSystem, must, say } from './setup.mjs'

install()
installSystem('chromium-headless-shell', ['chromium-headless-shell'])
installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
must('node', ['scripts/check.mjs'])

// The default leaves a core idle, which on two is half the machine.
const run = ['run', '--maxWorkers', '100%']

say('Domain, API on the embedded database, and web')
must('vitest', [...run, '--project', 'domain', '--project', 'web', '--project', 'api', '--project', 'scripts'])
say('API on PostgreSQL')
must('vitest', [...run, '--project', 'api'], { FAREEQ_TEST_ENGINE: 'postgres' })

buildWeb()
say('Stories in the browser, in Arabic and English')
must('playwright', ['test'])
