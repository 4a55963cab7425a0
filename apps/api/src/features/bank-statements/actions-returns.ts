import { statementErrors } from '@fareeq/domain/bank-statements/errors.ts'
import { payoutReturn } from '@fareeq/domain/bank-statements/rules-payout-returns.ts'
import { lineLife } from '@fareeq/domain/bank-statements/states.ts'
import type { BankReason } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { sendTransferBack } from '../payouts/actions-failures.ts'
import { namedTransfers } from './actions-candidates.ts'
import { deciding } from './actions-resolving.ts'
import { insertPayoutReturn } from './queries-returns.ts'
import { moveLine } from './queries.ts'

const NOTE_LENGTH = 500

/** It is owed again, from the day and with the words of the line; what is missing is a fee. */
export const returnPayoutByLine = (
  ctx: RequestContext<Staff>,
  id: string,
  { transfer_id, code }: { transfer_id: string; code: BankReason },
) =>
  deciding(ctx, id, 'book', async (ctx, line) => {
    const { db, viewer, lang, now } = ctx
    const state = lineLife.next(line.state, 'book')
    if (!state) throw new Refusal(statementErrors.line_decided)
    const match = payoutReturn(line, await namedTransfers(db, [line], lang))
    if (match?.transfer.id !== transfer_id) throw new Refusal(statementErrors.line_not_return)
    const { day, text } = line
    await sendTransferBack(ctx, transfer_id, { day, fee: match.fee, code, note: text.slice(0, NOTE_LENGTH) })
    await insertPayoutReturn(db, line.id, transfer_id)
    await moveLine(db, line, { state, staffId: viewer.staffId }, now)
    const subject = { kind: 'bank_statement', id: line.statement_id } as const
    const details = { amount: line.amount, reference: match.transfer.reference }
    await audit(db, { actor: actorOf(viewer), action: 'bank_line.reversed', subject, details })
  })
