import { expect } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from './story-test.ts'

/** A lock file: created exclusively, so of several workers one succeeds. */
function isFirst(lock: string): boolean {
  try {
    writeFileSync(lock, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/**
 * One session of a colleague for the whole run (the folder is emptied before each): a code is sent once a minute and works
 * once, so that every other story would have to wait for the next.
 */
export async function shareSession<Session>(email: string, signIn: () => Promise<Session>): Promise<Session> {
  const folder = join(test.info().project.outputDir, 'sessions')
  mkdirSync(folder, { recursive: true })
  const [file, lock] = [join(folder, `${email}.json`), join(folder, `${email}.lock`)]
  if (!existsSync(file) && isFirst(lock)) {
    try {
      const session = await signIn()
      // In one piece: another worker may be reading.
      writeFileSync(lock, JSON.stringify(session))
      renameSync(lock, file)
      return session
    } catch (error) {
      rmSync(lock, { force: true })
      throw error
    }
  }
  await expect.poll(() => existsSync(file), { message: `${email} is being signed in` }).toBe(true)
  return JSON.parse(readFileSync(file, 'utf8'))
}
