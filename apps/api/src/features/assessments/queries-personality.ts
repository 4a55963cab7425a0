import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AttemptRow, PersonalityRow } from './rows.ts'

/** The last one counts; that it is shared is said again by its owner. */
export const savePersonality = (
  db: Db,
  { id, user_id }: Pick<AttemptRow, 'id' | 'user_id'>,
  scores: PersonalityRow['scores'],
  now: Date,
) =>
  db.run(sql`
    insert into personality_results (user_id, attempt_id, scores, taken_at)
    values (${user_id}, ${id}, ${JSON.stringify(scores)}, ${now})
    on conflict (user_id) do update
    set attempt_id = excluded.attempt_id, scores = excluded.scores, taken_at = excluded.taken_at, shared_at = null`)

export const personalityOf = (db: Db, userId: string) =>
  db.row<PersonalityRow>(sql`select scores, shared_at, taken_at from personality_results where user_id = ${userId}`)

/** False when there is nothing to share. */
export const savePersonalityShare = async (db: Db, userId: string, at: Date | null): Promise<boolean> =>
  (await db.run(sql`
    update personality_results
    set shared_at = ${at === null ? null : sql`coalesce(shared_at, ${at})`} where user_id = ${userId}`)) === 1
