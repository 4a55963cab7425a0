import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of a server that was told none: generated once and stored in its folder. */
export function localSecret(dir: string): string {
  const file = join(dir, 'secret-key')
  if (!existsSync(file)) {
    mkdirSync(dir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return createHash('sha256').update(readFileSync(file)).digest('base64url')
}
