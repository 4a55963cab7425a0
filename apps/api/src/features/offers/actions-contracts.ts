import type { ProposedTerms } from '@fareeq/domain/contracts/schema.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { contractFault } from '@fareeq/domain/offers/rules.ts'
import { ACCEPTED } from '@fareeq/domain/offers/states.ts'
import type { Actor } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { sql } from '../../platform/db/sql.ts'
import { move } from './actions-moves.ts'
import { lockOfferOf } from './queries-writing.ts'

/** What was accepted is what is signed; without any offer the contract stands for itself. */
export async function holdToOffer(
  { db }: ActionContext,
  { interviewId, terms }: { interviewId: string; terms: ProposedTerms },
): Promise<void> {
  const offer = await lockOfferOf(db, interviewId)
  const fault = offer && contractFault(offer, terms)
  if (fault) throw new Refusal(fault.kind, { field: fault.field })
}

type GivenUp = { interviewId: string; actor: Actor; reason: string | null }
/** The contract was given up after it was sent: its mail has told both sides. */
export async function withdrawAccepted(ctx: ActionContext, { interviewId, actor, reason }: GivenUp): Promise<void> {
  const offer = await lockOfferOf(ctx.db, interviewId)
  if (!offer || !ACCEPTED.includes(offer.state)) return
  const columns = [sql`reason = ${reason}`]
  await move(ctx, offer, { event: 'withdraw', actor, note: reason, columns, isQuiet: true })
}
