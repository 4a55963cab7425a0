import type { ImportChoice, Likeness, RowVerdict } from '@fareeq/domain/talent-imports/limits.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Db } from '../../platform/db/database.ts'
import { NAME_WORDS } from '../../platform/db/name-words.ts'
import { withoutSequentialScans } from '../../platform/db/planner.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_NOT_CLOSED } from '../../platform/users.ts'
import type { RowFault } from '@fareeq/domain/talent-imports/rules.ts'
import type { UncomparedRow } from './rows.ts'

export const uncomparedRows = (db: Db, id: string, few: number) =>
  db.rows<UncomparedRow>(sql`
    select line, name, email, phone from talent_import_rows
    where import_id = ${id} and verdict is null order by line limit ${few}`)

/** Every account counts, of whatever kind; of companies and colleagues only that there is one. */
export const ownersOf = (db: Db, emails: readonly string[]) =>
  db.rows<{ email: string; talent_id: string | null }>(sql`
    select email, case when type = ${TALENT} then id end as talent_id from users where email = any(${[...emails]})
    union all select email, null from staff where email = any(${[...emails]})`)

export const talentsByPhone = (db: Db, phones: readonly string[]) =>
  db.rows<{ phone: string; id: string }>(sql`
    select distinct on (phone) phone, id from users
    where phone = any(${[...phones]}) and type = ${TALENT} and ${IS_NOT_CLOSED}
    order by phone, phone_verified_at nulls last, id`)

export const talentsByName = (db: Db, queries: readonly { line: number; query: string }[]) =>
  withoutSequentialScans(db, (db) =>
    db.rows<{ line: number; id: string }>(sql`
      select line, id
      from unnest(${queries.map(({ line }) => line)}::int[], ${queries.map(({ query }) => query)}::text[]) as search (line, query)
        cross join lateral (select min(id::text)::uuid as id from users
          where ${NAME_WORDS} @@ search.query::tsquery and type = ${TALENT} and ${IS_NOT_CLOSED}) as first
      where id is not null`),
  )

export const refusedAmong = async (db: Db, hashes: readonly Buffer[]) =>
  (
    await db.rows<{ email_hash: Buffer }>(
      sql`select email_hash from import_refusals where email_hash = any(${[...hashes]}::bytea[])`,
    )
  ).map(({ email_hash }) => email_hash.toString('hex'))

export type ComparedRow = {
  line: number
  verdict: RowVerdict
  likeness: Likeness | null
  match_id: string | null
  choice: ImportChoice
  faults: RowFault[]
}
export const saveCompared = (db: Db, id: string, rows: readonly ComparedRow[]) =>
  db.run(sql`
    update talent_import_rows as row set verdict = said.verdict, likeness = said.likeness, match_id = said.match_id,
      choice = said.choice, faults = said.faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as said (line integer, verdict text, likeness text, match_id uuid, choice text, faults jsonb)
    where row.import_id = ${id} and row.line = said.line`)
