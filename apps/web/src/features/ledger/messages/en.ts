import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  balances: 'Balances',
  balancesText: 'Each balance is the sum of its postings. Together they total zero.',
  entries: 'Entries',
  account: 'Account',
  owner: 'Owner',
  all: 'All',
  empty: 'No entries yet',
  emptyText: 'Everything that is billed, paid and refunded appears here.',
  debit: 'Debit',
  credit: 'Credit',
  by: (name) => `Booked by ${name}`,
  bySystem: 'Booked automatically',
  accounts: {
    receivable: 'Owed by companies',
    talent_payable: 'Owed to talents',
    cash: 'Cash',
    fees: 'Service fees',
    vat_payable: 'VAT',
    wht_payable: 'Withholding tax',
    bonus_expense: 'Referral bonuses',
    client_credit: 'Companies’ account credit',
  },
  kinds: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    payment: 'Payment',
    refund: 'Refund',
    refund_returned: 'Returned refund',
    credit_used: 'Account credit used',
    payout: 'Payout',
    bonus_due: 'Bonus due',
    bonus_paid: 'Bonus paid',
  },
}

export const useLedgerWords = () => useWords({ ar, en })
