import type { reconciliationsContract as contract } from '@fareeq/domain/reconciliations/contract.ts'
import { differenceOf, inCents, sumOf } from '@fareeq/domain/reconciliations/rules.ts'
import type { BankLineView, MatchedEntry, ReconciliationView } from '@fareeq/domain/reconciliations/schema.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ACCOUNT_FACTS, type BankAccount } from '@fareeq/domain/ledger/limits.ts'
import { manualNumber } from '@fareeq/domain/manual-entries/rules.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { balancesAt, closedThrough } from '../ledger/queries-days.ts'
import { candidatesOf, proposalsOf } from './actions-proposals.ts'
import { balanceRate, lineCents } from './actions-rates.ts'
import { entriesOfMatches, transitRows, transitSum } from './queries-entries.ts'
import { balancesOf, dayBeforeStatements, lineRows, openLines } from './queries-lines.ts'
import { lastReconciliation, reconciliationOn, reconciliationRows } from './queries.ts'
import type { EntryOfMatch, LineRow, MovedEntry } from './rows.ts'

const currencyOf = (account: BankAccount) => ACCOUNT_FACTS[account].bank

/** All that stands between bank and books; `input` is the balance that a person read at the bank. */
export async function factsOf(ctx: ActionContext, account: BankAccount, day: string, input: number | null = null) {
  const { db } = ctx
  const currency = currencyOf(account)
  const balances = await balancesOf(db, currency, day)
  const saved = balances.map(({ balance }) => balance)
  const isSaid = saved.length > 0 && saved.every((balance) => balance !== null)
  const bankBalance = isSaid ? saved.reduce<number>((sum, balance) => sum + (balance ?? 0), 0) : input
  const rate = await balanceRate(ctx, account, day)
  const lines = await openLines(db, currency, day)
  const transit = await transitSum(db, account, day, await dayBeforeStatements(db, currency))
  const facts = {
    bank: bankBalance === null ? null : inCents(bankBalance, rate),
    books: (await balancesAt(db, day, { account })).get(account) ?? 0,
    open_lines: sumOf(lines.map((line) => ({ amount: lineCents(ctx, account, line) }))),
    in_transit: transit.amount,
  }
  return { bankBalance, rate, facts, openLineCount: lines.length, transitCount: transit.count }
}

type ViewQuery = { account: BankAccount; day?: string | undefined }
const dayOf = ({ day }: ViewQuery, now: Date): string => day ?? riyadhDay(now)

export async function readView(ctx: RequestContext<Staff>, query: ViewQuery): Promise<{ data: ReconciliationView }> {
  const { db, viewer, now } = ctx
  const { account } = query
  const day = dayOf(query, now)
  const { bankBalance, rate, facts, openLineCount, transitCount } = await factsOf(ctx, account, day)
  const [finished, last] = [await reconciliationOn(db, account, day), await lastReconciliation(db, account)]
  const closed = await closedThrough(db)
  const mayWrite = staffMay(viewer.roles, 'ledger.write')
  return {
    data: {
      account,
      currency: currencyOf(account),
      day,
      bank_balance: bankBalance,
      rate,
      ...facts,
      open_line_count: openLineCount,
      in_transit_count: transitCount,
      difference: differenceOf(facts),
      finished: finished
        ? { id: finished.id, by: finished.by, at: finished.finished_at.toISOString(), note: finished.note }
        : null,
      can_finish: mayWrite && day <= riyadhDay(now) && (!last || last.day < day),
      can_reopen: mayWrite && finished !== undefined && last?.day === day && (closed === null || closed < day),
    },
  }
}

const toEntry = ({ id, place, kind, day, amount, about }: MovedEntry | EntryOfMatch): MatchedEntry => ({
  id,
  place,
  kind,
  day,
  amount,
  about,
})

export async function listLines(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['lines']>) {
  const { db, lang, viewer, now } = ctx
  const { account, state, cursor, limit } = query
  const day = dayOf(query, now)
  const rows = await lineRows(db, { currency: currencyOf(account), day, state, cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit)
  const matchIds = page.flatMap(({ match_id }) => match_id ?? [])
  const entries = matchIds.length > 0 ? await entriesOfMatches(db, lang, account, matchIds) : []
  const byMatch = Map.groupBy(entries, ({ match_id }) => match_id)
  const open = page.filter(({ match_id }) => match_id === null)
  const proposals = open.length > 0 ? await proposalsOf(ctx, account, open, await candidatesOf(db, account)) : new Map()
  const last = await lastReconciliation(db, account)
  const mayWrite = staffMay(viewer.roles, 'ledger.write')
  const toLine = (line: LineRow): BankLineView => ({
    id: line.id,
    day: line.day,
    amount: line.amount,
    currency: line.currency,
    cents: lineCents(ctx, account, line),
    name: line.name,
    text: line.text,
    is_undecided: line.is_undecided,
    waiting: line.waiting && { id: line.waiting.id, number: manualNumber(line.waiting.place) },
    match: line.match_id
      ? {
          id: line.match_id,
          by: line.matched_by,
          entries: (byMatch.get(line.match_id) ?? []).map(toEntry),
          can_undo: mayWrite && (!last || last.day < line.day),
        }
      : null,
    proposals: proposals.get(line.id) ?? [],
  })
  return { data: page.map(toLine), meta: { next_cursor } }
}

export async function listTransit(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['entries']>) {
  const { db, lang, now } = ctx
  const { account, cursor, limit } = query
  const base = await dayBeforeStatements(db, currencyOf(account))
  const rows = await transitRows(db, lang, { account, day: dayOf(query, now), base }, { cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit, ({ place }) => String(place))
  return { data: page.map(toEntry), meta: { next_cursor } }
}

export async function listReconciliations({ db }: RequestContext<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { page, next_cursor } = cutPage(await reconciliationRows(db, query), query.limit)
  const data = page.map(({ finished_at, reopened_at, ...row }) => ({
    ...row,
    currency: currencyOf(row.account),
    at: finished_at.toISOString(),
    reopened_at: reopened_at?.toISOString() ?? null,
  }))
  return { data, meta: { next_cursor } }
}
