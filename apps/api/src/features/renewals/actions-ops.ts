import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { renewalsOpsContract as contract } from '@fareeq/domain/renewals/contract.ts'
import type { RenewalEvent } from '@fareeq/domain/renewals/states.ts'
import { actorOf } from '../../platform/audit.ts'
import { type Call, inTransaction } from '../../platform/call.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { contractById } from '../contracts/queries.ts'
import { move } from './actions-moves.ts'
import { toRenewal } from './actions-reading.ts'
import { lockRenewal, renewalFor } from './queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import type { RenewalRow } from './rows.ts'

type Decision = { event: RenewalEvent; note: string | null; columns: readonly Sql[] }

const decide = (call: Call<Staff>, id: string, decision: (row: RenewalRow, contract: ContractRow) => Decision) =>
  inTransaction(call, async (call) => {
    const { db } = call
    const row = await lockRenewal(db, null, id)
    const contract = row && (await contractById(db, row.contract_id, call.lang))
    if (!row || !contract) throw new Refusal(platformErrors.not_found)
    const moved = { ...decision(row, contract), actor: actorOf(call.viewer) }
    if (!(await move(call, row, moved))) throw new Refusal(platformErrors.moved_on)
    const now = await renewalFor(db, null, id)
    if (!now) throw new Refusal(platformErrors.not_found)
    return { data: await toRenewal(db, now, 'operations', call.lang, call.now) }
  })

/** To the talent; where the fee is another, the company is asked about it first. */
export const approve = (call: Call<Staff>, id: string, { fee }: BodyOf<(typeof contract)['approve']>) =>
  decide(call, id, (_, present) =>
    fee === undefined || fee === present.fee
      ? { event: 'approve', note: null, columns: [sql`offered_fee = null`] }
      : { event: 'propose_fee', note: null, columns: [sql`offered_fee = ${fee}`] },
  )

/** Sends it back to the company with a note, and deletes the requested terms. */
export const refuse = (call: Call<Staff>, id: string, { note }: BodyOf<(typeof contract)['refuse']>) =>
  decide(call, id, () => ({
    event: 'refuse',
    note,
    columns: [sql`answer = ${note}`, sql`offered = null`, sql`offered_fee = null`, sql`wish = null`],
  }))
