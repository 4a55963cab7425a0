import { signableNames } from '@fareeq/domain/contracts/rules-signing.ts'
import type { PartyNames } from '@fareeq/domain/contracts/rules-text.ts'
import type { ContractState } from '@fareeq/domain/contracts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { LegalParties } from '@fareeq/domain/parties/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { companyPartyOfMember, talentPartyOf } from '../parties/queries.ts'
import type { AcceptedRow, NamesOfRow, PartyRow, SidesRow, WaitingContractRow } from './rows.ts'

/** The names somebody may sign with, in either script, and where their code goes. */
export async function namesOf(db: Db, userId: string): Promise<{ email: string; names: string[] }> {
  const row = await db.one<NamesOfRow>(sql`
    select email, first_name, last_name, second_first_name, second_last_name from users where id = ${userId}`)
  return { email: row.email, names: signableNames(row) }
}

export type NamedContract = PartyNames & { number: string }

/** Both sides as the text of each contract names them, in either script. */
export async function partiesOfAll(db: Db, contractIds: readonly string[]): Promise<Map<string, NamedContract>> {
  const rows = await db.rows<PartyRow>(sql`
    select contracts.id, number, name_for(talent, 'ar') as talent_ar, name_for(talent, 'en') as talent_en,
      coalesce(company_of(owner), name_for(owner, 'ar')) as company_ar,
      coalesce(company_of(owner), name_for(owner, 'en')) as company_en
    from contracts join users as talent on talent.id = talent_id join users as owner on owner.id = client_id
    where contracts.id = any(${contractIds})`)
  const toParties = ({ number, ...row }: PartyRow): NamedContract => ({
    number,
    talent: { ar: row.talent_ar, en: row.talent_en },
    company: { ar: row.company_ar, en: row.company_en },
  })
  return new Map(rows.map((row) => [row.id, toParties(row)]))
}

export async function partiesOf(db: Db, contractId: string): Promise<NamedContract> {
  const parties = (await partiesOfAll(db, [contractId])).get(contractId)
  if (!parties) throw new Error(`There is no contract ${contractId}`)
  return parties
}

/** As both sides state today who they are. */
export async function statedParties(db: Db, contractId: string): Promise<LegalParties> {
  const { talent_id, client_id } = await db.one<SidesRow>(sql`
    select talent_id, client_id from contracts where id = ${contractId}`)
  return {
    company: (await companyPartyOfMember(db, client_id)) ?? null,
    talent: (await talentPartyOf(db, talent_id)) ?? null,
  }
}

/** Contracts of a company on which somebody else has to act first, and whom that keeps waiting. */
export const waitingContracts = (db: Db, organisationId: string, states: readonly ContractState[]) =>
  db.rows<WaitingContractRow>(sql`
    select contracts.id, number, talent_id, coalesce(company_of(owner), name_for(owner, 'ar')) as company
    from contracts join organisation_members on user_id = client_id join users as owner on owner.id = client_id
    where organisation_id = ${organisationId} and contracts.state = any(${states}) order by contracts.id`)

const ACCEPTED = (lang: Lang) => sql`
  select interviews.id as interview_id, interviews.project_id, interviews.talent_id, client_projects.client_id,
    name_for(talent, ${lang}) as talent, coalesce(company_of(owner), name_for(owner, ${lang})) as company,
    talent.country, interview_feedback.at as accepted_at
  from interview_feedback join interviews on interviews.id = interview_id
    join client_projects on client_projects.id = interviews.project_id
    join users as talent on talent.id = interviews.talent_id join users as owner on owner.id = client_projects.client_id
  where action = 'accepted'`

/** An interview after which the company said yes. */
export const acceptedInterview = (db: Db, interviewId: string, lang: Lang) =>
  db.row<AcceptedRow>(sql`${ACCEPTED(lang)} and interviews.id = ${interviewId}`)

/** Those who were accepted and have no contract, the longest first. */
export const withoutContract = (db: Db, lang: Lang) =>
  db.rows<AcceptedRow>(sql`
    ${ACCEPTED(lang)} and not exists (select 1 from contracts where contracts.interview_id = interviews.id)
    order by interview_feedback.at, interviews.id limit 100`)
