import { INVOICE_CURRENCY } from '@fareeq/domain/invoices/rules-transfers.ts'
import { accountFor } from '@fareeq/domain/sellers/rules.ts'
import type { SellerAccount } from '@fareeq/domain/sellers/schema.ts'
import type { ActionContext } from '../../../platform/context.ts'
import { currentIssuer } from '../../sellers/actions-reading.ts'

/** From which we pay: that of the seller in force, in the currency of payouts. */
export const ourAccount = async (ctx: ActionContext): Promise<SellerAccount | undefined> =>
  accountFor((await currentIssuer(ctx)).accounts, INVOICE_CURRENCY)
