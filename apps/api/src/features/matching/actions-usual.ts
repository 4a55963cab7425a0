import { type Usual, priceStep, settledSince, usualOf } from '@fareeq/domain/matching/rules-price.ts'
import type { Db } from '../../platform/db/database.ts'
import { saveUsual, salariesOfTalents, usualOn } from './queries.ts'

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Usual salaries of a day: computed once for all nodes, without new accounts. */
export async function usualOfDay(db: Db, now: Date): Promise<Usual> {
  const day = dayOf(now)
  const cached = await usualOn(db, day)
  if (cached) return cached.usual
  const salaries = await salariesOfTalents(db, settledSince(now))
  const usual = usualOf(salaries.map(({ salary, ...group }) => ({ ...group, step: priceStep(salary) })))
  await saveUsual(db, day, usual)
  return (await usualOn(db, day))?.usual ?? usual
}
