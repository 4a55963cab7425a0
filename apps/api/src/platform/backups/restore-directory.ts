import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncPath, syncTree } from '../db/embedded/sync-files.ts'
import { BackupRefused } from './parts.ts'

/** A data directory beside the real one, into which everything is written before anything is renamed. */
export type RestoreDirectory = {
  dir: string
  keepKey(key: Buffer): void
  /** Renames what is there, the database last: with it the restore is complete. */
  publish(): void
  remove(): void
}

/** Empty but for the key that reading the settings makes. */
export function refuseUsedDataDir(dataDir: string): void {
  for (const name of ['database/cluster', 'files']) {
    const path = join(dataDir, name)
    if (existsSync(path) && readdirSync(path, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile()))
      throw new BackupRefused(`${path} is not empty: a restore writes only into an empty place. Nothing was changed.`)
  }
}

export function createRestoreDirectory(dataDir: string): RestoreDirectory {
  const dir = join(dataDir, 'restoring')
  rmSync(dir, { recursive: true, force: true }) // of a restore that was killed
  mkdirSync(dir, { recursive: true })
  return {
    dir,
    keepKey: (key) => writeFileSync(join(dir, 'secret-key'), key, { mode: 0o600 }),
    publish() {
      rmSync(join(dir, 'files', 'incoming'), { recursive: true, force: true })
      syncTree(dir)
      if (existsSync(join(dir, 'files'))) rmSync(join(dataDir, 'files'), { recursive: true, force: true })
      for (const name of ['files', 'secret-key']) move(dir, dataDir, name)
      if (existsSync(join(dir, 'database'))) {
        mkdirSync(join(dataDir, 'database'), { recursive: true })
        move(dir, dataDir, 'database/cluster')
      }
      rmSync(dir, { recursive: true, force: true })
      syncPath(dataDir)
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}

function move(from: string, to: string, name: string): void {
  if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name))
}
