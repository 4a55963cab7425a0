import {
  LINE_FACTS,
  LINE_KINDS,
  type LineKind,
  type OnceLineKind,
  isOncePerContract,
} from '@fareeq/domain/invoices/limits.ts'
import type { LineAmounts } from '@fareeq/domain/invoices/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { LineRow } from './rows.ts'

const PAYING = LINE_KINDS.filter((kind) => LINE_FACTS[kind].pays !== null)

/** Who earned what, by talent, contract and month: payouts are worked out from it. */
export const linesOf = (db: Db, invoiceId: string, lang: Lang) =>
  db.rows<LineRow>(sql`
    select invoice_lines.id, place, kind, label, taken_back, again_of as rebills_line_id, contract_id, contracts.number as contract_number,
      case when kind in (${sql.literals(PAYING)}) then contracts.talent_id end as talent_id,
      name_for(users, ${lang}) as talent_name, invoice_lines.term, month, from_day::text, to_day::text, unpaid_days,
      invoice_lines.net, invoice_lines.wht, invoice_lines.fee, discount, discount_rate,
      coalesce(credited.net, 0)::int8 as credited_net, coalesce(credited.wht, 0)::int8 as credited_wht,
      coalesce(credited.fee, 0)::int8 as credited_fee
    from invoice_lines left join contracts on contracts.id = contract_id left join users on users.id = talent_id
      left join lateral (
        select sum(net) as net, sum(wht) as wht, sum(fee) as fee from credit_note_lines where line_id = invoice_lines.id
      ) as credited on true
    where invoice_id = ${invoiceId} order by place`)

/** Whom each of these invoices bills for, by name. */
export async function talentsOn(
  db: Db,
  invoiceIds: readonly string[],
  lang: Lang,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ invoice_id: string; names: string }>(sql`
    select invoice_id, string_agg(distinct name_for(users, ${lang}), ', ') as names
    from invoice_lines join contracts on contracts.id = contract_id join users on users.id = talent_id
    where invoice_id = any(${invoiceIds}::uuid[]) group by invoice_id`)
  return new Map(rows.map(({ invoice_id, names }) => [invoice_id, names]))
}

/** The parts of a line that no credit note took back. */
export const leftOf = (line: LineRow): LineAmounts => ({
  net: line.net - line.credited_net,
  wht: line.wht - line.credited_wht,
  fee: line.fee - line.credited_fee,
})

export type NewLine = LineAmounts & {
  kind: LineKind
  label: string | null
  contract_id: string | null
  term: number | null
  month: string | null
  from_day: string | null
  to_day: string | null
  unpaid_days: number
  /** Came off its price, and the share it was agreed as. */
  discount?: number
  discount_rate?: number | null
  rebills_line_id?: string
}

export type OnceLine = { kind: OnceLineKind; contract_id: string }
/** Those of these lines that a contract is billed once. */
export const onceIn = (lines: readonly Pick<NewLine, 'kind' | 'contract_id'>[]): OnceLine[] =>
  lines.flatMap(({ kind, contract_id }) => (isOncePerContract(kind) && contract_id ? [{ kind, contract_id }] : []))
export const onceKey = ({ kind, contract_id }: Pick<NewLine, 'kind' | 'contract_id'>) => `${kind} ${contract_id}`

/** After the `before` lines that it has. */
export async function insertLines(
  db: Db,
  invoiceId: string,
  lines: readonly NewLine[],
  now: Date,
  before = 0,
): Promise<void> {
  for (const [index, line] of lines.entries())
    await db.also(sql`
      insert into invoice_lines (id, invoice_id, place, kind, label, contract_id, term, month, from_day, to_day, unpaid_days, net,
        wht, fee, discount, discount_rate, rebills_line_id)
      values (${newId(now)}, ${invoiceId}, ${before + index + 1}, ${line.kind}, ${line.label}, ${line.contract_id}, ${line.term},
        ${line.month}, ${line.from_day}, ${line.to_day}, ${line.unpaid_days}, ${line.net}, ${line.wht}, ${line.fee},
        ${line.discount ?? 0}, ${line.discount_rate ?? null}, ${line.rebills_line_id ?? null})`)
}

/** Of a draft, whose lines are written again; what is billed again and kept stays. */
export const dropLines = (db: Db, invoiceId: string, ids: readonly string[]) =>
  db.run(sql`
    delete from invoice_lines where invoice_id = ${invoiceId} and (again_of is null or id <> all(${[...ids]}))`)

/** Nothing is left of these: they may be billed again. */
export const markTakenBack = (db: Db, lineIds: readonly string[]) =>
  db.run(sql`update invoice_lines set taken_back = true where id = any(${[...lineIds]}) and not taken_back`)
