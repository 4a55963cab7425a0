import type { figuresContract as contract } from '@fareeq/domain/figures/contract.ts'
import type { ListedStep } from '@fareeq/domain/figures/limits.ts'
import { mayOpenSteps, spanOf } from '@fareeq/domain/figures/rules.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { isAccountStep } from '@fareeq/domain/tracking/rules-funnel.ts'
import type { Call } from '../../platform/call.ts'
import type { Staff } from '../../platform/session.ts'
import { momentsOf, pageOf, pagedRows } from './actions.ts'
import { accountRows, requestRows } from './queries-steps.ts'

/** The days are those of the number that was opened: of the funnel in UTC, of the wizard in Riyadh. */
export async function readSteps(
  { db, viewer, lang, now }: Call<Staff>,
  step: ListedStep,
  { days, by, key, wizard, cursor, limit }: QueryOf<typeof contract.steps>,
) {
  if (!mayOpenSteps(viewer.roles)) throw new Refusal(platformErrors.not_authorized)
  const span = spanOf(days, now)
  const page = pageOf(cursor, limit)
  const rows = isAccountStep(step)
    ? await accountRows(db, step, { lang, span, group: by ? { by, key } : null }, page)
    : await requestRows(db, step, { lang, wizard, ...momentsOf(span) }, page)
  return pagedRows(rows, limit, span)
}
