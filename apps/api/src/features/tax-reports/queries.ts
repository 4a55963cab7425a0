import type { Tax, VatTreatment } from '@fareeq/domain/tax-reports/limits.ts'
import { REMITTANCES, TAX_ACCOUNTS } from '@fareeq/domain/tax-reports/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { DaySpan } from '@fareeq/domain/kernel/time/working-days.ts'
import { STANDING, WAITING } from '@fareeq/domain/manual-entries/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { HandSum, RateRow, RemittanceRow, VatPaperRow, WhtLineRow, WhtTalent } from './rows.ts'

/** Invoices and credit notes by the day they are booked; a credit note is below nothing. */
const PAPERS = sql`
  select entry.place, entry.day, entry.document_day, coalesce(note.id, invoices.id) as id, invoices.id as invoice_id,
    coalesce(note.number, invoices.number) as number, note.id is not null as is_credit, invoices.buyer,
    coalesce(invoices.vat_rate, 0) as vat_rate, coalesce(invoices.sar_rate, 0) as sar_rate,
    coalesce(-note.subtotal, invoices.subtotal) as taxable, coalesce(-note.vat, invoices.vat) as vat
  from ledger_entries as entry
    left join credit_notes as note on entry.kind = 'credit_note' and note.id::text = entry.reference
    join invoices on invoices.id::text = coalesce(note.invoice_id::text, entry.reference)
  where entry.kind in ('invoice', 'credit_note')`

const within = ({ from, to }: DaySpan): Sql => sql`entry.day between ${from}::date and ${to}::date`

type PaperPage = { treatment?: VatTreatment | undefined; cursor?: number | undefined; limit: number }
export const vatPapers = (db: Db, span: DaySpan, { treatment, cursor, limit }: PaperPage) =>
  db.rows<VatPaperRow>(sql`
    select id /* not null */, place, number /* not null */, invoice_id, is_credit, day::text, document_day::text,
      coalesce(buyer ->> 'name', '') as buyer, coalesce(buyer ->> 'country', '') as country, buyer ->> 'vat_number' as vat_number,
      vat_rate, taxable, vat, sar_rate
    from (${PAPERS} and ${within(span)}) as papers
    where true ${treatment ? (treatment === 'zero' ? sql`and vat_rate = 0` : sql`and vat_rate > 0`) : sql.empty}
      ${cursor ? sql`and place < ${cursor}` : sql.empty}
    order by place desc limit ${limit + 1}`)

/** Rates of the riyal that papers of these days have, with the policy that was in force when each was issued. */
export const ratesOf = (db: Db, span: DaySpan) =>
  db.rows<RateRow>(sql`
    select sar_rate as rate, count(*)::int as count, policy.from_day::text, policy.reason
    from (${PAPERS} and ${within(span)}) as papers
      left join lateral (
        select from_day, reason from policies
        where key = 'sar_rate' and withdrawn_at is null and from_day <= coalesce(papers.document_day, papers.day)
        order by from_day desc, created_at desc limit 1
      ) as policy on true
    group by sar_rate, policy.from_day, policy.reason order by count(*) desc`)

/** Lines of talents from whom something was withheld, or that were taken back. */
const WHT_LINES = sql`
  select entry.place, entry.day, line.id, line.place as line_place, note.credit_note_id is not null as is_credit,
    invoices.id as invoice_id, coalesce(note.number, invoices.number) as number, contracts.talent_id,
    contracts.number as contract, line.month, coalesce(-note.net, line.net) as net, coalesce(-note.wht, line.wht) as wht
  from invoice_lines as line join invoices on invoices.id = line.invoice_id
    join contracts on contracts.id = line.contract_id
    cross join lateral (
      select null::uuid as credit_note_id, null::text as number, null::int8 as net, null::int8 as wht
      union all
      select credit_notes.id, credit_notes.number, credit_note_lines.net, credit_note_lines.wht from credit_note_lines
        join credit_notes on credit_notes.id = credit_note_id where line_id = line.id
    ) as note
    join ledger_entries as entry on entry.kind = case when note.credit_note_id is null then 'invoice' else 'credit_note' end
      and entry.reference = coalesce(note.credit_note_id, invoices.id)::text
  where coalesce(-note.wht, line.wht) <> 0`

type LinePage = { talentId?: string | undefined; cursor?: number | undefined; limit: number }
/** `cursor` counts from the newest: a paper has many lines. */
export const whtLines = (db: Db, lang: Lang, span: DaySpan, { talentId, cursor = 0, limit }: LinePage) =>
  db.rows<WhtLineRow>(sql`
    select lines.id, number /* not null */, invoice_id, is_credit, day::text, talent_id, name_for(users, ${lang}) as talent /* not null */,
      contract, month, net /* not null */, wht as withheld /* not null */
    from (${WHT_LINES} and ${within(span)}) as lines join users on users.id = talent_id
    where true ${talentId ? sql`and talent_id = ${talentId}` : sql.empty}
    order by lines.place desc, line_place, is_credit offset ${cursor} limit ${limit + 1}`)

export const whtTalents = (db: Db, lang: Lang, span: DaySpan) =>
  db.rows<WhtTalent>(sql`
    select talent_id, name_for(users, ${lang}) as talent /* not null */, users.country, sum(net)::int8 as net /* not null */,
      sum(wht)::int8 as withheld /* not null */, count(*)::int as count
    from (${WHT_LINES} and ${within(span)}) as lines join users on users.id = talent_id
    group by talent_id, users.id order by sum(wht) desc, talent_id`)

/** What moved in the account of a tax by papers, and by hand but for remittances. */
export const movedByHand = async (db: Db, tax: Tax, span: DaySpan): Promise<number> =>
  (
    await db.one<HandSum>(sql`
      select coalesce(-sum(amount), 0)::int8 as amount from ledger_postings join ledger_entries as entry on entry.id = entry_id
      where account = ${TAX_ACCOUNTS[tax]} and entry.kind = 'manual' and ${within(span)}
        and not exists (
          select from ledger_entries as corrected where corrected.id = entry.corrects and corrected.kind = ${REMITTANCES[tax]})`)
  ).amount

/** Of months that lie in these; one that was taken back is none. */
export const remittanceRows = (db: Db, tax: Tax, from: string, to: string) =>
  db.rows<RemittanceRow>(sql`
    select id, place, period_from /* not null */, period_to /* not null */, day::text, amount,
      state in (${sql.literals(WAITING)}) as is_waiting
    from manual_entries
    where template = ${REMITTANCES[tax]} and period_from >= ${from} and period_to <= ${to}
      and state in (${sql.literals(STANDING)})
      and not exists (
        select from manual_entries as reversal where reversal.corrects = manual_entries.entry_id
          and reversal.state in (${sql.literals(STANDING)}))
    order by day, id`)

/** What was remitted in these days, for whatever months, less what was taken back of it. */
export const remittedIn = async (db: Db, tax: Tax, span: DaySpan): Promise<number> =>
  (
    await db.one<HandSum>(sql`
      select coalesce(sum(amount), 0)::int8 as amount from ledger_postings join ledger_entries as entry on entry.id = entry_id
      where account = ${TAX_ACCOUNTS[tax]} and ${within(span)}
        and (entry.kind = ${REMITTANCES[tax]} or exists (
          select from ledger_entries as corrected where corrected.id = entry.corrects and corrected.kind = ${REMITTANCES[tax]}))`)
  ).amount
