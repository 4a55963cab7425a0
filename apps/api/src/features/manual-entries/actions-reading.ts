import type { manualEntriesContract as contract } from '@fareeq/domain/manual-entries/contract.ts'
import { manualNumber } from '@fareeq/domain/manual-entries/rules.ts'
import type { ManualEntry } from '@fareeq/domain/manual-entries/schema.ts'
import { isBooked } from '@fareeq/domain/manual-entries/states.ts'
import type { Approval } from '@fareeq/domain/approvals/schema.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { approvalsOf } from '../approvals/actions-reading.ts'
import { closedThrough } from '../ledger/queries-days.ts'
import { manualRow, manualRows } from './queries.ts'
import type { ManualRow } from './rows.ts'

const toManualEntry = (
  row: ManualRow,
  approval: Approval | undefined,
  { viewer }: RequestContext<Staff>,
): ManualEntry => {
  const { place, proof_id, made_at, corrects_id: _, made_by_id: __, is_reversed, ...rest } = row
  return {
    ...rest,
    number: manualNumber(place),
    made_at: made_at.toISOString(),
    has_proof: proof_id !== null,
    can_reverse: isBooked(row.state) && row.corrects === null && !is_reversed && staffMay(viewer.roles, 'ledger.write'),
    approval: approval ?? null,
  }
}

const toManualEntries = async (ctx: RequestContext<Staff>, rows: readonly ManualRow[]): Promise<ManualEntry[]> => {
  const ids = rows.map(({ id }) => id)
  const approvals = await approvalsOf(ctx, 'manual_entry', ids)
  return rows.map((row) => toManualEntry(row, approvals.get(row.id), ctx))
}

export async function listManualEntries(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { page, next_cursor } = cutPage(await manualRows(ctx.db, query), query.limit)
  return { data: await toManualEntries(ctx, page), meta: { next_cursor, closed_through: await closedThrough(ctx.db) } }
}

export async function readManualEntry(ctx: RequestContext<Staff>, id: string): Promise<{ data: ManualEntry }> {
  const row = await manualRow(ctx.db, id)
  const [entry] = row ? await toManualEntries(ctx, [row]) : []
  if (!entry) throw new Refusal(platformErrors.not_found)
  return { data: entry }
}
