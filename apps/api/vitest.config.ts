import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,seeds}/**/*.test.ts'],
    pool: 'forks', // the embedded database's lock and its worker belong to a process
    // Files take turns in one process: its database is opened once and emptied between stories, which takes a third of the
    // time. So no test may replace a module for others.
    isolate: false,
    // What no database has a part in is told once.
    exclude:
      process.env.FAREEQ_TEST_ENGINE === 'postgres'
        ? ['src/app.test.ts', '**/{hostile,photos,pictures,export}.test.ts']
        : [],
    globalSetup: ['src/platform/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
