import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { renewalsOpsContract as contract } from '@fareeq/domain/renewals/contract.ts'
import { actorOf } from '../../platform/audit.ts'
import type { Call } from '../../platform/call.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { move } from './actions-moves.ts'
import { shown } from './actions-reading.ts'
import { holdRenewal, renewalFor } from './queries.ts'

const decide = (
  call: Call<Staff>,
  id: string,
  event: 'approve' | 'refuse',
  note: string | null,
  columns: readonly Sql[],
) =>
  call.db.transaction(async (db) => {
    const row = await holdRenewal(db, null, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    const moved = { event, actor: actorOf(call.viewer), note, columns }
    if (!(await move(db, call.platform, row, moved, call.now))) throw new Refusal(platformErrors.moved_on)
    const now = await renewalFor(db, null, id)
    if (!now) throw new Refusal(platformErrors.not_found)
    return { data: await shown(db, now, 'operations', call.lang, call.now) }
  })

export const approve = (call: Call<Staff>, id: string, { fee }: BodyOf<(typeof contract)['approve']>) =>
  decide(call, id, 'approve', null, fee === undefined ? [] : [sql`offered_fee = ${fee}`])

/** With a note to the company, whose turn it is again; the terms that were asked for are gone. */
export const refuse = (call: Call<Staff>, id: string, { note }: BodyOf<(typeof contract)['refuse']>) =>
  decide(call, id, 'refuse', note, [
    sql`answer = ${note}`,
    sql`offered = null`,
    sql`offered_fee = null`,
    sql`wish = null`,
  ])
