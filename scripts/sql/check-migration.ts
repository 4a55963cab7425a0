import { labelOf, type Migration } from '../../apps/api/src/platform/db/migration-files.ts'
import type { Release } from '../release/releases.ts'
import { migrationFaults, tablesCreatedIn } from './migration-rules.ts'

/** `-- contract: the column look_id; unused since 2026.11.1` */
const UNUSED_SINCE = /\S; unused since (\S+)$/

const EXPAND = 'Let the last release go on working, or mark the file: -- contract: what goes; unused since its release'

/** The faults of the migrations since the last release. */
export function checkMigrations(recent: readonly Migration[], releases: readonly Release[]): string[] {
  const created = new Set(recent.flatMap(({ text }) => tablesCreatedIn(text)))
  return recent.flatMap((migration) => {
    const { contract, text, isOutsideTransaction: isOutside } = migration
    if (contract !== null) return contractFaults(contract, releases).map((fault) => `${labelOf(migration)}: ${fault}`)
    return migrationFaults(text, { isOutside, created }).map((fault) => `${labelOf(migration)}: ${fault}. ${EXPAND}`)
  })
}

function contractFaults(contract: string, releases: readonly Release[]): string[] {
  const version = UNUSED_SINCE.exec(contract)?.[1]
  if (!version) return ['a contract ends with "; unused since" and the release that stopped using it']
  return releases.some((release) => release.version === version)
    ? []
    : [`release ${version}, which stopped using it, is not in releases.json: contract after it was released`]
}
