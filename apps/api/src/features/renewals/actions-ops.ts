import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { renewalsOpsContract as contract } from '@fareeq/domain/renewals/contract.ts'
import type { RenewalEvent } from '@fareeq/domain/renewals/states.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { contractById } from '../contracts/queries.ts'
import { move } from './actions-moves.ts'
import { toRenewal } from './actions-reading.ts'
import { lockRenewal, renewalFor } from './queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import type { RenewalRow } from './rows.ts'

type Decision = { event: RenewalEvent; note: string | null; columns: readonly Sql[] }

const decide = (
  ctx: RequestContext<Staff>,
  id: string,
  decision: (row: RenewalRow, contract: ContractRow) => Decision,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const row = await lockRenewal(db, null, id)
    const contract = row && (await contractById(db, row.contract_id, ctx.lang))
    if (!row || !contract) throw new Refusal(platformErrors.not_found)
    const moved = { ...decision(row, contract), actor: actorOf(ctx.viewer) }
    if (!(await move(ctx, row, moved))) throw new Refusal(platformErrors.moved_on)
    const now = await renewalFor(db, null, id)
    if (!now) throw new Refusal(platformErrors.not_found)
    return { data: await toRenewal(db, now, 'operations', ctx.lang, ctx.now) }
  })

/** To the talent; where the fee is another, the company is asked about it first. */
export const approve = (ctx: RequestContext<Staff>, id: string, { fee }: BodyOf<(typeof contract)['approve']>) =>
  decide(ctx, id, (_, present) =>
    fee === undefined || fee === present.fee
      ? { event: 'approve', note: null, columns: [sql`offered_fee = null`] }
      : { event: 'propose_fee', note: null, columns: [sql`offered_fee = ${fee}`] },
  )

/** Sends it back to the company with a note, and deletes the requested terms. */
export const refuse = (ctx: RequestContext<Staff>, id: string, { note }: BodyOf<(typeof contract)['refuse']>) =>
  decide(ctx, id, () => ({
    event: 'refuse',
    note,
    columns: [sql`answer = ${note}`, sql`offered = null`, sql`offered_fee = null`, sql`requested_terms = null`],
  }))
