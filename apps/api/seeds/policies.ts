import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { insertHoliday, insertVersion } from '../src/features/policies/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

type Seed = { key: PolicyKey; value: number; setDaysAgo: number; inDays: number; by: string; reason: string }

/** One that was changed and put back, and two that are planned. */
const CHANGES: readonly Seed[] = [
  {
    key: 'meeting_horizon_days',
    value: 21,
    setDaysAgo: 60,
    inDays: -58,
    by: 'operations@demo.fareeq.test',
    reason: 'تقليل المواعيد البعيدة التي تُلغى قبل موعدها',
  },
  {
    key: 'meeting_horizon_days',
    value: 30,
    setDaysAgo: 20,
    inDays: -19,
    by: 'operations@demo.fareeq.test',
    reason: 'عملاء كثر يخططون لشهر كامل',
  },
  {
    key: 'salary_minimum_full_time',
    value: 600,
    setDaysAgo: 1,
    inDays: 14,
    by: 'operations@demo.fareeq.test',
    reason: 'Yearly review of the lowest salaries',
  },
  {
    key: 'referral_junior_usd',
    value: 120,
    setDaysAgo: 2,
    inDays: 30,
    by: 'finance@demo.fareeq.test',
    reason: 'حملة دعوة الأصدقاء للربع القادم',
  },
]

/** The National Day and the Founding Day that come next; the feasts are added when they are announced. */
const HOLIDAYS = [
  { month: '02-22', name_ar: 'يوم التأسيس', name_en: 'Founding Day' },
  { month: '09-23', name_ar: 'اليوم الوطني السعودي', name_en: 'Saudi National Day' },
]

const staffId = async (db: Db, email: string) =>
  (await db.one<{ id: string }>(sql`select id from staff where email = ${email}`)).id

export async function seedPolicies(db: Db, now: Date) {
  if (await db.row(sql`select 1 from policies limit 1`)) return
  const today = riyadhDay(now)
  for (const { key, value, setDaysAgo, inDays, by, reason } of CHANGES) {
    const at = after(now, -setDaysAgo * DAY)
    const from_day = daysAfter(today, inDays)
    await insertVersion(db, { id: newId(at), key, value, from_day, reason, set_by: await staffId(db, by) }, at)
  }
  const operations = await staffId(db, 'operations@demo.fareeq.test')
  for (const { month, ...names } of HOLIDAYS) {
    const thisYear = `${today.slice(0, 4)}-${month}`
    const day = thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${month}`
    await insertHoliday(db, { day, ...names }, operations, now)
  }
}
