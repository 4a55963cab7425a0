import type { figuresContract as contract } from '@fareeq/domain/figures/contract.ts'
import type { ListedStep } from '@fareeq/domain/figures/limits.ts'
import { mayOpenSteps, spanOf } from '@fareeq/domain/figures/rules.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { momentsOf } from '@fareeq/domain/kernel/time/working-days.ts'
import { isAccountStep } from '@fareeq/domain/tracking/rules-funnel.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { readNamedKeys } from '../tracking/actions.ts'
import { pageOf, pagedRows } from './actions.ts'
import { accountRows, requestRows } from './queries-steps.ts'

export async function readSteps(
  ctx: RequestContext<Staff>,
  step: ListedStep,
  { days, by, key, others, wizard, cursor, limit }: QueryOf<typeof contract.steps>,
) {
  const { db, viewer, lang, now } = ctx
  if (!mayOpenSteps(viewer.roles)) throw new Refusal(platformErrors.not_authorized)
  const span = spanOf(days, now)
  const moments = momentsOf(span)
  const page = pageOf(cursor, limit)
  if (!isAccountStep(step)) return pagedRows(await requestRows(db, step, { lang, wizard, moments }, page), limit, span)
  const group = by ? (others ? { by, butFor: await readNamedKeys(ctx, by, span) } : { by, key }) : null
  return pagedRows(await accountRows(db, step, { lang, moments, group }, page), limit, span)
}
