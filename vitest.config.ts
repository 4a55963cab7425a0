import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      // Nothing there remembers anything, so files need no process of their own.
      { test: { name: 'domain', root: 'packages/domain', include: ['src/**/*.test.ts'], isolate: false } },
      { extends: './apps/api/vitest.config.ts', test: { name: 'api', root: 'apps/api' } },
      { extends: './apps/web/vitest.config.ts', test: { name: 'web', root: 'apps/web' } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
})
