import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { talentRenewalsContract as contract } from '@fareeq/domain/renewals/contract.ts'
import { renewalErrors } from '@fareeq/domain/renewals/errors.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Talent } from '../../platform/session.ts'
import { currentDocument, sourceOf } from '../contracts/actions-documents.ts'
import { renewContract } from '../contracts/actions-renewing.ts'
import { appendSignature, sendSigningCode } from '../contracts/actions-signing.ts'
import { move } from './actions-moves.ts'
import { lockForMove, readOne } from './actions.ts'

/** What the talent reads before they accept: the new term, in both languages. */
export async function readDocument(ctx: RequestContext<Talent>, id: string) {
  return inTransaction(ctx, async (ctx) => {
    const { row, contract } = await lockForMove(ctx, id, 'accept')
    if (!row.offered) throw new Refusal(renewalErrors.renewal_moved)
    const { document, document_hash } = await currentDocument(await sourceOf(ctx), contract.id, row.term, row.offered)
    return { data: { text: { ar: document.text.ar, en: document.text.en }, document_hash } }
  })
}

export async function sendCode(ctx: RequestContext<Talent>, id: string) {
  const contract = await inTransaction(ctx, async (ctx) => (await lockForMove(ctx, id, 'accept')).contract)
  return sendSigningCode(ctx, contract)
}

type Signed = BodyOf<(typeof contract)['accept']> & { address: string }
/** Renewed: a new term of the contract with its own signature. A refusal that spends a code is thrown after the commit. */
export async function accept(ctx: RequestContext<Talent>, id: string, body: Signed) {
  const refusal = await inTransaction(ctx, async (ctx) => {
    const { row, contract } = await lockForMove(ctx, id, 'accept')
    if (!row.offered) return new Refusal(renewalErrors.renewal_moved)
    const proof = { name: body.signature, code: body.code, document_hash: body.document_hash, address: body.address }
    const signing = { party: 'talent' as const, term: row.term, terms: row.offered, field: 'signature' }
    const refused = await appendSignature(ctx, contract, proof, signing)
    if (refused) return refused
    const fee = row.offered_fee ?? contract.fee
    await renewContract(ctx, contract, { term: row.term, terms: row.offered, fee })
    const moved = await move(ctx, row, { event: 'accept', actor: actorOf(ctx.viewer), note: null })
    return moved ? null : new Refusal(renewalErrors.renewal_moved)
  })
  if (refusal) throw refusal
  return readOne(ctx, id, 'talent')
}
