import { discardEffect } from '@fareeq/domain/payouts/rules.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { sql } from '../../platform/db/sql.ts'
import { settleReference } from '../tickets/actions-rewriting.ts'
import { publishChange } from './actions-notifying.ts'
import { lockCorrections, movePayout, saveAmounts } from './queries.ts'
import type { PayoutRow } from './rows.ts'

/** After the batch of payouts was discarded: corrections that wait for a later payout are taken off these instead. */
export async function settleCorrections(
  ctx: ActionContext,
  payouts: readonly PayoutRow[],
  actor: Actor,
): Promise<void> {
  const { db, now } = ctx
  const corrections = await lockCorrections(
    db,
    payouts.map(({ id }) => id),
  )
  for (const payout of payouts) {
    const own = corrections.filter(({ corrects }) => corrects === payout.id)
    const change = discardEffect(payout, own)
    if (change.effect === 'nothing') continue
    for (const correction of own) {
      await movePayout(db, correction, 'cancel', now)
      await audit(db, { actor, action: 'payout.canceled', subject: { kind: 'payout', id: correction.id } })
    }
    const subject = { kind: 'payout', id: payout.id } as const
    switch (change.effect) {
      case 'change':
        await saveAmounts(db, payout.id, change, now)
        await audit(db, { actor, action: 'payout.changed', subject })
        break
      case 'cancel':
        await movePayout(db, payout, 'cancel', now, [
          sql`reason = (select reason from payouts where id = ${own[0]!.id})`,
        ])
        await audit(db, { actor, action: 'payout.canceled', subject })
        if (payout.ticket) await settleReference(ctx, payout.ticket, actor)
        break
    }
    for (const changed of [...own, payout]) await publishChange(ctx, changed)
  }
}
