// Migrations since the last release are expansions, or say what they take away and which release stopped using it.
import { loadModule } from 'libpg-query'
import { readMigrations } from '../apps/api/src/platform/db/migration-files.ts'
import { readReleases } from './release/releases.ts'
import { checkMigrations } from './sql/check-migration.ts'

await loadModule()
const releases = readReleases()
const recent = readMigrations().slice(releases.at(-1)?.migrations ?? 0)
const faults = checkMigrations(recent, releases)
for (const fault of faults) console.error(fault)
console.log(`${recent.length} migrations since ${releases.at(-1)?.version ?? 'the beginning'}, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
