import { type Usual, priceStep, settledSince, usualOf } from '@fareeq/domain/matching/rules-price.ts'
import type { Db } from '../../platform/db/database.ts'
import { keepUsual, salariesAsked, usualOn } from './queries.ts'

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Usual salaries of a day: computed once for all nodes, without new accounts. */
export async function usualOfDay(db: Db, now: Date): Promise<Usual> {
  const day = dayOf(now)
  const kept = await usualOn(db, day)
  if (kept) return kept.usual
  const asked = await salariesAsked(db, settledSince(now))
  const usual = usualOf(asked.map(({ salary, ...asking }) => ({ ...asking, step: priceStep(salary) })))
  await keepUsual(db, day, usual)
  return (await usualOn(db, day))?.usual ?? usual
}
