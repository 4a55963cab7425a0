import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { grouped, questionOf, resultKindsFor } from '@fareeq/domain/searches/rules.ts'
import { asksForSlips } from '@fareeq/domain/searches/rules-slips.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { nearPeople } from './queries-slips.ts'
import { type Search, findAnything } from './queries.ts'

/** Only kinds that the caller's roles may read. Where nobody has the name as it was typed, those who have it but for a slip. */
export async function search({ db, viewer: { roles }, lang, now }: RequestContext<Staff>, q: string) {
  const question = questionOf(q)
  const request: Search = {
    kinds: resultKindsFor(roles),
    roles,
    question,
    mayReach: staffMay(roles, 'talents.contact'),
    lang,
    year: Number(riyadhDay(now).slice(0, 4)),
  }
  const items = await findAnything(db, request)
  if (!asksForSlips(question, items)) return grouped(items)
  const near = await nearPeople(db, question.words)
  return grouped(
    Object.values(near).some((ids) => ids.length > 0) ? await findAnything(db, { ...request, near }) : items,
  )
}
