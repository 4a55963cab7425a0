import type { Cents } from '../kernel/money.ts'
import type { LedgerAccount } from './limits.ts'

/** One side of an entry: debits are positive, credits negative. `owner` is whose account it is, where there are many. */
export type Posting = { readonly account: LedgerAccount; readonly owner: string | null; readonly amount: Cents }

/** Double-entry bookkeeping: what is taken from one account is given to another, to the cent. */
export const isBalanced = (postings: readonly Posting[]): boolean =>
  postings.length > 1 && postings.reduce((sum, { amount }) => sum + amount, 0) === 0

/** Postings of nothing say nothing. */
const without0 = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0)
const posting = (account: LedgerAccount, amount: Cents, owner: string | null = null): Posting => ({
  account,
  owner,
  amount,
})

/**
 * What an invoice asks for, by whom it is earned: the talent gets the net, the tax office what is withheld, we the fee. A
 * line about nobody is ours alone.
 */
export type BilledLine =
  | { readonly talent_id: string; readonly net: Cents; readonly wht: Cents; readonly fee: Cents }
  | { readonly talent_id: null; readonly net: 0; readonly wht: 0; readonly fee: Cents }
export type BilledInvoice = { readonly client_id: string; readonly lines: readonly BilledLine[]; readonly vat: Cents }

/** The company owes the whole; talents, the tax office and we are owed its parts. */
export function invoicePostings({ client_id, lines, vat }: BilledInvoice): Posting[] {
  const sum = (part: (line: BilledLine) => Cents) => lines.reduce((all, line) => all + part(line), 0)
  const talents = [...new Set(lines.flatMap(({ talent_id }) => talent_id ?? []))]
  const total = sum(({ net, wht, fee }) => net + wht + fee) + vat
  return without0([
    posting('receivable', total, client_id),
    ...talents.map((talent) =>
      posting(
        'talent_payable',
        -lines.filter(({ talent_id }) => talent_id === talent).reduce((all, { net }) => all + net, 0),
        talent,
      ),
    ),
    posting('wht_payable', -sum(({ wht }) => wht)),
    posting('fees', -sum(({ fee }) => fee)),
    posting('vat_payable', -vat),
  ])
}

/** The same the other way round, for what is credited. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map((one) => ({ ...one, amount: -one.amount }))

/** What is paid beyond what is open is kept for the company. */
export const paymentPostings = (client: string, amount: Cents, open: Cents): Posting[] =>
  without0([
    posting('cash', amount),
    posting('receivable', -Math.min(amount, Math.max(0, open)), client),
    posting('client_credit', -Math.max(0, amount - Math.max(0, open)), client),
  ])

export const refundPostings = (client: string, amount: Cents): Posting[] =>
  without0([posting('receivable', amount, client), posting('cash', -amount)])

export const payoutPostings = (talent: string, amount: Cents): Posting[] =>
  without0([posting('talent_payable', amount, talent), posting('cash', -amount)])

export const bonusPostings = (person: string, amount: Cents): Posting[] =>
  without0([posting('bonus_expense', amount), posting('talent_payable', -amount, person)])

/** What an account holds: a sum, never kept anywhere. */
export const balanceOf = (postings: readonly Posting[], account: LedgerAccount, owner: string | null = null): Cents =>
  postings
    .filter((one) => one.account === account && (owner === null || one.owner === owner))
    .reduce((sum, { amount }) => sum + amount, 0)
