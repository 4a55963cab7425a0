import { linesWith, sourceOf } from './source.ts'
import { type Finding, type Tree, isCode, isTest } from './tree.ts'

// One clock for the whole process (docs/decisions/121): whatever is saved, or compared with what is saved, asks the port. A
// duration that only this process measures is `performance.now()`, which is nobody's date.

/** Files that ask the machine or the database for the time, and why they may. */
const MACHINE: Readonly<Record<string, string>> = {
  'apps/api/migrations/0158_platform_clock.sql': 'the port of SQL itself',
  'apps/api/src/platform/clock.ts': 'the port itself',
  'apps/api/src/platform/virtual-clock.ts': 'the port of SQL, moved',
  'apps/api/src/platform/backups/schema.ts':
    'when a migration was applied is said of the installation, not of its business',
  'apps/api/src/platform/db/migrate.ts':
    'when a migration was applied is said of the installation, not of its business',
  'apps/api/src/platform/db/migration-lock.ts': 'how long a connection has been idle, as PostgreSQL measured it',
  'apps/api/src/platform/db/replica/queries.ts': 'how far a replica is behind, as PostgreSQL measured it',
  'apps/api/src/platform/identity/local-memory.ts': 'the library that plays Google lives by the machine’s clock',
}

/** Migrations before the port; what they left in the database is looked at by app-clock.test.ts. */
const FIRST_MIGRATION = 158

const MACHINE_TIME = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date(?=\s*[;,)\]]|$)/m
const DATABASE_TIME =
  /(?<![.\w{])(?:(?:now|clock_timestamp|transaction_timestamp|statement_timestamp|timeofday)\(\)|(?:current_(?:date|timestamp|time)|localtime(?:stamp)?)\b)/i

const WHY = 'one clock for the whole process: `now`, the port, or clock_now() in SQL'

/** What runs in production; the domain and the engines have no clock at all ("pure"). */
const isServer = (path: string) =>
  /^apps\/api\/src\/(?!engines\/|testing\/)/.test(path) && isCode(path) && !isTest(path)
const isMigration = (path: string) => Number(/^apps\/api\/migrations\/(\d+)_/.exec(path)?.[1] ?? 0) >= FIRST_MIGRATION

function timesIn(path: string, text: string): { line: number; match: string }[] {
  if (isMigration(path)) return linesWith(text.replaceAll(/--[^\n]*/g, ''), DATABASE_TIME)
  if (!isServer(path)) return []
  const { uncommented, texts } = sourceOf(text)
  return [...linesWith(uncommented, MACHINE_TIME), ...linesWith(texts, DATABASE_TIME)]
}

export const checkClock = (tree: Tree): Finding[] =>
  [...tree].flatMap(([file, text]) =>
    MACHINE[file]
      ? []
      : timesIn(file, text).map(({ line, match }) => ({ file, line, law: 'clock', what: `${match}: ${WHY}` })),
  )
