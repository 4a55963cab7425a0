import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { nameOfOrganisation } from '../organisations/queries.ts'
import { UNANSWERED_REFUND } from './queries-payments.ts'
import type { BilledMonthRow, ContractNameRow, HoldRow, PreviewedCompany } from './rows.ts'

/** What was billed for a month and not taken back, by contract, less credit notes. */
export const monthLines = (db: Db, month: string) =>
  db.rows<BilledMonthRow>(sql`
    select invoices.organisation_id, contract_id /* not null */, invoice_lines.month /* not null */, from_day::text as from_day /* not null */,
      to_day::text as to_day /* not null */, unpaid_days,
      (invoice_lines.net - coalesce(credited.net, 0))::int8 as net,
      (invoice_lines.wht - coalesce(credited.wht, 0))::int8 as wht,
      (invoice_lines.fee - coalesce(credited.fee, 0))::int8 as fee
    from invoice_lines join invoices on invoices.id = invoice_id
      left join lateral (
        select sum(net) as net, sum(wht) as wht, sum(fee) as fee from credit_note_lines where line_id = invoice_lines.id
      ) as credited on true
    where kind = 'salary' and invoice_lines.month = ${month} and not taken_back and number is not null`)

export const contractNames = (db: Db, ids: readonly string[], lang: Lang) =>
  db.rows<ContractNameRow>(sql`
    select contracts.id, number, name_for(users, ${lang}) as talent from contracts join users on users.id = talent_id
    where contracts.id = any(${[...ids]})`)

/** To whom they would be made out, and what is kept for each. */
export const previewedCompanies = (db: Db, ids: readonly string[], month: string, lang: Lang) =>
  db.rows<PreviewedCompany>(sql`
    select organisations.id,
      coalesce(billing_details.name, ${nameOfOrganisation(sql`organisations.id`, lang)}, '') as company /* not null */,
      coalesce(purchase_order_each and purchase_order is null, false) as lacks_purchase_order,
      billing_details.organisation_id is null as lacks_details,
      (select coalesce(sum(greatest(kept, 0)), 0)::int8 from (
        select (select coalesce(sum(amount), 0) from invoice_payments where invoice_id = invoices.id) - total
          + (select coalesce(sum(credit_notes.total), 0) from credit_notes where invoice_id = invoices.id)
          - (select coalesce(sum(refunds.amount), 0) from refunds join payments on payments.id = payment_id
              where payments.invoice_id = invoices.id and ${UNANSWERED_REFUND}) as kept
        from invoices where organisation_id = organisations.id and number is not null) as settled) as credit,
      invoice_holds.reason as hold_reason, staff.name as held_by
    from organisations left join billing_details on billing_details.organisation_id = organisations.id
      left join invoice_holds on invoice_holds.organisation_id = organisations.id and invoice_holds.month = ${month}
      left join staff on staff.id = held_by
    where organisations.id = any(${[...ids]})`)

/** Companies whose invoice of a month stays a draft. */
export const holdsOf = async (db: Db, month: string): Promise<Set<string>> =>
  new Set(
    (await db.rows<HoldRow>(sql`select organisation_id from invoice_holds where month = ${month}`)).map(
      ({ organisation_id }) => organisation_id,
    ),
  )

type NewHold = { organisationId: string; month: string; reason: string; staffId: string }
export const insertHold = (db: Db, { organisationId, month, reason, staffId }: NewHold, now: Date) =>
  db.run(sql`
    insert into invoice_holds (organisation_id, month, reason, held_by, held_at)
    select id, ${month}, ${reason}, ${staffId}, ${now} from organisations where id = ${organisationId}
    on conflict (organisation_id, month) do update set reason = excluded.reason, held_by = excluded.held_by,
      held_at = excluded.held_at`)

export const deleteHold = (db: Db, organisationId: string, month: string) =>
  db.run(sql`delete from invoice_holds where organisation_id = ${organisationId} and month = ${month}`)
