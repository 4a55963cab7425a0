import { existsSync, globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = import.meta.dirname
const TESTS = ['src/**/*.test.ts', 'build/**/*.test.ts']
/** Tests that replace modules or globals, which the others would inherit. */
const replacing = globSync(TESTS, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\b|\bglobalThis\b/.test(readFileSync(`${root}/${file}`, 'utf8')),
)
const common = { root, environment: 'node', testTimeout: 30_000 } as const
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

export const webProjects: TestProjectInlineConfiguration[] = [
  // One module graph for all files of a process: transforming and importing it for each took twice as long as the tests.
  { test: { ...common, name: 'web', include: TESTS, exclude: replacing, isolate: false } },
  { test: { ...common, name: 'web-isolated', include: replacing } },
  // In a browser: a DOM without layout has no popovers, no modal dialogs and no order of focus.
  {
    extends: `${root}/vite.config.ts`,
    // Found while the tests run, it would reload the page under them.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'lucide-react'] },
    test: {
      root,
      name: 'web-controls',
      include: ['src/**/*.test.tsx'],
      testTimeout: 20_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
]

export default defineConfig({ test: { projects: webProjects } })
