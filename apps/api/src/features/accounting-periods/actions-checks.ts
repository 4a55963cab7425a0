import type { PeriodCheckKind } from '@fareeq/domain/accounting-periods/limits.ts'
import { PERIOD_CHECKS } from '@fareeq/domain/accounting-periods/limits.ts'
import type { PeriodCheck } from '@fareeq/domain/accounting-periods/schema.ts'
import { daysOfMonth } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ACCOUNT_FACTS, BANK_ACCOUNTS } from '@fareeq/domain/ledger/limits.ts'
import type { ActionContext } from '../../platform/context.ts'
import { balancesAt } from '../ledger/queries-days.ts'
import {
  SUB_LEDGERS,
  accountsWithoutStatement,
  bankCurrencies,
  isReconciled,
  openBatches,
  openDrafts,
  undecidedLines,
  unsurePayments,
  waitingEntries,
} from './queries-checks.ts'
import { rateOf } from './queries.ts'

type Result = { count: number; amount?: number }
type Facts = ActionContext & {
  month: string
  lastDay: string
  /** The month before is closed, or there is none. */
  isNext: boolean
}

/** How much is open of each; nothing is done when nothing is. */
const CHECKS: Readonly<Record<PeriodCheckKind, (facts: Facts) => Promise<Result>>> = {
  order: async ({ isNext }) => ({ count: isNext ? 0 : 1 }),
  statements: async ({ db, lastDay }) => ({ count: await accountsWithoutStatement(db, lastDay) }),
  bank_lines: async ({ db, lastDay }) => ({ count: await undecidedLines(db, lastDay) }),
  reconciliation: async ({ db, lastDay }) => {
    const [currencies, balances] = [await bankCurrencies(db, lastDay), await balancesAt(db, lastDay)]
    let count = 0
    for (const account of BANK_ACCOUNTS) {
      const isUsed = currencies.includes(ACCOUNT_FACTS[account].bank) || (balances.get(account) ?? 0) !== 0
      if (isUsed && !(await isReconciled(db, account, lastDay))) count++
    }
    return { count }
  },
  drafts: async ({ db, lastDay }) => ({ count: await openDrafts(db, lastDay) }),
  payments: async ({ db, lastDay }) => ({ count: await unsurePayments(db, lastDay) }),
  batches: async ({ db, lastDay }) => ({ count: await openBatches(db, lastDay) }),
  approvals: async ({ db, lastDay }) => ({ count: await waitingEntries(db, lastDay) }),
  suspense: async ({ db, lastDay }) => {
    const amount = (await balancesAt(db, lastDay, { account: 'suspense' })).get('suspense') ?? 0
    return { count: amount === 0 ? 0 : 1, amount }
  },
  balanced: async ({ db, lastDay }) => {
    const amount = [...(await balancesAt(db, lastDay)).values()].reduce((sum, balance) => sum + balance, 0)
    return { count: amount === 0 ? 0 : 1, amount }
  },
  sub_ledgers: async ({ db, now }) => {
    const balances = await balancesAt(db, riyadhDay(now))
    let [count, amount] = [0, 0]
    for (const account of ['receivable', 'client_credit', 'talent_payable'] as const) {
      const difference = (balances.get(account) ?? 0) - (await SUB_LEDGERS[account](db))
      if (difference !== 0) count++
      amount += Math.abs(difference)
    }
    return { count, amount }
  },
  rate: async ({ db, month }) => ({ count: (await rateOf(db, month)) ? 0 : 1 }),
}

/** Green, or why not. */
export async function checksOf(ctx: ActionContext, month: string, isNext: boolean): Promise<PeriodCheck[]> {
  const facts = { ...ctx, month, lastDay: daysOfMonth(month).to, isNext }
  const checks: PeriodCheck[] = []
  for (const kind of PERIOD_CHECKS) {
    const { count, amount = null } = await CHECKS[kind](facts)
    checks.push({ kind, is_done: count === 0, count, amount })
  }
  return checks
}
