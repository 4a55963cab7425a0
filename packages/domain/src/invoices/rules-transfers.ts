import { creditorReference } from '../kernel/validation/bank-accounts.ts'
import { accountFor } from '../sellers/rules.ts'
import type { SellerAccount } from '../sellers/schema.ts'
import type { TransferDetails } from './schema.ts'

/** Short enough for every bank: INV-2026-000001 is RF42 2026 0000 01. */
export const paymentReference = (number: string): string => creditorReference(number.replaceAll(/\D/g, ''))

export const INVOICE_CURRENCY = 'USD'

/** Where the money for an invoice goes, and with which words; null where no account was set up for it. */
export function transferDetails(number: string, accounts: readonly SellerAccount[]): TransferDetails | null {
  const account = accountFor(accounts, INVOICE_CURRENCY)
  if (!account) return null
  const { holder, bank, iban, bic } = account
  return { holder, bank, iban, bic, reference: paymentReference(number) }
}

/** The paper names an account that is no longer ours: whoever reads both must know which one counts. */
export const hasMoved = (today: TransferDetails, printed: TransferDetails | null): boolean =>
  printed !== null && printed.iban !== today.iban
