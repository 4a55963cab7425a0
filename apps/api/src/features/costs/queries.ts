import type { PayBand } from '@fareeq/domain/costs/schema.ts'
import { SALARY_RANGE_USD } from '@fareeq/domain/talents/rules-terms.ts'
import { MONTHS_A_YEAR } from '@fareeq/domain/talents/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_LIVE } from '../talents/queries-profile.ts'
import type { Bands, SalaryRangeCountRow } from './rows.ts'

/** Only what companies are shown: the range of those who show one, of accounts from before. */
export const salaryRangeCounts = (db: Db, before: Date) =>
  db.rows<SalaryRangeCountRow>(sql`
    select profile.role, experience_months / ${MONTHS_A_YEAR}::int as years,
      salary_full_time - salary_full_time % ${SALARY_RANGE_USD.full_time}::int as "from", count(*)::int as count
    from users join talent_profiles as profile on user_id = users.id
    where ${IS_LIVE} and salary_shown and full_time and salary_full_time is not null and users.created_at < ${before}
    group by 1, 2, 3`)

export const bandsOn = (db: Db, day: string) => db.row<Bands>(sql`select bands from pay_bands where day = ${day}`)

/** The first node of a day inserts it; an existing row stays. */
export const saveBands = (db: Db, day: string, bands: readonly PayBand[]) =>
  db.run(sql`insert into pay_bands (day, bands) values (${day}, ${JSON.stringify(bands)}) on conflict do nothing`)
