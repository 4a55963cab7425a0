import type { BillingForm } from '@fareeq/domain/invoices/schema.ts'
import { KSA } from '@fareeq/domain/kernel/validation/company-numbers.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { BuyerCountryRow, BuyerRow } from './rows.ts'

/** To whom an organisation wants its invoices made out; until it says so, its owner as they signed up. */
const buyerOf = (organisationId: Sql): Sql => sql`
    select coalesce(billing_details.name, company_of(owner), name_for(owner, owner.lang)) as name,
      coalesce(billing_details.country, owner.country, owner.phone_country, ${KSA}) as country,
      billing_details.vat_number, coalesce(address, '') as address, coalesce(billing_details.email, owner.email) as email,
      billing_details.organisation_id is not null as is_saved, owner.lang
    from organisation_members join users as owner on owner.id = user_id
      left join billing_details on billing_details.organisation_id = organisation_members.organisation_id
    where organisation_members.organisation_id = ${organisationId}
    order by organisation_members.role <> 'owner', joined_at, user_id limit 1`

export const buyerRow = (db: Db, organisationId: string) => db.row<BuyerRow>(buyerOf(sql`${organisationId}`))

/** The country of the buyer of several organisations, in one statement. */
export const buyerCountries = (db: Db, organisationIds: readonly string[]) =>
  db.rows<BuyerCountryRow>(sql`
    select organisations.id, buyer.country
    from organisations cross join lateral (${buyerOf(sql`organisations.id`)}) as buyer
    where organisations.id = any(${organisationIds})`)

/** Of an invoice that is a draft: the buyer is frozen when it is issued. */
export const BUYER = sql`coalesce(buyer,
  (select to_jsonb(current) - 'is_saved' - 'lang' from (${buyerOf(sql`invoices.organisation_id`)}) as current))`

export const saveBillingRow = (db: Db, organisationId: string, form: BillingForm, now: Date) =>
  db.run(sql`
    insert into billing_details (organisation_id, name, country, vat_number, address, email, updated_at)
    values (${organisationId}, ${form.name}, ${form.country}, ${form.vat_number || null}, ${form.address}, ${form.email},
      ${now})
    on conflict (organisation_id) do update set name = excluded.name, country = excluded.country,
      vat_number = excluded.vat_number, address = excluded.address, email = excluded.email,
      updated_at = excluded.updated_at`)
