import type { CompanyParty } from '@fareeq/domain/parties/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import type { AccountRow, CompanyPartyRow, NumbersRow, TalentPartyRow } from './rows.ts'

const COMPANY = sql`legal_name, second_legal_name, registration_number, tax_number, country, address, signatory_name,
  signatory_capacity`
const TALENT = sql`legal_name, second_legal_name, country, address, national_id, tax_number`

export const companyPartyOf = (db: Db, organisationId: string) =>
  db.row<CompanyPartyRow>(sql`select ${COMPANY} from company_parties where organisation_id = ${organisationId}`)

/** The company of whoever answers for a contract. */
export const companyPartyOfMember = (db: Db, userId: string) =>
  db.row<CompanyPartyRow>(sql`
    select ${COMPANY} from company_parties
    where organisation_id = (select organisation_id from organisation_members where user_id = ${userId})`)

export const talentPartyOf = (db: Db, userId: string) =>
  db.row<TalentPartyRow>(sql`select ${TALENT} from talent_parties where user_id = ${userId}`)

/** Locked, so that of two that are saved the second keeps the numbers of the first. */
export const lockNumbers = (db: Db, userId: string) =>
  db.row<NumbersRow>(sql`select user_id, numbers_secret from talent_parties where user_id = ${userId} for update`)

/** Where the form begins: what the account says. */
export const accountOf = (db: Db, userId: string) =>
  db.one<AccountRow>(sql`select first_name, last_name, country from users where id = ${userId}`)

export const saveCompanyParty = (db: Db, organisationId: string, party: CompanyParty, now: Date) =>
  db.run(sql`
    insert into company_parties (organisation_id, ${COMPANY}, updated_at)
    values (${organisationId}, ${party.legal_name}, ${party.second_legal_name}, ${party.registration_number},
      ${party.tax_number}, ${party.country}, ${party.address}, ${party.signatory_name}, ${party.signatory_capacity}, ${now})
    on conflict (organisation_id) do update set legal_name = excluded.legal_name,
      second_legal_name = excluded.second_legal_name, registration_number = excluded.registration_number,
      tax_number = excluded.tax_number, country = excluded.country, address = excluded.address,
      signatory_name = excluded.signatory_name, signatory_capacity = excluded.signatory_capacity,
      updated_at = excluded.updated_at`)

export type NewTalentParty = TalentPartyRow & { user_id: string; numbers_secret: Buffer | null }
export const saveTalentParty = (db: Db, party: NewTalentParty, now: Date) =>
  db.run(sql`
    insert into talent_parties (user_id, ${TALENT}, numbers_secret, updated_at)
    values (${party.user_id}, ${party.legal_name}, ${party.second_legal_name}, ${party.country}, ${party.address},
      ${party.national_id}, ${party.tax_number}, ${party.numbers_secret}, ${now})
    on conflict (user_id) do update set legal_name = excluded.legal_name,
      second_legal_name = excluded.second_legal_name, country = excluded.country, address = excluded.address,
      national_id = excluded.national_id, tax_number = excluded.tax_number, numbers_secret = excluded.numbers_secret,
      updated_at = excluded.updated_at`)

/** What a signed contract says of them stays in the contract. */
export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from talent_parties where user_id = ${id}`)
