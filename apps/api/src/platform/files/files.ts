import { join } from 'node:path'
import { diskFiles } from './disk.ts'
import { s3Files } from './s3.ts'
import type { Files } from './blob-storage.ts'

export type { Files } from './blob-storage.ts'

/** An S3-compatible store when there is an address (`STORAGE_URL`), else the disk under `dir` (`DATA_DIR`). */
export const createFiles = ({ dir, url }: { dir: string; url?: string }): Files =>
  url ? s3Files({ url, spoolDir: join(dir, 'files', 'incoming') }) : diskFiles(dir)
