import type { bankStatementsContract as contract } from '@fareeq/domain/bank-statements/contract.ts'
import { type Matcher, isLikely } from '@fareeq/domain/bank-statements/rules-matching.ts'
import { reversalCandidates, takesBack } from '@fareeq/domain/bank-statements/rules-reversals.ts'
import type { BankLine, BankStatement, StatementAccount } from '@fareeq/domain/bank-statements/schema.ts'
import { LINE_STATES, isQueued, lineLife } from '@fareeq/domain/bank-statements/states.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { currentMatcher } from './actions-matching.ts'
import { accountRows, bookingsOf, columnsRows, lineById, lineCounts, lineRows, statementRows } from './queries.ts'
import { namedTransfers, toPayoutReturn } from './actions-candidates.ts'
import { candidateRows, lineReversals } from './queries-reversals.ts'
import type { BookingRow, CountRow, LineRow, ReversedPaymentRow, StatementRow } from './rows.ts'

/** Each account once, as its latest version names it. */
export async function ourAccounts(db: Db): Promise<StatementAccount[]> {
  const columns = new Map((await columnsRows(db)).map((row) => [row.iban, row.columns]))
  const accounts = (await accountRows(db)).flatMap((row) => row.accounts)
  const byIban = new Map(accounts.toReversed().map((account) => [account.iban, account]))
  return [...byIban.values()].toReversed().map(({ iban, currency, bank }) => ({
    iban,
    currency,
    bank,
    columns: columns.get(iban) ?? null,
  }))
}

export const listAccounts = async ({ db }: RequestContext<Staff>) => ({ data: await ourAccounts(db) })

export const toStatement = (
  { imported_at, file_id: _, imported_by: __, ...row }: StatementRow,
  counts: readonly CountRow[],
): BankStatement => ({
  ...row,
  imported_at: imported_at.toISOString(),
  counts: Object.fromEntries(
    LINE_STATES.map((state) => [
      state,
      counts.find((count) => count.statement_id === row.id && count.state === state)?.count ?? 0,
    ]),
  ) as BankStatement['counts'],
})

export async function listStatements({ db }: RequestContext<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { page, next_cursor } = cutPage(await statementRows(db, query), query.limit)
  const counts = await lineCounts(
    db,
    page.map(({ id }) => id),
  )
  return { data: page.map((row) => toStatement(row, counts)), meta: { next_cursor } }
}

type LineFacts = {
  bookings: readonly BookingRow[]
  reversals: Awaited<ReturnType<typeof lineReversals>>
  candidates: readonly ReversedPaymentRow[]
  transfers: Awaited<ReturnType<typeof namedTransfers>>
}

type LinePayment = { line_id: string; id: string; number: string; amount: number }
const ofLine = (id: string, payments: readonly LinePayment[]) =>
  payments.filter(({ line_id }) => line_id === id).map(({ id, number, amount }) => ({ id, number, amount }))

function toLine(
  row: LineRow,
  { bookings, reversals, candidates, transfers }: LineFacts,
  matcher: Matcher | null,
): BankLine {
  const { proposals, doubts } = matcher && isQueued(row.state) ? matcher(row) : { proposals: [], doubts: [] }
  const { id, statement_id, day, amount, currency, name, text, bank_id, is_reversal, state } = row
  return {
    id,
    statement_id,
    day,
    amount,
    currency,
    name,
    text,
    bank_id,
    is_reversal,
    state,
    proposals: proposals.map(({ parts, reasons, score }) => ({
      parts: parts.map(({ invoice, amount: share }) => ({
        number: invoice.number,
        company: invoice.company,
        open: invoice.open,
        amount: share,
      })),
      reasons: [...reasons],
      is_likely: isLikely({ score }),
    })),
    doubts: [...doubts],
    payments: ofLine(id, bookings),
    reversed: ofLine(id, reversals),
    reversal_candidates: isQueued(state)
      ? reversalCandidates(row, candidates).map(({ payments, company, day: on, is_likely }) => ({
          payments: payments.map((payment) => ({ ...payment, number: payment.number ?? '' })),
          company,
          day: on,
          is_likely,
        }))
      : [],
    payout_return: isQueued(state) ? toPayoutReturn(row, transfers) : null,
    set_aside: row.aside_kind && row.aside_reason ? { kind: row.aside_kind, reason: row.aside_reason } : null,
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    can_book: isQueued(state) && lineLife.next(state, 'book') !== null,
    can_set_aside: lineLife.next(state, 'set_aside') !== null,
    can_reopen: lineLife.next(state, 'reopen') !== null,
  }
}

async function toLines({ db, lang }: RequestContext<Staff>, rows: readonly LineRow[]): Promise<BankLine[]> {
  const matcher = rows.some(({ state }) => isQueued(state)) ? await currentMatcher(db) : null
  const ids = rows.map(({ id }) => id)
  const amounts = rows.filter((row) => isQueued(row.state) && takesBack(row)).map(({ amount }) => 0 - amount)
  const facts = {
    bookings: await bookingsOf(db, ids),
    reversals: await lineReversals(db, ids),
    candidates: amounts.length > 0 ? await candidateRows(db, amounts) : [],
    transfers: await namedTransfers(
      db,
      rows.filter(({ state }) => isQueued(state)),
      lang,
    ),
  }
  return rows.map((row) => toLine(row, facts, matcher))
}

export async function listLines(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['lines']>) {
  const { page, next_cursor } = cutPage(await lineRows(ctx.db, query), query.limit)
  return { data: await toLines(ctx, page), meta: { next_cursor } }
}

export async function readLine(ctx: RequestContext<Staff>, id: string): Promise<{ data: BankLine }> {
  const row = await lineById(ctx.db, id)
  const [line] = row ? await toLines(ctx, [row]) : []
  if (!line) throw new Refusal(platformErrors.not_found)
  return { data: line }
}
