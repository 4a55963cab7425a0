import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { ARGS } from '../bench/browser.ts'

const SHELL = '/usr/bin/chromium-headless-shell'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(SHELL) && { executablePath: SHELL }),
    args: [...ARGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
