import { cpSync, createReadStream, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { embeddedTemplate } from '../../testing/embedded-template.ts'
import { silent } from '../../testing/silent.ts'
import { openDatabase } from '../db/open.ts'
import { createLog } from '../log.ts'
import { readTokenKey } from '../token-key.ts'
import { readArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { verifyArchive } from './verify-archive.ts'

const { engine, scratch } = inject('testDatabases')
const [OLD, NEW] = ['the key of last year, long enough to be one', 'the key of this year, long enough to be one']
const now = new Date('2026-11-15T09:00:00Z')
const newDir = () => mkdtempSync(join(scratch, 'backup-keys-'))
const settings = (dataDir: string, SECRET_KEY: string, SECRET_KEY_PREVIOUS?: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: undefined,
  STORAGE_URL: undefined,
  BACKUP_SECRET: undefined,
  SECRET_KEY,
  SECRET_KEY_PREVIOUS,
})

test.skipIf(engine !== 'embedded')(
  'a backup that is made while a new key seals nothing yet is restored with the former one, and not with the new one alone',
  async () => {
    const [world, file] = [newDir(), join(newDir(), 'world.backup')]
    cpSync(await embeddedTemplate(), join(world, 'database'), { recursive: true })
    const { db, close } = await openDatabase({ dir: join(world, 'database'), log: silent, durable: false })
    await readTokenKey(db, settings(world, OLD), createLog({ level: 'silent' }), now)
    await close()
    await backUp({ env: settings(world, NEW, OLD), to: file, log: silent, now })

    const verifyWith = (...keys: string[]) => verifyArchive(readArchive(createReadStream(file)), keys)
    await expect(verifyWith(NEW)).rejects.toThrow('another SECRET_KEY')
    await expect(verifyWith(OLD)).resolves.toBeUndefined()
    await expect(verifyWith(NEW, OLD)).resolves.toBeUndefined()
  },
  60_000,
)
