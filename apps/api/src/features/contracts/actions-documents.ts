import { hash } from 'node:crypto'
import { commitmentOf, placeOf } from '@fareeq/domain/contracts/rules.ts'
import { type ContractDocument, canonicalJson } from '@fareeq/domain/contracts/rules-signing.ts'
import { contractText } from '@fareeq/domain/contracts/rules-text-first.ts'
import type { PartyNames } from '@fareeq/domain/contracts/rules-text.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import type { Bilingual } from '@fareeq/domain/kernel/language/locale.ts'
import { type PartySide, legalNameIn } from '@fareeq/domain/parties/rules.ts'
import type { LegalParties } from '@fareeq/domain/parties/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { partiesOf, statedParties } from './queries-parties.ts'
import { signedDocuments } from './queries-signatures.ts'
import type { TermsRow } from './rows.ts'

export const sha256 = (text: string): string => hash('sha256', text, 'hex')

export const termsOf = (row: TermsRow): Terms => ({
  type: row.type,
  commitment: commitmentOf(row.type, row.availability),
  place: placeOf(row.type),
  availability: row.availability,
  start: row.start_day,
  end: row.end_day,
  months: row.months,
  salary_net: row.salary_net,
  wht_rate: row.wht_rate,
  salary_gross: row.salary_gross,
  notice_days: row.notice_days,
  note: row.note,
})

type Parties = PartyNames & { readonly number: string; readonly legal: LegalParties | null }

/** What is signed, the same for both sides in either language: the fee is between the company and us, and not in it. */
export function documentOf(
  parties: Parties,
  term: number,
  terms: Terms,
): { document: ContractDocument; document_hash: string } {
  const { number, talent, company, legal } = parties
  const text = contractText({ ...parties, terms })
  const document = { number, term, talent, company, terms, ...(legal && { legal }), text }
  return { document, document_hash: sha256(canonicalJson(document)) }
}

/** Whom a contract binds: frozen with its first signature, and until then as both say today. Null in older ones. */
export async function legalOf(db: Db, contractId: string, term: number): Promise<LegalParties | null> {
  const signed = (await signedDocuments(db, contractId)).at(-1)
  if (signed) return signed.document.legal ?? null
  return term === 1 ? statedParties(db, contractId) : null
}

/** What one side has signed is what the other reads and signs, also when a name changed meanwhile. */
export async function currentDocument(db: Db, contractId: string, term: number, terms: Terms) {
  const signed = (await signedDocuments(db, contractId)).find((signedDocument) => signedDocument.term === term)
  if (signed) return signed
  const parties = await partiesOf(db, contractId)
  const legal = await legalOf(db, contractId, term)
  return documentOf({ ...parties, ...legalNamesOf(parties, legal), legal }, term, terms)
}

/** A document names a side as it is registered; a trade name stands only in those from before it was asked. */
function legalNamesOf({ talent, company }: PartyNames, legal: LegalParties | null): PartyNames {
  const bilingualName = (party: LegalParties[PartySide] | undefined, otherwise: Bilingual): Bilingual =>
    party ? { ar: legalNameIn(party, 'ar'), en: legalNameIn(party, 'en') } : otherwise
  return { talent: bilingualName(legal?.talent, talent), company: bilingualName(legal?.company, company) }
}
