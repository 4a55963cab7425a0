import { CLOSED } from '@fareeq/domain/contracts/states.ts'
import { ACCEPTED } from '@fareeq/domain/nominations/states.ts'
import { sql } from '../../platform/db/sql.ts'
import { standsAt } from './queries.ts'

/** The company asked for somebody else in the place of this person. */
const REPLACED = sql`exists (
  select from contract_endings where contract_endings.contract_id = contracts.id and kind = 'replacement')`

/** The newest contract of the nomination's person by its request. */
export const CONTRACT = sql`left join lateral (
    select contracts.state, contract_terms.salary_net, ${REPLACED} as is_replaced from contracts
      left join contract_terms on contract_id = contracts.id and contract_terms.term = contracts.term
    where contracts.project_id = nominations.project_id and contracts.talent_id = nominations.talent_id
    order by contracts.id desc limit 1) as contract on true`

/** Beside `CONTRACT`: a closed contract, or a replacement, ends an accepted nomination, whose state does not change. */
export const standsNow = (now: Date) => sql`
  ${standsAt(now)} and not (nominations.state in (${sql.literals(ACCEPTED)}) and coalesce(contract.state in (${sql.literals(CLOSED)}) or contract.is_replaced, false))`
