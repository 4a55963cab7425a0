import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,seeds}/**/*.test.ts'],
    pool: 'forks', // the embedded database's lock and its worker belong to a process
    globalSetup: ['src/platform/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
