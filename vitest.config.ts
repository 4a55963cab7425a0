import { defineConfig } from 'vitest/config'
import { webProjects } from './apps/web/vitest.config.ts'

export default defineConfig({
  test: {
    projects: [
      { extends: './packages/domain/vitest.config.ts', test: { name: 'domain', root: 'packages/domain' } },
      { extends: './apps/api/vitest.config.ts', test: { name: 'api', root: 'apps/api' } },
      // No database and no I/O: like the domain they share one process.
      {
        test: {
          name: 'engines',
          root: 'apps/api/src/engines',
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      ...webProjects,
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
