import { run, runBuffered, install, installSystem, runOrExit, log } from './setup.mjs'

install()
installSystem('chromium-headless-shell', ['chromium-headless-shell'])
installSystem('/usr/lib/postgresql/*/bin/initdb', ['postgresql'])
installSystem('pgbouncer', ['pgbouncer'])

// The default leaves a core idle, which on two is half the machine.
const vitest = (...projects) => ['run', '--maxWorkers', '100%', ...projects.flatMap((name) => ['--project', name])]

// `npm test -- --both-engines` runs every story of the API on both databases (docs/decisions/040).
const once = process.argv.includes('--both-engines') ? {} : { FAREEQ_TEST_TWICE: 'off' }

// `npm test -- invoices` runs what proves one feature: its tests in all rooms, and its stories.
const features = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
if (features.length > 0) {
  log(`The tests of ${features.join(', ')}`)
  runOrExit('vitest', [...vitest('domain', 'web*', 'api'), ...features.map((name) => `/${name}/`)], once)
  run('scripts/build-pages.mjs')
  log(`The stories of ${features.join(', ')}`)
  runOrExit('playwright', ['test', ...features.map((name) => `e2e/${name}`)])
  process.exit()
}

// Two parallel lanes: many steps use one core only.
const lanes = [
  [
    [
      'Domain, engines, API on the embedded database, and web',
      'vitest',
      vitest('domain', 'engines', 'web*', 'api', 'scripts'),
      once,
    ],
  ],
  [
    ['The code, without running it', 'node', ['scripts/check.mjs']],
    ['The pages', 'node', ['scripts/build-pages.mjs']],
    ['API on PostgreSQL', 'vitest', vitest('api'), { FAREEQ_TEST_ENGINE: 'postgres' }],
    ['The last release on the schema of this one', 'node', ['scripts/upgrade/check.ts']],
  ],
]
// Each lane ends by itself: a fault in one hides no fault of the other.
const failed = []
await Promise.all(
  lanes.map(async (steps) => {
    for (const step of steps) {
      const { title, passed, output } = await runBuffered(...step)
      log(`${title}: ${passed ? 'passed' : 'failed'}`)
      if (passed) {
        console.log(output.trimEnd().split('\n').slice(-5).join('\n'))
        continue
      }
      failed.push({ title, output })
      return
    }
  }),
)
// At the end, where a log that is cut still shows it.
for (const { title, output } of failed) {
  log(title)
  console.log(output)
}
if (failed.length > 0) process.exit(1)

log('Stories in the browser, in Arabic and English')
runOrExit('playwright', ['test'])
