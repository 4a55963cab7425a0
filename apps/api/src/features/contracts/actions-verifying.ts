import type { contractsPublicContract as contract } from '@fareeq/domain/contracts/contract-verify.ts'
import type { VerifiedContract } from '@fareeq/domain/contracts/schema-verify.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { RequestContext } from '../../platform/context.ts'
import { copyOf } from './queries-copies.ts'
import { signaturesOf, signedDocuments } from './queries-signatures.ts'

/** Null for what we never printed. A file proves that somebody has the text; its code, that they have the names too. */
export async function verify(
  { db, lang }: RequestContext,
  { code, sha256 }: BodyOf<(typeof contract)['verify']>,
): Promise<{ data: VerifiedContract | null }> {
  const copy = await copyOf(db, { code, sha256 })
  if (!copy) return { data: null }
  const { contract_id: id, number, term, printed_at } = copy
  const document = (await signedDocuments(db, id)).find((signed) => signed.term === term)
  const signatures = (await signaturesOf(db, [id]))
    .slice(0, copy.signatures)
    .filter((signature) => signature.term === term)
  const isNamed = code !== undefined
  return {
    data: {
      number,
      term,
      is_complete: term > 1 || signatures.some(({ party }) => party === 'client'),
      printed_at: printed_at.toISOString(),
      document_hash: document?.document_hash ?? '',
      signatures: signatures.map(({ party, name, capacity, signed_at }) => ({
        party,
        name: isNamed ? name : null,
        on_behalf_of: isNamed && party === 'client' ? (document?.document.company[lang] ?? null) : null,
        capacity: isNamed ? capacity : null,
        signed_at: signed_at.toISOString(),
      })),
    },
  }
}
