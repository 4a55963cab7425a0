import { hash } from 'node:crypto'
import { FIRST_VERSION } from '@fareeq/domain/contract-templates/limits.ts'
import { commitmentOf, placeOf } from '@fareeq/domain/contracts/rules.ts'
import { type ContractDocument, canonicalJson } from '@fareeq/domain/contracts/rules-signing.ts'
import { contractText } from '@fareeq/domain/contracts/rules-text-contract.ts'
import type { PlatformParty, TextPolicies } from '@fareeq/domain/contracts/rules-text-facts.ts'
import { firstContractText } from '@fareeq/domain/contracts/rules-text-first.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import type { Bilingual } from '@fareeq/domain/kernel/language/locale.ts'
import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { legalNameIn } from '@fareeq/domain/parties/rules.ts'
import type { CompanyParty, LegalParties, TalentParty } from '@fareeq/domain/parties/schema.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Template, templateOfVersion, templateOn } from '../contract-templates/actions.ts'
import { currentIssuer } from '../sellers/actions-reading.ts'
import { type NamedContract, partiesOf, statedParties } from './queries-parties.ts'
import { annexOf } from './queries-annex.ts'
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

/** What a new document is made of, beside the contract: who we are and the numbers of this day. */
export type DocumentSource = {
  readonly db: Db
  readonly seller: PlatformParty
  readonly policies: TextPolicies & Pick<Policies, 'leave_days_a_year' | 'trial_days'>
  readonly day: string
}
export const sourceOf = async (ctx: ActionContext): Promise<DocumentSource> => ({
  db: ctx.db,
  seller: await currentIssuer(ctx),
  policies: ctx.platform.policies.at(ctx.now),
  day: riyadhDay(ctx.now),
})

const withHash = (document: ContractDocument) => ({ document, document_hash: sha256(canonicalJson(document)) })

/** The text of contracts that were signed before they named their parties. */
function firstDocument({ number, talent, company }: NamedContract, term: number, terms: Terms): ContractDocument {
  const text = firstContractText({ number, talent, company, terms })
  return { number, term, talent, company, terms, text }
}

/** A document names a side as it is registered, never by its trade name. */
const namesOfParty = (party: CompanyParty | TalentParty | null, otherwise: Bilingual): Bilingual =>
  party ? { ar: legalNameIn(party, 'ar'), en: legalNameIn(party, 'en') } : otherwise

type Facts = Required<Pick<ContractDocument, 'legal' | 'platform' | 'annex'>> & { readonly version: Template }
/** The same for both sides in either language: the fee is between the company and us, and not in it. */
function fullDocument(
  { number, ...names }: NamedContract,
  { term, terms, policies, version, ...facts }: Facts & { term: number; terms: Terms; policies: TextPolicies },
): ContractDocument {
  const talent = namesOfParty(facts.legal.talent, names.talent)
  const company = namesOfParty(facts.legal.company, names.company)
  return {
    number,
    term,
    talent,
    company,
    terms,
    ...facts,
    template: version.version,
    text: contractText({ ...facts, number, term, terms, policies }, version.content),
  }
}

/** Whom a contract binds: frozen with its first signature, and until then as both say today. Null in older ones. */
export async function legalOf(db: Db, contractId: string, term: number): Promise<LegalParties | null> {
  const signed = (await signedDocuments(db, contractId)).at(-1)
  if (signed) return signed.document.legal ?? null
  return term === 1 ? statedParties(db, contractId) : null
}

/** A renewal is written as the contract it renews, by the same version of the text; its probation was that of the first term. */
async function factsOf(
  { db, seller, policies, day }: DocumentSource,
  contractId: string,
  term: number,
  { availability }: Terms,
): Promise<Facts | null> {
  const signed = (await signedDocuments(db, contractId)).at(-1)
  if (signed || term > 1) {
    const { legal, platform, annex, template = FIRST_VERSION } = signed?.document ?? {}
    if (!legal || !platform || !annex) return null
    return {
      legal,
      platform,
      annex: term > 1 ? { ...annex, probation_days: 0 } : annex,
      version: await templateOfVersion(db, template),
    }
  }
  const { name, address, vat_number } = seller
  const { leave_days_a_year: leave_days, trial_days: probation_days } = policies
  const annex = await annexOf(db, contractId, { availability, leave_days, probation_days })
  return {
    legal: await statedParties(db, contractId),
    platform: { name, address, vat_number },
    annex,
    version: await templateOn(db, day),
  }
}

/** What one side has signed is what the other reads and signs, also when a name changed meanwhile. */
export async function currentDocument(source: DocumentSource, contractId: string, term: number, terms: Terms) {
  const { db, policies } = source
  const signed = (await signedDocuments(db, contractId)).find((signedDocument) => signedDocument.term === term)
  if (signed) return signed
  const contract = await partiesOf(db, contractId)
  const facts = await factsOf(source, contractId, term, terms)
  return withHash(
    facts ? fullDocument(contract, { ...facts, term, terms, policies }) : firstDocument(contract, term, terms),
  )
}
