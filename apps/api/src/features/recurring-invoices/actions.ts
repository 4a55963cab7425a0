import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { tooLargeDiscount } from '@fareeq/domain/invoices/rules-services.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { recurringOpsContract as contract } from '@fareeq/domain/recurring-invoices/contract.ts'
import { recurringErrors } from '@fareeq/domain/recurring-invoices/errors.ts'
import { type Schedule, dayFault, nextPlace } from '@fareeq/domain/recurring-invoices/rules.ts'
import { type RecurringEvent, isChangeable } from '@fareeq/domain/recurring-invoices/states.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { readForStaff } from './actions-reading.ts'
import { insertRecurring, lockRecurring, moveRecurring, saveRecurring } from './queries.ts'
import type { RecurringRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>
export const subjectOf = (id: string) => ({ kind: 'recurring_invoice', id }) as const

function checkLines(lines: readonly ServiceLine[]): void {
  const place = tooLargeDiscount(lines)
  if (place !== null) throw new Refusal(invoiceErrors.discount_too_large, { field: `lines.${place}.discount` })
}

function checkDays(schedule: Schedule, now: Date, isRunning = false): void {
  const fault = dayFault(schedule, riyadhDay(now), isRunning)
  if (fault)
    throw new Refusal(recurringErrors[fault], {
      field: fault === 'recurring_end_early' ? 'last_day' : 'first_day',
    })
}

type NewRecurring = Omit<Body<'make'>, 'organisation_id'> & { created_by: string | null }
/** In the caller's transaction: by finance, or because a company accepted a quote. */
export async function makeRecurring(ctx: ActionContext, organisationId: string, form: NewRecurring, actor: Actor) {
  const { db, platform, now } = ctx
  checkLines(form.lines)
  const id = newId(now)
  const row = {
    ...form,
    id,
    organisation_id: organisationId,
    last_day: form.last_day || null,
    purchase_order: form.purchase_order || null,
    note: form.note || null,
  }
  await insertRecurring(db, row, now)
  const details = { from_day: form.first_day }
  await audit(db, { actor, action: 'recurring_invoice.active', subject: subjectOf(id), details })
  await publishToStaff(db, platform.events, 'invoice.changed', { id })
  return id
}

export const make = (ctx: RequestContext<Staff>, form: Body<'make'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    if (!(await buyerRow(db, form.organisation_id))) throw new Refusal(platformErrors.not_found)
    checkDays({ ...form, last_day: form.last_day || null }, now)
    const { organisation_id, ...rest } = form
    const created = { ...rest, created_by: viewer.staffId }
    return readForStaff(ctx, await makeRecurring(ctx, organisation_id, created, actorOf(viewer)))
  })

async function lockedOrThrow({ db, lang }: RequestContext<Staff>, id: string): Promise<RecurringRow> {
  const row = await lockRecurring(db, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

export const change = (ctx: RequestContext<Staff>, id: string, form: Body<'change'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const row = await lockedOrThrow(ctx, id)
    if (!isChangeable(row.state)) throw new Refusal(recurringErrors.recurring_moved)
    checkLines(form.lines)
    checkDays({ ...row, last_day: form.last_day || null }, now, true)
    if ((await saveRecurring(db, id, form, now)) === 0) throw new Refusal(platformErrors.moved_on)
    await audit(db, { actor: actorOf(viewer), action: 'recurring_invoice.changed', subject: subjectOf(id) })
    await publishToStaff(db, platform.events, 'invoice.changed', { id })
    return readForStaff(ctx, id)
  })

export const move = (ctx: RequestContext<Staff>, id: string, event: RecurringEvent) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const row = await lockedOrThrow(ctx, id)
    const to = await moveRecurring(db, row, event, nextPlace(row, row.next_place, riyadhDay(now)), now)
    if (!to) throw new Refusal(recurringErrors.recurring_moved)
    await audit(db, { actor: actorOf(viewer), action: `recurring_invoice.${to}`, subject: subjectOf(id) })
    await publishToStaff(db, platform.events, 'invoice.changed', { id })
    return readForStaff(ctx, id)
  })
