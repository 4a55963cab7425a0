import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readReleases } from '../release/releases.ts'
import { checkOut, serverOf } from '../upgrade/old-release.ts'
import { type Layout, databaseUrl } from './layout.ts'

const DIST = join(import.meta.dirname, '../../apps/web/dist')

export const lastRelease = () => readReleases().at(-1)!

/** Its server, from git. The pages are those of this release: its own would have to be built. */
export function checkOutLast({ folder }: Layout): string {
  const sources = join(folder, 'last-release')
  rmSync(sources, { recursive: true, force: true })
  checkOut(lastRelease(), sources)
  mkdirSync(join(sources, 'apps/web'))
  symlinkSync(DIST, join(sources, 'apps/web/dist'))
  return serverOf(sources)
}

/** The same node by the settings that 2026.11.0 knows: all roles in one process, without PgBouncer and replica. */
export function settingsThen(layout: Layout, now: Record<string, string>): Record<string, string> {
  const {
    ROLES: _,
    DATABASE_POOLER: _pooler,
    DATABASE_DIRECT_URL: _direct,
    DATABASE_REPLICA_URL: _replica,
    ...same
  } = now
  return { ...same, DATABASE_URL: databaseUrl(layout, 'primary'), TRUST_PROXY: 'on' }
}
