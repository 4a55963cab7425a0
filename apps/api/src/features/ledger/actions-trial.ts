import { LEDGER_ACCOUNTS, ACCOUNT_FACTS } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import type { TrialBalance } from '@fareeq/domain/ledger/schema.ts'
import { type Cents, decimalOf } from '@fareeq/domain/kernel/money.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type CsvCell, csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { spanOf } from './actions.ts'
import { balancesAt, closedThrough, movementsIn } from './queries-days.ts'

type Days = { from?: string | undefined; to?: string | undefined }

/** Every account with what it held before, what moved, and what it holds after; debits and credits are equal. */
export async function readTrialBalance(
  { db, now }: RequestContext<Staff>,
  days: Days,
): Promise<{ data: TrialBalance }> {
  const span = spanOf(days, now)
  const [before, moved] = [await balancesAt(db, daysAfter(span.from, -1)), await movementsIn(db, span)]
  const rows = LEDGER_ACCOUNTS.map((account) => {
    const { debit, credit } = moved.get(account) ?? { debit: 0, credit: 0 }
    const opening = before.get(account) ?? 0
    return { account, opening, debit, credit, closing: opening + debit - credit }
  })
  const sum = (part: (row: (typeof rows)[number]) => Cents) => rows.reduce((all, row) => all + part(row), 0)
  const totals = {
    debit: sum(({ debit }) => debit),
    credit: sum(({ credit }) => credit),
    closing_debit: sum(({ closing }) => Math.max(0, closing)),
    closing_credit: sum(({ closing }) => Math.max(0, -closing)),
  }
  return { data: { ...span, rows, totals, closed_through: await closedThrough(db) } }
}

const HEADS: Readonly<Record<Lang, readonly string[]>> = {
  ar: ['رقم الحساب', 'الحساب', 'الرصيد قبلها', 'مدين', 'دائن', 'رصيد مدين', 'رصيد دائن'],
  en: ['Account no.', 'Account', 'Opening', 'Debit', 'Credit', 'Closing debit', 'Closing credit'],
}

export async function trialBalanceSheet(ctx: RequestContext<Staff>, days: Days) {
  const { lang } = ctx
  const { from, to, rows } = (await readTrialBalance(ctx, days)).data
  const cell = (amount: Cents): CsvCell => ({ decimal: decimalOf(amount) })
  const text = csvOf([
    HEADS[lang],
    ...rows.map(({ account, opening, debit, credit, closing }) => [
      ACCOUNT_FACTS[account].code,
      ACCOUNT_NAMES[account][lang],
      cell(opening),
      cell(debit),
      cell(credit),
      closing > 0 ? cell(closing) : null,
      closing < 0 ? cell(-closing) : null,
    ]),
  ])
  return { name: `trial-balance-${from}-${to}.csv`, text }
}
