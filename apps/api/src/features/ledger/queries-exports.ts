import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { DaySpan } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { DOCUMENT, ownerName } from './queries.ts'
import type { ExportRow, SizeRow } from './rows.ts'

/** How many lines each entry of these days has, in the order of booking. */
export const exportSizes = (db: Db, { from, to }: DaySpan, limit: number) =>
  db.rows<SizeRow>(sql`
    select place, postings::int4 as lines from ledger_entries where day between ${from}::date and ${to}::date
    order by place limit ${limit}`)

/** The entries of these days from one place to another. */
export const exportRows = (
  db: Db,
  lang: Lang,
  { from, to }: DaySpan,
  { from: first, to: last }: { from: number; to: number },
) =>
  db.rows<ExportRow>(sql`
    select place, kind, day::text, reason, ${DOCUMENT}->>'number' as number,
      (select json_agg(json_build_object('account', account, 'owner_name', ${ownerName(lang)}, 'amount', amount)
         order by ledger_postings.id)
       from ledger_postings where entry_id = ledger_entries.id) as postings /* not null */
    from ledger_entries
    where day between ${from}::date and ${to}::date and place between ${first} and ${last}
    order by place`)
