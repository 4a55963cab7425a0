import { contractLife } from '@fareeq/domain/contracts/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Whose last day is over, and whose is near. */
export const dueContracts = (db: Db, today: string, near: string) =>
  db.rows<{ id: string; event: 'end' | 'come_near' }>(sql`
    select id, case when end_day < ${today}::date then 'end' else 'come_near' end as event
    from contracts join contract_terms on contract_id = id and contract_terms.term = contracts.term
    where (state = any(${contractLife.sources('end')}) and end_day < ${today}::date)
      or (state = any(${contractLife.sources('come_near')}) and end_day <= ${near}::date)
    order by end_day, id limit 1000`)
