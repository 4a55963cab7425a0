import { settledSince } from '@fareeq/domain/costs/rules-bands.ts'
import { type SalaryBaseline, priceStep, salaryBaselineOf } from '@fareeq/domain/matching/rules-price.ts'
import type { Db } from '../../platform/db/database.ts'
import { saveBaseline, salariesOfTalents, baselineOn } from './queries.ts'

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Usual salaries of a day: computed once for all nodes, without new accounts. */
export async function baselineOfDay(db: Db, now: Date): Promise<SalaryBaseline> {
  const day = dayOf(now)
  const cached = await baselineOn(db, day)
  if (cached) return cached.baseline
  const salaries = await salariesOfTalents(db, settledSince(now))
  const baseline = salaryBaselineOf(salaries.map(({ salary, ...group }) => ({ ...group, step: priceStep(salary) })))
  await saveBaseline(db, day, baseline)
  return (await baselineOn(db, day))?.baseline ?? baseline
}
