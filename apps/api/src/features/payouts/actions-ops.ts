import type { payoutsOpsContract as contract } from '@fareeq/domain/payouts/contract-ops.ts'
import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import { batchNumber, grossOfPayout, isLate } from '@fareeq/domain/payouts/rules.ts'
import { awaitsDetails } from '@fareeq/domain/payouts/rules-transfers.ts'
import { isOwed } from '@fareeq/domain/payouts/states.ts'
import type { StaffPayout } from '@fareeq/domain/payouts/schema.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { failureOf } from './actions-failed.ts'
import { contractOf } from './actions-reading.ts'
import { publishChange, notifyTalent } from './actions-notifying.ts'
import { onHoldNews } from './emails.ts'
import { lockPayouts, isInOpenBatch, movePayout, payoutById, payoutRows, sumsOfAll } from './queries.ts'
import { warningOf } from './actions-warnings.ts'
import type { PayoutRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

export function staffPayoutOf(row: PayoutRow, policies: Policies, now: Date): StaffPayout {
  const { method, talent_id, talent_name, batch_id, batch_place } = row
  const { id, kind, state, company, invoice_id, month, net, wht, due_day, paid_day, reason, country, paid_to, ticket } =
    row
  const failure = failureOf(row)
  return {
    id,
    kind,
    state,
    company,
    invoice_id,
    month,
    net,
    wht,
    due_day,
    paid_day,
    reason,
    country,
    method,
    paid_to,
    ticket,
    failure: failure && {
      code: failure.code,
      note: failure.note,
      day: failure.day,
      is_returned: failure.is_returned,
    },
    awaits_details: awaitsDetails(failure, row.details_at),
    warning: isOwed(state) ? warningOf(row, isInOpenBatch(row) ? row.frozen_at : null, policies, now) : null,
    talent: { id: talent_id, name: talent_name },
    contract: contractOf(row),
    gross: grossOfPayout(row),
    is_late: isLate(row, riyadhDay(now)),
    has_details: method !== null,
    batch:
      batch_id && batch_place !== null
        ? { id: batch_id, number: batchNumber(batch_place), is_open: isInOpenBatch(row) }
        : null,
  }
}

export async function listForStaff(
  { db, platform, lang, now }: RequestContext<Staff>,
  query: QueryOf<(typeof contract)['list']>,
) {
  const { page, next_cursor } = cutPage(await payoutRows(db, lang, query), query.limit)
  return {
    data: page.map((row) => staffPayoutOf(row, platform.policies.at(now), now)),
    meta: { next_cursor, ...(await sumsOfAll(db, riyadhDay(now))) },
  }
}

/** Holds or releases one that is in no batch; the reason is its talent's to read. */
const holdOrRelease = (ctx: RequestContext<Staff>, id: string, event: 'hold' | 'release', reason: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const [payout] = await lockPayouts(db, [id], lang)
    if (!payout) throw new Refusal(platformErrors.not_found)
    if (isInOpenBatch(payout)) throw new Refusal(payoutErrors.payout_in_batch)
    const why = event === 'hold' ? reason : null
    const to = await movePayout(db, payout, event, now, [sql`reason = ${why}`])
    if (!to) throw new Refusal(platformErrors.moved_on)
    const subject = { kind: 'payout', id } as const
    await audit(db, { actor: actorOf(viewer), action: `payout.${to}`, subject, details: { reason } })
    await publishChange(ctx, payout)
    if (why) await notifyTalent(ctx, payout, (to, row) => onHoldNews(to, row, why))
    const row = await payoutById(db, id, lang)
    return { data: staffPayoutOf(row ?? payout, platform.policies.at(now), now) }
  })

export const hold = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'hold'>) =>
  holdOrRelease(ctx, id, 'hold', reason)
export const release = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'release'>) =>
  holdOrRelease(ctx, id, 'release', reason)
