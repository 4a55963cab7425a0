import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const port = 4310
/** Scripts and answers come up to three seconds late, one after another (e2e/story-delays.ts). */
const isSlowLine = process.env.DELAY_SEED !== undefined
const LIMIT = isSlowLine ? 30_000 : 10_000
/** The headless shell renders the same pages without a browser window, in a fraction of the time. */
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

/**
 * A story about words, direction or typing runs twice: as somebody in Riyadh who reads Arabic, and as somebody in
 * London who reads English. A long one runs once, as the first (`@once`) or as the second (`@english`); where its
 * accessibility is scanned, the screen is switched to the other language and scanned again.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the cores of a small machine: a story waits often enough.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // The longest story takes half a minute, one on a busy machine; a hanging one still ends.
  timeout: isSlowLine ? 300_000 : 120_000,
  // Nobody waits longer: what takes more is slow in the product or in the set-up of the story.
  expect: { timeout: LIMIT, toPass: { timeout: LIMIT } },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // A press that finds nothing fails with its name, long before the story ends.
    actionTimeout: LIMIT,
    navigationTimeout: 15_000,
    baseURL: `http://localhost:${port}`,
    // Everybody has answered the question about measurement; one story takes the answer back.
    storageState: {
      cookies: [
        {
          name: 'consent',
          value: 'denied',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    // No animations: colours and positions in transition cannot be checked, and cost time.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every story costs a third of the run; ask for it when one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        // A fake audio device, for stories that record a voice.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    { name: 'ar', grepInvert: /@english/, use: { locale: 'ar-SA', timezoneId: 'Asia/Riyadh' } },
    { name: 'en', grepInvert: /@once/, use: { locale: 'en-GB', timezoneId: 'Europe/London', extraHTTPHeaders: {} } },
  ],
  webServer: {
    command: 'node scripts/serve-for-stories.mjs',
    url: `http://localhost:${port}/api/ready`,
    timeout: 120_000,
    env: { PORT: String(port) },
  },
})
