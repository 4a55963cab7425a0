import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import {
  isSameName,
  maskAddress,
  signatoryCapacity,
  signedText,
  talentNames,
} from '@fareeq/domain/contracts/rules-signing.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import { contractLife } from '@fareeq/domain/contracts/states.ts'
import { missingParties } from '@fareeq/domain/parties/rules.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { checkCode, issueCode } from '../codes/actions.ts'
import { currentDocument, sha256, sourceOf, termsOf } from './actions-documents.ts'
import { move } from './actions-moves.ts'
import { contractOf } from './actions-reading.ts'
import { signatureCodeMail } from './emails.ts'
import { insertSignature, signaturesOf } from './queries-signatures.ts'
import { lockContract } from './queries.ts'
import { namesOf } from './queries-parties.ts'
import type { ContractRow } from './rows.ts'

/** The signer is signed in: all their browsers share one count of wrong codes. */
const OWN = 'own'
const codeFor = (contractId: string, userId: string) =>
  ({ kind: 'signature', subject: `${contractId}:${userId}` }) as const

/** Mails a code for this one signature. */
export async function sendSigningCode(
  { db, platform, viewer, lang, now }: RequestContext<Client> | RequestContext<Talent>,
  row: ContractRow,
) {
  const { email } = await namesOf(db, viewer.userId)
  const result = await db.transaction(async (db) => {
    const issued = await issueCode(db, {
      to: codeFor(row.id, viewer.userId),
      browser: OWN,
      address: email,
      secret: platform.env.TOKEN_KEY,
      now,
    })
    if (issued.kind === 'sent')
      await queueMessage(db, platform, {
        to: email,
        ...signatureCodeMail(lang, issued.code, row.number),
        secret: true,
      })
    return issued
  })
  if (result.kind === 'refused') throw result.refusal
  return { data: { resend_after: result.resend_after, expires_in: result.expires_in } }
}

type Proof = {
  name: string
  code: string
  document_hash: string
  capacity?: string | undefined
  is_empowered?: boolean | undefined
}
/** The address of the network that the call came from. */
type Origin = { address: string }
type SignatureRequest = { party: 'talent' | 'client'; term: number; terms: Terms; field: string }

/**
 * Appends a signature to the chain: the name is the signer's own, the code was mailed to them, and the hash is that of
 * the very text they read. A refusal that spends a retry is returned, so that it is committed.
 */
export async function appendSignature(
  ctx: RequestContext<Client> | RequestContext<Talent>,
  row: ContractRow,
  proof: Proof & Origin,
  { party, term, terms, field }: SignatureRequest,
): Promise<Refusal | null> {
  const { db, platform, viewer, now } = ctx
  const { name, code, document_hash, address } = proof
  const { document, document_hash: current } = await currentDocument(await sourceOf(ctx), row.id, term, terms)
  if (current !== document_hash) return new Refusal(contractErrors.contract_moved)
  const legal = document.legal ?? null
  if (legal && missingParties(legal).length > 0) return new Refusal(contractErrors.party_missing)
  const { names, email } = await namesOf(db, viewer.userId)
  if (!isSameName(name, party === 'talent' ? talentNames(legal, names) : names))
    return new Refusal(contractErrors.name_differs, { field })
  const capacity = party === 'client' ? (signatoryCapacity(legal, names) ?? proof.capacity ?? '') : null
  if (capacity === '') return new Refusal(contractErrors.capacity_missing, { field: 'capacity' })
  if (capacity !== null && signatoryCapacity(legal, names) === null && !proof.is_empowered)
    return new Refusal(contractErrors.empowerment_missing, { field: 'is_empowered' })
  const checked = await checkCode(db, {
    to: codeFor(row.id, viewer.userId),
    browser: OWN,
    code,
    field: 'code',
    secret: platform.env.TOKEN_KEY,
    now,
  })
  if (checked.kind === 'refused') return checked.refusal
  const previous_hash = (await signaturesOf(db, [row.id])).at(-1)?.hash ?? null
  const evidence = { capacity, code_sent_to: maskAddress(email), address }
  const signed = { party, name, signed_at: now.toISOString(), term, document_hash, previous_hash, ...evidence }
  await insertSignature(db, {
    ...signed,
    signed_at: now,
    hash: sha256(signedText(signed)),
    id: newId(now),
    contract_id: row.id,
    user_id: viewer.userId,
    document,
  })
  return null
}

/** The talent signs first, then the company; from then on it runs. */
async function sign(
  ctx: RequestContext<Client> | RequestContext<Talent>,
  id: string,
  proof: Proof & Origin,
  party: 'talent' | 'client',
) {
  const refusal = await inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const row = await contractOf(db, ctx.viewer, id, ctx.lang)
    const contract = await lockContract(db, id)
    const event = party === 'talent' ? 'sign_by_talent' : 'sign_by_client'
    if (!contract || contractLife.next(contract.state, event) === null)
      return new Refusal(contractErrors.contract_moved)
    const signing = { party, term: row.term, terms: termsOf(row), field: 'name' }
    const refused = await appendSignature(ctx, row, proof, signing)
    if (refused) return refused
    await move(ctx, contract, { event, actor: actorOf(ctx.viewer), note: null })
    return null
  })
  if (refusal) throw refusal
}

export const signByTalent = (ctx: RequestContext<Talent>, id: string, proof: Proof & Origin) =>
  sign(ctx, id, proof, 'talent')
export const signByClient = (ctx: RequestContext<Client>, id: string, proof: Proof & Origin) =>
  sign(ctx, id, proof, 'client')
