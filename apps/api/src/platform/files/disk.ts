import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './blob-storage.ts'
import { checkKey, newKey } from './keys.ts'
import { spool } from './spool.ts'

/** Under `DATA_DIR/files`: written to a temporary file, fsynced, then renamed (atomic). */
export function diskFiles(dataDir: string): Files {
  const root = join(dataDir, 'files')
  const pathOf = (key: string) => join(root, checkKey(key))
  return {
    put: (bytes, { limit, key = newKey() }) =>
      spool(join(root, 'incoming'), bytes, limit, async ({ path, size, sha256 }) => {
        const target = pathOf(key)
        await mkdir(dirname(target), { recursive: true })
        await rename(path, target)
        await flushFolder(dirname(target))
        return { key, size, sha256 }
      }),
    async get(key, range) {
      const file = await open(pathOf(key), 'r').catch(ifAbsent)
      return file?.createReadStream(range) ?? null
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

function ifAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** A rename is durable only once its directory is fsynced. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
