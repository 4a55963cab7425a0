import { defineConfig } from 'vitest/config'

// Nothing here has a memory or a world outside: the files share one process and run in milliseconds.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 5_000 },
})
