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
      billing_details.organisation_id is not null as is_saved, owner.lang, purchase_order,
      coalesce(purchase_order_each, false) as purchase_order_each
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

/** Columns of a buyer that are no part of whom an invoice is made out to. */
const NOT_PRINTED = ['is_saved', 'lang', 'purchase_order', 'purchase_order_each']
/** Of an invoice that is a draft: the buyer is frozen when it is issued. */
export const BUYER = sql`coalesce(buyer,
  (select to_jsonb(current) - ${NOT_PRINTED}::text[] from (${buyerOf(sql`invoices.organisation_id`)}) as current))`

/** Its own, or of a draft the one that the company has given. */
export const PURCHASE_ORDER = sql`case when number is null then coalesce(invoices.purchase_order, (
  select billing_details.purchase_order from billing_details where organisation_id = invoices.organisation_id))
  else invoices.purchase_order end`

/** The number that was given for one invoice is used up by it. */
export const usePurchaseOrder = (db: Db, organisationId: string) =>
  db.also(sql`
    update billing_details set purchase_order = null where organisation_id = ${organisationId} and purchase_order_each`)

export const saveBillingRow = (db: Db, organisationId: string, form: BillingForm, now: Date) =>
  db.run(sql`
    insert into billing_details (organisation_id, name, country, vat_number, address, email, purchase_order,
      purchase_order_each, updated_at)
    values (${organisationId}, ${form.name}, ${form.country}, ${form.vat_number || null}, ${form.address}, ${form.email},
      ${form.purchase_order || null}, ${form.purchase_order_each ?? false}, ${now})
    on conflict (organisation_id) do update set name = excluded.name, country = excluded.country,
      vat_number = excluded.vat_number, address = excluded.address, email = excluded.email,
      purchase_order = excluded.purchase_order, purchase_order_each = excluded.purchase_order_each,
      updated_at = excluded.updated_at`)
