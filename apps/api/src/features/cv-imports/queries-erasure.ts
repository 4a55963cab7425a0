import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export const erasePerson = (db: Db, { id }: ErasedPerson) => db.run(sql`delete from cv_imports where user_id = ${id}`)
