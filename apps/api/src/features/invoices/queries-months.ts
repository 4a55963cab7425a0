import { CONTRACT_STATES, factsOf } from '@fareeq/domain/contracts/states.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { TermRow } from './rows.ts'

const SIGNED = CONTRACT_STATES.filter((state) => factsOf(state).is_signed)

/**
 * Terms of signed contracts, by the company of the contract's client. One that ends by notice, or was terminated after it
 * was signed, is billed up to that day.
 */
const terms = (condition: Sql): Sql => sql`
  select organisation_id, contract_id, term, start_day::text, end_day::text, salary_net, salary_gross, fee from (
    select organisation_id, contracts.id as contract_id, contract_terms.term, start_day,
      least(end_day, early_end, (select max((at at time zone ${BUSINESS_ZONE})::date) from contract_events
        where contract_id = contracts.id and event = 'terminate')) as end_day,
      salary_net, salary_gross, fee
    from contracts join contract_terms on contract_id = contracts.id and contract_terms.term <= contracts.term
      join organisation_members on user_id = client_id
    where (state = any(${SIGNED})
        or exists (select from contract_signatures where contract_id = contracts.id and party = 'client'))
      ${condition}) as terms`

/** Those that cover a day of these months; of one talent, or of everybody. */
export const termsBetween = (db: Db, first: string, last: string, talentId?: string) =>
  db.rows<TermRow>(sql`
    ${terms(talentId ? sql`and talent_id = ${talentId}` : sql.empty)}
    where start_day <= ${last}::date and end_day >= ${first}::date
    order by organisation_id, contract_id, term`)

/** One term, as far as it was worked. */
export const termOf = (db: Db, contractId: string, term: number) =>
  db.row<TermRow>(terms(sql`and contracts.id = ${contractId} and contract_terms.term = ${term}`))

/** Months of terms that have been billed. */
export const billedMonths = async (db: Db, contractIds: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<{ key: string }>(sql`
        select concat_ws(' ', contract_id, term, month) as key from invoice_lines
        where kind = 'salary' and contract_id = any(${contractIds})`)
    ).map(({ key }) => key),
  )
