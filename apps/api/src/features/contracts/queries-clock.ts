import { contractLife } from '@fareeq/domain/contracts/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What the clock moves, and until which last day of a contract. */
export const dueContracts = (db: Db, event: 'end' | 'come_near', until: string) =>
  db.rows<{ id: string }>(sql`
    select id from contracts join contract_terms on contract_id = id and contract_terms.term = contracts.term
    where state = any(${contractLife.sources(event)}) and end_day <= ${until}::date
    order by end_day, id limit 1000`)
