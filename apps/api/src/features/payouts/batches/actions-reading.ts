import { isReleased } from '@fareeq/domain/approvals/states.ts'
import type { payoutBatchesContract as contract } from '@fareeq/domain/payouts/contract-batches.ts'
import { isSubmittable } from '@fareeq/domain/payouts/rules-batches.ts'
import { batchNumber } from '@fareeq/domain/payouts/rules.ts'
import type { Batch, BatchSummary } from '@fareeq/domain/payouts/schema.ts'
import { isDiscardable, isOpenBatch } from '@fareeq/domain/payouts/states.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { cutPage } from '../../../platform/db/page.ts'
import type { Staff } from '../../../platform/session.ts'
import { approvalsOf } from '../../approvals/actions-reading.ts'
import { staffPayoutOf } from '../actions-ops.ts'
import { payoutsOfBatch } from '../queries.ts'
import { ourAccount } from './actions-account.ts'
import { listTransfers } from './actions-transfers.ts'
import { batchById, batchRows } from './queries-batches.ts'
import { filesOf } from './queries-files.ts'
import type { BatchRow } from './rows.ts'

async function summariesOf(ctx: RequestContext<Staff>, rows: readonly BatchRow[]): Promise<BatchSummary[]> {
  const ids = rows.map(({ id }) => id)
  const approvals = await approvalsOf(ctx, 'payout_batch', ids)
  return rows.map(({ place, created_at, ...row }) => {
    const approval = approvals.get(row.id) ?? null
    return {
      ...row,
      number: batchNumber(place),
      is_open: isOpenBatch(row.state),
      is_released: approval !== null && isReleased(approval.state),
      can_submit: isOpenBatch(row.state) && isSubmittable(approval?.state ?? null),
      approval,
      created_at: created_at.toISOString(),
    }
  })
}

export async function listBatches(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['batches']>) {
  const { page, next_cursor } = cutPage(await batchRows(ctx.db, query), query.limit)
  return { data: await summariesOf(ctx, page), meta: { next_cursor } }
}

export async function summaryOf(ctx: RequestContext<Staff>, row: BatchRow): Promise<BatchSummary> {
  const [summary] = await summariesOf(ctx, [row])
  if (!summary) throw new Error('A row has a summary')
  return summary
}

export async function readBatch(ctx: RequestContext<Staff>, id: string): Promise<{ data: Batch }> {
  const { db, platform, lang, now } = ctx
  const row = await batchById(db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  const summary = await summaryOf(ctx, row)
  const transfers = await listTransfers(ctx, row, summary.is_released && summary.is_open)
  const policies = platform.policies.at(now)
  return {
    data: {
      ...summary,
      payouts: (await payoutsOfBatch(db, id, lang)).map((payout) => staffPayoutOf(payout, policies, now)),
      transfers,
      files: (await filesOf(db, id)).map(({ format, by, taken_at }) => ({ format, by, at: taken_at.toISOString() })),
      has_account: (await ourAccount(ctx)) !== undefined,
      can_discard: summary.is_open && transfers.every(({ state }) => isDiscardable(state)),
    },
  }
}
