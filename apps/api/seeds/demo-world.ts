import type { Db } from '../src/platform/db/database.ts'
import { seedAccounts } from './accounts.ts'
import { seedReferrals } from './referrals.ts'
import { seedSite } from './site/site.ts'
import { seedTalents } from './talents.ts'

/**
 * A small believable world in both languages. Running it again changes nothing. Without the server's key the members of
 * staff have no authenticator, so that none of them can sign in.
 */
export const seedDemoWorld = (db: Db, now: Date, secretKey?: string): Promise<void> =>
  db.transaction(async (db) => {
    await seedAccounts(db, now, secretKey)
    await seedTalents(db, now)
    await seedReferrals(db, now)
    await seedSite(db, now)
  })
