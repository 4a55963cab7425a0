import type { Db } from '../src/platform/db/database.ts'
import { seedAccounts } from './accounts.ts'

/** A small believable world in both languages. Running it again changes nothing. */
export const seedDemoWorld = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (db) => {
    await seedAccounts(db, now)
  })
