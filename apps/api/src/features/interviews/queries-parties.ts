import type { Bilingual, Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Parties } from './rows.ts'

export type Party = {
  id: string
  first_name: Bilingual
  /** As the other side reads it: a person's full name, or the company's. */
  name: Bilingual
  email: string
  lang: Lang
  timezone: string
}
export const partiesOf = (db: Db, id: string) =>
  db.one<Parties>(sql`
    select interviews.id, product_name, starts_at, ends_at, link, sequence, due_at, round,
      json_build_object('id', talents.id, 'first_name', first_names_for(talents),
        'name', names_for(talents), 'email', talents.email, 'lang', talents.lang,
        'timezone', coalesce(talents.timezone, talent_timezone, ${BUSINESS_ZONE})) as talent,
      json_build_object('id', clients.id, 'first_name', first_names_for(clients), 'name', client_names_for(clients),
        'email', clients.email, 'lang', clients.lang, 'timezone', coalesce(clients.timezone, client_timezone)) as client
    from interviews
      join client_projects on client_projects.id = project_id
      join users as talents on talents.id = talent_id
      join users as clients on clients.id = interviews.client_id
    where interviews.id = ${id}`)
