import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { EXPIRING, STANDING } from '@fareeq/domain/nominations/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Companies to which `showsSalary` gives the salary of this talent now, each once. */
export const companiesSeeingSalary = async (db: Db, talentId: string, lang: Lang, now: Date): Promise<string[]> =>
  (
    await db.rows<{ company: string }>(sql`
      select distinct client_names_for(users) ->> ${lang} as company /* not null */
      from nominations join client_projects on client_projects.id = project_id join users on users.id = client_id
      where talent_id = ${talentId} and salary_unlocked_at is not null and state in (${sql.literals(STANDING)})
        and (state not in (${sql.literals(EXPIRING)}) or expires_at > ${now})
      order by company`)
  ).map(({ company }) => company)

/** Unlocked talents with a current nomination who confirmed their terms before then. */
export const talentsWithOldTerms = (db: Db, confirmedBefore: Date, now: Date) =>
  db.rows<{ user_id: string }>(sql`
    select user_id from talent_profiles
    where not salary_locked and not unavailable and coalesce(terms_at, updated_at) < ${confirmedBefore}
      and exists (select 1 from nominations where talent_id = user_id and state in (${sql.literals(EXPIRING)})
        and expires_at > ${now})
    order by user_id for no key update`)
