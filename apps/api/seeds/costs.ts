import type { PayBand } from '@fareeq/domain/costs/schema.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { saveBands } from '../src/features/costs/queries.ts'
import type { Db } from '../src/platform/db/database.ts'

/** A band needs twenty people of a role, more than the demo world has: these are those of a larger market. */
const BANDS: readonly PayBand[] = [
  { role: 'backend_developer', seniorities: ['junior', 'mid'], from: 1000, to: 2500 },
  { role: 'backend_developer', seniorities: ['senior'], from: 2500, to: 4500 },
  { role: 'frontend_developer', seniorities: ['mid'], from: 1500, to: 2500 },
  { role: 'frontend_developer', seniorities: ['senior'], from: 2000, to: 3500 },
  { role: 'fullstack_developer', seniorities: ['senior'], from: 2500, to: 4000 },
  { role: 'mobile_developer', seniorities: ['junior', 'mid', 'senior'], from: 1500, to: 3500 },
  { role: 'cloud_engineer', seniorities: ['mid', 'senior'], from: 2500, to: 5000 },
]
const DAYS = 60

/** For as long as a demo usually lives; afterwards bands come from its people alone. */
export async function seedBands(db: Db, now: Date) {
  for (let day = 0; day < DAYS; day++) await saveBands(db, daysAfter(riyadhDay(now), day), BANDS)
}
