import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

type ImportedProfile = { linkedin: string | null; skills: readonly string[]; role: string | null }

/** What an import knows of a new talent; the application asks for the rest. */
export const fillProfile = (db: Db, userId: string, { linkedin, skills, role }: ImportedProfile, now: Date) =>
  db.run(sql`
    insert into talent_profiles (user_id, role, linkedin, skills, updated_at)
    values (${userId}, ${role}, ${linkedin}, ${[...skills]}, ${now}) on conflict (user_id) do nothing`)
