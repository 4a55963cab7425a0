import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { defineConfig } from 'vitest/config'

const TESTS = '{src,seeds,bank}/**/*.test.ts'
const onPostgres = process.env.FAREEQ_TEST_ENGINE === 'postgres'
const ONE_ENGINE = [
  'src/app{,-hostile,-lists,-notices,-permissions,-roles,-salary}.test.ts',
  '**/{hostile,photos,export,model,sandbox-*}.test.ts',
]
/** Tests without a database run once, not once per engine. */
const withDatabase = () =>
  globSync(TESTS, { cwd: import.meta.dirname }).filter((file) =>
    /\b(?:notesTable|freshStory|snapshotStory|openStory|paymentStory|reconciliationStory|testDatabases?|freshDatabase)\b/.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
  )

/** In a whole run (scripts/test.mjs) features and seeds are tested on PostgreSQL; here only the faults, which kill this engine. */
const POSTGRES_TESTS = ['{seeds,src/features}/**/!(faults).test.ts', 'src/app-hired.test.ts']
const postgresTests = () =>
  process.env.FAREEQ_TEST_TWICE === 'off'
    ? withDatabase().filter(
        (file) =>
          POSTGRES_TESTS.some((pattern) => matchesGlob(file, pattern)) &&
          !ONE_ENGINE.some((pattern) => matchesGlob(file, pattern)),
      )
    : []

export default defineConfig({
  test: {
    include: onPostgres ? withDatabase() : [TESTS],
    pool: 'forks', // the embedded database's lock and its worker belong to a process
    // Files take turns in one process: its database is opened once and emptied between stories, which takes a third of the
    // time. So no test may replace a module for others.
    isolate: false,
    // What is tested is loaded by Node itself, once for all files of a process; left to Vite, once for each.
    server: { deps: { external: [/\/packages\/domain\/src\//, /\/apps\/api\/(?!.*(?:\.test\.ts|\/testing\/))/] } },
    exclude: [
      'src/engines/**', // a project of their own
      // Permissions, files, sandboxes, walks over all calls or moves: other tests cover what they need of the database.
      ...(onPostgres ? ONE_ENGINE : postgresTests()),
    ],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/fixed-seed.ts'],
    testTimeout: 60_000, // a walk over all calls takes 10 s, and more on a busy machine
    hookTimeout: 60_000,
  },
})
