import type { EndReason, EndingKind } from '@fareeq/domain/contracts/limits.ts'
import type { Side } from '@fareeq/domain/contracts/rules-endings.ts'
import {
  type EndingEvent,
  type EndingState,
  STANDING_ENDINGS,
  UNACKNOWLEDGED,
  endingLife,
} from '@fareeq/domain/contracts/states-endings.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ContractManager, EndingRow } from './rows.ts'

/** Notice that was given and not withdrawn, of several contracts: at most one of each. */
export const endingsOf = (db: Db, contractIds: readonly string[]) =>
  db.rows<EndingRow>(sql`
    select id, contract_id, kind, state, given_by, reason, words, last_day::text, given_at from contract_endings
    where contract_id = any(${contractIds}) and state in (${sql.literals(STANDING_ENDINGS)})`)

type NewEnding = {
  id: string
  contract_id: string
  kind: EndingKind
  given_by: Side
  reason: EndReason
  words: string | null
  last_day: string
}
/** False where a notice stands already. */
export const insertEnding = async (db: Db, added: NewEnding, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into contract_endings (id, contract_id, kind, state, given_by, reason, words, last_day, given_at, updated_at)
    values (${added.id}, ${added.contract_id}, ${added.kind}, 'given', ${added.given_by}, ${added.reason}, ${added.words},
      ${added.last_day}, ${now}, ${now})
    on conflict do nothing`)) === 1

/** Moves it by its life; false when it was somewhere else meanwhile. */
export const moveEnding = async (
  db: Db,
  { id, state }: { id: string; state: EndingState },
  event: EndingEvent,
  now: Date,
): Promise<boolean> => {
  const to = endingLife.next(state, event)
  return (
    to !== null &&
    (await db.run(sql`
      update contract_endings set state = ${to}, updated_at = ${now} where id = ${id} and state = ${state}`)) === 1
  )
}

export const saveEarlyEnd = (db: Db, contractId: string, lastDay: string | null, now: Date) =>
  db.run(sql`update contracts set early_end = ${lastDay}, updated_at = ${now} where id = ${contractId}`)

/** Notice of the other side that nobody has acknowledged. */
export const isUnacknowledged = (side: Side): Sql => sql`
  contract_endings.state in (${sql.literals(UNACKNOWLEDGED)}) and contract_endings.given_by <> ${side}`

/** Whoever of us looks after the company, or after the request; nobody where neither has anybody. */
export const managersOf = (db: Db, contractId: string) =>
  db.rows<ContractManager>(sql`
    select staff.email, staff.name, staff.mail_lang as lang
    from contracts
      left join organisation_members on organisation_members.user_id = contracts.client_id
      left join companies on companies.organisation_id = organisation_members.organisation_id
      left join client_projects on client_projects.id = contracts.project_id
      join staff on staff.id = coalesce(companies.manager_id, client_projects.manager_id) and staff.active
    where contracts.id = ${contractId}`)
