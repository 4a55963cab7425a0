import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { AttemptRow, ContractsOfRow } from './rows.ts'

/** Begun attempts of one talent. */
export const attemptsOf = (db: Db, _viewer: Staff, talentId: string, limit: number) =>
  db.rows<AttemptRow>(sql`
    select id, kind, assessment_id, state, score, coalesce(submitted_at, started_at) as at
    from assessment_attempts where user_id = ${talentId} and started_at is not null
    order by started_at desc limit ${limit}`)

/** Contracts of one talent, each on its present term. */
export const contractsOf = (db: Db, _viewer: Staff, talentId: string, lang: Lang, limit: number) =>
  db.rows<ContractsOfRow>(sql`
    select contracts.id, number, name_for(users, ${lang}) as client_name, state, start_day::text,
      least(end_day, early_end)::text as end_day
    from contracts join contract_terms on contract_id = contracts.id and contract_terms.term = contracts.term
      join users on users.id = client_id
    where talent_id = ${talentId} order by contracts.id desc limit ${limit}`)
