import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

// migrations/NNNN_name.sql. What a file is, its first lines say:
//
//   -- contract: the column sessions.look_id; unused since 2026.11.1
//   -- outside a transaction

export interface Migration {
  number: number
  name: string
  text: string
  sha256: string
  /** What is taken away, and the release that stopped using it; null for an expansion, which older code does not notice. */
  contract: string | null
  /** Its statements are run one by one: `create index concurrently` is refused inside a transaction. */
  isOutsideTransaction: boolean
}

export const migrationsDirectory = new URL('../../../migrations/', import.meta.url)

/** Lines at the top of a file in which it may be marked. */
const MARKED_LINES = 5
const CONTRACT = /^-- contract: (.+)$/m
const OUTSIDE = /^-- outside a transaction$/m

export const labelOf = ({ number, name }: Pick<Migration, 'number' | 'name'>): string =>
  `${String(number).padStart(4, '0')}_${name}`

export function migrationOf(number: number, name: string, text: string): Migration {
  const top = text.split('\n', MARKED_LINES).join('\n')
  return {
    number,
    name,
    text,
    sha256: hash('sha256', text, 'hex'),
    contract: CONTRACT.exec(top)?.[1] ?? null,
    isOutsideTransaction: OUTSIDE.test(top),
  }
}

export function readMigrations(dir: URL | string = migrationsDirectory): Migration[] {
  const files = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  return files.map((file, index) => {
    const [, digits, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? []
    if (!digits || !name) throw new Error(`Migration ${file} is not named NNNN_name.sql`)
    if (Number(digits) !== index + 1)
      throw new Error(`Migration ${file} should have number ${index + 1}: no gaps, no twins`)
    return migrationOf(
      index + 1,
      name,
      readFileSync(dir instanceof URL ? new URL(file, dir) : `${dir}/${file}`, 'utf8'),
    )
  })
}

/** What is run at once: the whole file, or outside a transaction each statement, whose `;` ends a line. */
export function statementsOf({
  text,
  isOutsideTransaction,
}: Pick<Migration, 'text' | 'isOutsideTransaction'>): string[] {
  if (!isOutsideTransaction) return [text]
  const statements = text.replace(/^\s*--.*$/gm, '').split(/;\s*$/m)
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
