import { CONTRACT_STATES, factsOf } from '@fareeq/domain/contracts/states.ts'
import { LINE_KINDS, isOncePerContract } from '@fareeq/domain/invoices/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { nameOfOrganisation } from '../organisations/queries.ts'
import { type OnceLine, onceKey } from './queries-lines.ts'
import type { BillableRow, BilledOnceRow, CompanyRow } from './rows.ts'

const ONCE = LINE_KINDS.filter(isOncePerContract)
const SIGNED = CONTRACT_STATES.filter((state) => factsOf(state).is_signed)

const CONTRACT = sql`
  contracts join contract_terms on contract_id = contracts.id and contract_terms.term = contracts.term
    join organisation_members on user_id = client_id`

/** A signed contract of this company, on the terms in force. */
export const billableContract = (db: Db, organisationId: string, contractId: string) =>
  db.row<BillableRow>(sql`
    select contracts.id, contract_terms.months, salary_gross, wht_rate from ${CONTRACT}
    where contracts.id = ${contractId} and organisation_id = ${organisationId} and contracts.state = any(${SIGNED})`)

const contractsOf = (lines: readonly OnceLine[]) => lines.map(({ contract_id }) => contract_id)

/** Nobody else bills such a line of these contracts until the transaction ends. */
export const lockOnce = (db: Db, lines: readonly OnceLine[]) =>
  db.run(sql`select from contracts where id = any(${contractsOf(lines)}) order by id for update`)

/** Keys of the lines of these contracts that are billed once, and were not taken back whole. */
export const billedOnce = async (db: Db, lines: readonly OnceLine[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<BilledOnceRow>(sql`
        select kind, contract_id from invoice_lines
        where kind in (${sql.literals(ONCE)}) and contract_id = any(${contractsOf(lines)}) and not taken_back`)
    ).map(onceKey),
  )

/** Companies by name, those with signed contracts first. Nobody types the beginning of a legal name: any part of it is found. */
export const companyRows = (db: Db, search: string, lang: Lang) =>
  db.rows<CompanyRow>(sql`
    select organisation_id, company, contracts from (
      select organisations.id as organisation_id,
        coalesce((select name from billing_details where organisation_id = organisations.id),
          ${nameOfOrganisation(sql`organisations.id`, lang)}) as company /* not null */,
        coalesce((
          select json_agg(json_build_object('id', contracts.id, 'number', contracts.number,
            'talent', name_for(talent, ${lang}), 'salary_gross', salary_gross, 'months', contract_terms.months)
            order by contracts.id)
          from ${CONTRACT} join users as talent on talent.id = talent_id
          where organisation_id = organisations.id and contracts.state = any(${SIGNED})), '[]') as contracts /* not null */
      from organisations) as companies
    where ${search === '' ? sql`true` : sql`strpos(name_form(company), name_form(${search})) > 0`}
    order by json_array_length(contracts) = 0, company, organisation_id limit 200`)
