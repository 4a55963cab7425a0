import { CODE } from '@fareeq/domain/codes/rules.ts'
import { expect } from '@playwright/test'
import { mkdirSync, openSync, closeSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from './story-test.ts'

const ageOf = (file: string) => Date.now() - statSync(file).mtimeMs

/** A lock file: created exclusively, so of two workers one succeeds. An expired one is removed for the next attempt. */
function takeTurn(file: string) {
  try {
    closeSync(openSync(file, 'wx'))
  } catch {
    if (ageOf(file) > CODE.resendAfter) rmSync(file, { force: true })
    throw new Error(`somebody else signs in: ${file}`)
  }
}

/** A code is sent once a minute and works once: stories that share a colleague sign in one after the other. */
export async function waitForTurn(email: string) {
  const folder = join(test.info().project.outputDir, 'sign-ins')
  mkdirSync(folder, { recursive: true })
  await expect(() => takeTurn(join(folder, email))).toPass({ intervals: [1000], timeout: 3 * CODE.resendAfter })
}
