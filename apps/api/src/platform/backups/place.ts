import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { emptied, s3Bucket } from '../files/s3-bucket.ts'

/** Where nightly backups are put (BACKUP_TO): a folder, or a bucket under a prefix. */
export type BackupPlace = { put(name: string, path: string): Promise<void>; remove(name: string): Promise<void> }

export function backupPlace(to: string): BackupPlace {
  const call = to.startsWith('s3:') ? s3Bucket(to) : undefined
  if (call === null) throw new Error('BACKUP_TO must be a folder or s3://key:secret@host/bucket/prefix?region=…')
  if (!call) return folder(resolve(to))
  return {
    async put(name, path) {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
      const { size } = await stat(path)
      await emptied(await call('PUT', name, { file: { path, size, sha256: hash.digest() } }))
    },
    remove: async (name) => emptied(await call('DELETE', name), 404),
  }
}

const folder = (dir: string): BackupPlace => ({
  async put(name, path) {
    await mkdir(dir, { recursive: true })
    const partial = join(dir, `${name}.part`)
    try {
      await copyFile(path, partial)
      await rename(partial, join(dir, name))
    } finally {
      await rm(partial, { force: true })
    }
  },
  remove: (name) => rm(join(dir, name), { force: true }),
})
