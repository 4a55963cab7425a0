import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CopyRow } from './rows.ts'

type NewCopy = { sha256: string; contract_id: string; term: number; code: string; signatures: number }
/** Every file that left us with a certificate on it; the same bytes are one copy. */
export const saveCopy = (db: Db, copy: NewCopy, now: Date) =>
  db.run(sql`
    insert into contract_copies (sha256, contract_id, term, code, signatures, printed_at)
    values (${copy.sha256}, ${copy.contract_id}, ${copy.term}, ${copy.code}, ${copy.signatures}, ${now})
    on conflict do nothing`)

/** By the hash of the file or the code on it; the first that was printed. */
export const copyOf = (
  db: Db,
  { sha256 = null, code = null }: { sha256?: string | null | undefined; code?: string | null | undefined },
) =>
  db.row<CopyRow>(sql`
    select contract_id, number, contract_copies.term, signatures, printed_at
    from contract_copies join contracts on contracts.id = contract_id
    where ${sha256 === null ? sql`code = ${code}` : sql`sha256 = ${sha256}`} order by printed_at limit 1`)
