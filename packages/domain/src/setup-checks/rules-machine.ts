/** What the machine under an installation must have; the operator reads it in a terminal, in English. */

export const MIN_POSTGRES = 15
const GIGABYTE = 1024 ** 3
export const MIN_FREE_BYTES = GIGABYTE

export type MachineFacts = {
  database: { engine: 'postgres' | 'embedded'; major: number } | { fault: string }
  /** Migrations that the next start applies, or why it will refuse to start. */
  schema: { applied: number; pending: number } | { fault: string } | null
  /** Null where none is set. */
  replica: { seconds: number } | { fault: string } | null
  disk: { free_bytes: number; path: string } | { fault: string }
  /** Whether `SECRET_KEY` opens what was sealed; null where nothing is. */
  reads_sealed: boolean | null
}

export type Finding = { title: string; passed: boolean; text: string }

function databaseFinding({ database }: MachineFacts): Finding {
  if ('fault' in database) return { title: 'Database', passed: false, text: database.fault }
  const { engine, major } = database
  if (engine === 'embedded') return { title: 'Database', passed: true, text: 'embedded, for one process' }
  const passed = major >= MIN_POSTGRES
  return {
    title: 'Database',
    passed,
    text: passed ? `PostgreSQL ${major}` : `PostgreSQL ${major} is too old: ${MIN_POSTGRES} or newer is needed`,
  }
}

function schemaFinding({ schema }: MachineFacts): Finding[] {
  if (schema === null) return []
  if ('fault' in schema) return [{ title: 'Schema', passed: false, text: schema.fault }]
  const { applied, pending } = schema
  const text = pending > 0 ? `${pending} migrations, applied by the next start` : `up to date, ${applied} migrations`
  return [{ title: 'Schema', passed: true, text }]
}

function replicaFinding({ replica }: MachineFacts): Finding[] {
  if (replica === null) return []
  const title = 'Read replica'
  if ('fault' in replica) return [{ title, passed: false, text: `not used: ${replica.fault}` }]
  const { seconds } = replica
  return [{ title, passed: true, text: seconds === 0 ? 'has all commits' : `${seconds.toFixed(1)} s behind` }]
}

function diskFinding({ disk }: MachineFacts): Finding {
  if ('fault' in disk) return { title: 'Disk', passed: false, text: disk.fault }
  const { free_bytes: free, path } = disk
  const text = `${(free / GIGABYTE).toFixed(1)} GB free in ${path}`
  return free >= MIN_FREE_BYTES
    ? { title: 'Disk', passed: true, text }
    : { title: 'Disk', passed: false, text: `${text}: at least ${MIN_FREE_BYTES / GIGABYTE} GB is needed` }
}

const keyFinding = ({ reads_sealed: readsSealed }: MachineFacts): Finding[] =>
  readsSealed === null
    ? []
    : [
        {
          title: 'Key',
          passed: readsSealed,
          text: readsSealed
            ? 'SECRET_KEY opens what was sealed'
            : 'SECRET_KEY is another one than before: nobody of staff can sign in',
        },
      ]

export const machineFindings = (facts: MachineFacts): Finding[] => [
  databaseFinding(facts),
  ...schemaFinding(facts),
  ...replicaFinding(facts),
  diskFinding(facts),
  ...keyFinding(facts),
]
