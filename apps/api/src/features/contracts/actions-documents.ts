import { hash } from 'node:crypto'
import { commitmentOf, placeOf } from '@fareeq/domain/contracts/rules.ts'
import { type ContractDocument, canonicalJson } from '@fareeq/domain/contracts/rules-signing.ts'
import { contractText } from '@fareeq/domain/contracts/rules-text.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import type { ContractRow, TermsRow } from './queries.ts'

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

/** What is signed: the fee is between the company and us, and stands in none of it. */
export function documentOf(
  { number, talent_name: talent, company }: Pick<ContractRow, 'number' | 'talent_name' | 'company'>,
  term: number,
  terms: Terms,
): { document: ContractDocument; document_hash: string } {
  const document = { number, term, talent, company, terms, text: contractText({ number, talent, company, terms }) }
  return { document, document_hash: sha256(canonicalJson(document)) }
}
