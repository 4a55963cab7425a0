import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

type ImportedProfile = { linkedin: string | null; skills: readonly string[]; role: string | null }

/** Fields that an import fills in for a new talent; the application form asks for the others. */
export const fillProfile = (db: Db, userId: string, { linkedin, skills, role }: ImportedProfile, now: Date) =>
  db.also(sql`
    insert into talent_profiles (user_id, role, linkedin, skills, updated_at)
    values (${userId}, ${role}, ${linkedin}, ${[...skills]}, ${now}) on conflict (user_id) do nothing`)

/** Before its owner has said anything of their own. */
export const correctProfile = (db: Db, userId: string, omit: Omit<ImportedProfile, 'role'>, now: Date) =>
  db.run(sql`
    update talent_profiles set linkedin = ${omit.linkedin}, skills = ${[...omit.skills]}, updated_at = ${now}
    where user_id = ${userId}`)
