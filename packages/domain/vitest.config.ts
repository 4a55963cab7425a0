import { defineConfig } from 'vitest/config'

// No shared state and no I/O: the files share one process and run in milliseconds. The timeout is for a
// machine that is busy with something else.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 30_000 },
})
