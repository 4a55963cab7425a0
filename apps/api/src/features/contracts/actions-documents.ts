import { hash } from 'node:crypto'
import { commitmentOf, placeOf } from '@fareeq/domain/contracts/rules.ts'
import { type ContractDocument, canonicalJson } from '@fareeq/domain/contracts/rules-signing.ts'
import { type PartyNames, contractText } from '@fareeq/domain/contracts/rules-text.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { partiesOf } from './queries-parties.ts'
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

/** What is signed, the same for both sides in either language: the fee is between the company and us, and not in it. */
export function documentOf(
  { number, talent, company }: PartyNames & { number: string },
  term: number,
  terms: Terms,
): { document: ContractDocument; document_hash: string } {
  const document = { number, term, talent, company, terms, text: contractText({ number, talent, company, terms }) }
  return { document, document_hash: sha256(canonicalJson(document)) }
}

/** What one side has signed is what the other reads and signs, also when a name changed meanwhile. */
export async function currentDocument(db: Db, contractId: string, term: number, terms: Terms) {
  const signed = (await signedDocuments(db, contractId)).find((signedDocument) => signedDocument.term === term)
  return signed ?? documentOf(await partiesOf(db, contractId), term, terms)
}
