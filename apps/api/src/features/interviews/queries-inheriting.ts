import { AHEAD } from '@fareeq/domain/interviews/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgreedAhead } from './rows.ts'

/** Agreed on and not over, with a row lock, the first one first. */
export const agreedAheadOf = (db: Db, userId: string, now: Date) =>
  db.rows<AgreedAhead>(sql`
    select interviews.id, starts_at /* not null */, ends_at /* not null */, names_for(users) as talent_name,
      client_timezone as timezone
    from interviews join users on users.id = talent_id
    where client_id = ${userId} and state = any(${AHEAD}) and ends_at > ${now}
    order by starts_at, interviews.id for update of interviews`)

/** Another host, who is no longer on its panel. */
export async function saveHost(db: Db, id: string, successor: string, now: Date): Promise<void> {
  await db.run(sql`update interviews set client_id = ${successor}, updated_at = ${now} where id = ${id}`)
  await db.run(sql`delete from interview_interviewers where interview_id = ${id} and user_id = ${successor}`)
}

/** All others, with the booked hours of both; what is agreed on and nobody could take stays. */
export async function moveInterviews(db: Db, from: string, to: string, now: Date): Promise<void> {
  await db.also(sql`
    update interviews set client_id = ${to}, updated_at = ${now}
    where client_id = ${from} and not (state = any(${AHEAD}) and ends_at > ${now})`)
  await db.also(sql`
    insert into interview_quarters (person_id, quarter, interview_id)
    select interviews.client_id, quarter, interviews.id
    from interview_quarters join interviews on interviews.id = interview_id
    where person_id = ${from} and interviews.client_id <> ${from}
    on conflict do nothing`)
}
