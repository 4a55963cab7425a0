import type { Files } from './blob-storage.ts'
import { checkKey, newKey } from './keys.ts'
import { emptied, s3Bucket } from './s3-bucket.ts'
import { spool } from './spool.ts'

export function s3Files({ url, spoolDir }: { url: string; spoolDir: string }): Files {
  const call = s3Bucket(url)
  if (!call) throw new Error('STORAGE_URL must look like s3://key:secret@host/bucket?region=…')
  return {
    put: (bytes, { limit, key = newKey() }) =>
      spool(spoolDir, bytes, limit, async (file) => {
        await emptied(await call('PUT', checkKey(key), { file }))
        return { key, size: file.size, sha256: file.sha256 }
      }),
    async get(key, range) {
      const response = await call('GET', checkKey(key), { range })
      if (response.statusCode === (range ? 206 : 200)) return response
      if (response.statusCode !== 404) await emptied(response)
      response.resume()
      return null
    },
    async delete(key) {
      await emptied(await call('DELETE', checkKey(key)), 404)
    },
  }
}
