import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of `releases.json`, which `npm run release` writes; the newest is the last. */
export type Release = {
  version: string
  /** What was released: the parent of the commit that names the version. */
  commit: string
  date: string
  /** The number of its last migration. */
  migrations: number
  /** Its start refuses a database that has more than it knows: it could not be rolled back to. */
  refusesNewerSchema?: true
}

export const RELEASES = join(import.meta.dirname, '../../releases.json')

export const readReleases = (path = RELEASES): Release[] => JSON.parse(readFileSync(path, 'utf8')) as Release[]
