import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,seeds,bank}/**/*.test.ts'],
    pool: 'forks', // the embedded database's lock and its worker belong to a process
    // Files take turns in one process: its database is opened once and emptied between stories, which takes a third of the
    // time. So no test may replace a module for others.
    isolate: false,
    // What is tested is loaded by Node itself, once for all files of a process; left to Vite, once for each.
    server: { deps: { external: [/\/packages\/domain\/src\//, /\/apps\/api\/(?!.*(?:\.test\.ts|\/testing\/))/] } },
    // What no database has a part in is told once.
    exclude: [
      'src/engines/**', // a project of their own
      ...(process.env.FAREEQ_TEST_ENGINE === 'postgres'
        ? ['src/app.test.ts', 'bank/**', '**/{hostile,photos,pictures,export,printer,workers,sandbox-*}.test.ts']
        : []),
    ],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
