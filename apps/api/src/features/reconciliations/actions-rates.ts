import { monthOf } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import { ACCOUNT_FACTS, type BankAccount } from '@fareeq/domain/ledger/limits.ts'
import { inCents } from '@fareeq/domain/reconciliations/rules.ts'
import type { ActionContext } from '../../platform/context.ts'
import { rateOf } from '../accounting-periods/queries.ts'

/** Ten-thousandths of the account's currency for a dollar on a day; null where it is the dollar. */
const dayRate = ({ platform }: Pick<ActionContext, 'platform'>, account: BankAccount, day: string): number | null =>
  ACCOUNT_FACTS[account].bank === 'USD' ? null : platform.policies.at(riyadhNoon(day)).sar_rate

/** What a line is in the books: by the rate of its day. */
export const lineCents = (
  ctx: Pick<ActionContext, 'platform'>,
  account: BankAccount,
  { day, amount }: { day: string; amount: number },
): number => inCents(amount, dayRate(ctx, account, day))

/** The rate by which a balance is valued: the one noted for the month, else that of the day. */
export async function balanceRate(ctx: ActionContext, account: BankAccount, day: string): Promise<number | null> {
  const rate = dayRate(ctx, account, day)
  return rate === null ? null : ((await rateOf(ctx.db, monthOf(day)))?.rate ?? rate)
}
