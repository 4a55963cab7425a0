import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { resultKindsFor, grouped, questionOf } from '@fareeq/domain/searches/rules.ts'
import type { Call } from '../../platform/call.ts'
import type { Staff } from '../../platform/session.ts'
import { findAnything } from './queries.ts'

/** Only kinds that the caller's roles may read. */
export async function search({ db, viewer: { roles }, lang, now }: Call<Staff>, q: string) {
  const items = await findAnything(db, {
    kinds: resultKindsFor(roles),
    roles,
    question: questionOf(q),
    mayReach: staffMay(roles, 'talents.contact'),
    lang,
    year: Number(riyadhDay(now).slice(0, 4)),
  })
  return grouped(items)
}
