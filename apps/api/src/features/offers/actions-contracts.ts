import type { ProposedTerms } from '@fareeq/domain/contracts/schema.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { contractFault } from '@fareeq/domain/offers/rules.ts'
import type { ActionContext } from '../../platform/context.ts'
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
