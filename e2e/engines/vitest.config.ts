import { defineConfig } from 'vitest/config'
import { ENGINES } from './engines.ts'

/** `npm run test:browsers`: the same stories in each engine, side by side. */
export default defineConfig({
  test: {
    globalSetup: `${import.meta.dirname}/world.ts`,
    projects: ENGINES.map((engine) => ({
      test: {
        name: engine,
        root: import.meta.dirname,
        include: ['stories.ts'],
        provide: { engine },
        testTimeout: 90_000,
        hookTimeout: 120_000,
      },
    })),
  },
})
