import { hasMoved, transferDetails } from '@fareeq/domain/invoices/rules-transfers.ts'
import type { HowToPay } from '@fareeq/domain/invoices/schema.ts'
import { isPayable } from '@fareeq/domain/invoices/states.ts'
import type { ActionContext } from '../../platform/context.ts'
import { currentIssuer, issuerOf } from '../sellers/actions-reading.ts'
import type { InvoiceRow } from './rows.ts'

/** Money goes where the account is today; the paper keeps the one it was issued with. */
export async function howToPay(ctx: ActionContext, row: InvoiceRow): Promise<HowToPay | null> {
  const { number, state, is_underway, seller_id } = row
  if (!number || !isPayable(state) || is_underway) return null
  const today = transferDetails(number, (await currentIssuer(ctx)).accounts)
  if (!today) return null
  const { accounts } = await issuerOf(ctx.db, ctx.platform.env, seller_id)
  return { ...today, has_moved: hasMoved(today, transferDetails(number, accounts)) }
}
