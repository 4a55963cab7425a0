import type { Cents } from '../kernel/money.ts'
import type { LedgerAccount, MoneyAccount } from './limits.ts'

/** One side of an entry: debits are positive, credits negative. `owner` is whose account it is, where there are many. */
export type Posting = { readonly account: LedgerAccount; readonly owner: string | null; readonly amount: Cents }

/** Double-entry bookkeeping: what is taken from one account is given to another, to the cent. */
export const isBalanced = (postings: readonly Posting[]): boolean =>
  postings.length > 1 && postings.reduce((sum, { amount }) => sum + amount, 0) === 0

/** Postings of zero are left out. */
const without0 = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0)
const negative = (amount: Cents): Cents => 0 - amount
const posting = (account: LedgerAccount, amount: Cents, owner: string | null = null): Posting => ({
  account,
  owner,
  amount,
})

/**
 * The amount due of an invoice, by who earns it: the talent the net, the tax office what is withheld, we the fee. A
 * line about nobody is ours alone.
 */
export type BilledLine = {
  readonly talent_id: string | null
  readonly net: Cents
  readonly wht: Cents
  readonly fee: Cents
}

/** The parts of what is billed, as they are owed to talents, tax offices and us. */
function earnedPostings(lines: readonly BilledLine[], vat: Cents): Posting[] {
  const sum = (part: (line: BilledLine) => Cents) => lines.reduce((all, line) => all + part(line), 0)
  const talents = [...new Set(lines.flatMap(({ talent_id }) => talent_id ?? []))]
  const netOf = (talent: string) =>
    lines.filter(({ talent_id }) => talent_id === talent).reduce((all, { net }) => all + net, 0)
  return [
    ...talents.map((talent) => posting('talent_payable', negative(netOf(talent)), talent)),
    posting('wht_payable', negative(sum(({ wht }) => wht))),
    posting('fees', negative(sum(({ fee }) => fee))),
    posting('vat_payable', negative(vat)),
  ]
}

const totalOf = (lines: readonly BilledLine[], vat: Cents): Cents =>
  lines.reduce((all, { net, wht, fee }) => all + net + wht + fee, vat)

/** An invoice in the ledger: its amount less credit notes, and its payments less refunds. */
export type Settlement = { readonly due: Cents; readonly received: Cents }
export const UNSETTLED: Settlement = { due: 0, received: 0 }
export const openOf = ({ due, received }: Settlement): Cents => Math.max(0, due - received)
/** Overpayment, which becomes credit of the company. */
export const creditOf = ({ due, received }: Settlement): Cents => Math.max(0, received - due)

/** What changes in the accounts of a company from one settlement to the next; money comes into `account`, or leaves it. */
const settlementPostings = (
  owner: string,
  from: Settlement,
  to: Settlement,
  account: MoneyAccount = 'cash',
): Posting[] => [
  posting(account, to.received - from.received),
  posting('receivable', openOf(to) - openOf(from), owner),
  posting('client_credit', creditOf(from) - creditOf(to), owner),
]

export type BilledAmounts = {
  readonly organisation_id: string
  readonly lines: readonly BilledLine[]
  readonly vat: Cents
}

/** The company owes the whole; talents, the tax offices and we are owed its parts. */
export const invoicePostings = ({ organisation_id, lines, vat }: BilledAmounts): Posting[] =>
  without0([
    ...settlementPostings(organisation_id, UNSETTLED, { due: totalOf(lines, vat), received: 0 }),
    ...earnedPostings(lines, vat),
  ])

/** Takes back what was billed; what was already paid of it is kept for the company. */
export const creditPostings = ({ organisation_id, lines, vat }: BilledAmounts, before: Settlement): Posting[] =>
  without0([
    ...settlementPostings(organisation_id, before, { ...before, due: before.due - totalOf(lines, vat) }),
    ...reversalPostings(earnedPostings(lines, vat)),
  ])

/** Money that came in, at the bank unless said otherwise; a refund is a negative amount. */
export const paymentPostings = (
  owner: string,
  amount: Cents,
  before: Settlement,
  account: MoneyAccount = 'cash',
): Posting[] => without0(settlementPostings(owner, before, { ...before, received: before.received + amount }, account))

/** The same the other way round. */
export const reversalPostings = (postings: readonly Posting[]): Posting[] =>
  postings.map((reversed) => ({ ...reversed, amount: negative(reversed.amount) }))

/** Postings of one account and owner are one. */
function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>()
  for (const { account, owner, amount } of postings) {
    const key = `${account} ${owner}`
    sums.set(key, posting(account, (sums.get(key)?.amount ?? 0) + amount, owner))
  }
  return without0([...sums.values()])
}

/** What came in for one invoice counts for another: kept credit that is set against it, or comes back. No money moves. */
export const creditMovedPostings = (owner: string, amount: Cents, from: Settlement, to: Settlement): Posting[] =>
  merged([
    ...settlementPostings(owner, from, { ...from, received: from.received - amount }),
    ...settlementPostings(owner, to, { ...to, received: to.received + amount }),
  ])

export const payoutPostings = (talent: string, amount: Cents): Posting[] =>
  without0([posting('talent_payable', amount, talent), posting('cash', negative(amount))])

/** A payout that came back: owed again, and what the banks kept of it is ours to bear. */
export const payoutReturnPostings = (talent: string, amount: Cents, fee: Cents): Posting[] =>
  without0([
    posting('talent_payable', negative(amount), talent),
    posting('cash', amount - fee),
    posting('bank_fees', fee),
  ])

export const bonusPostings = (person: string, amount: Cents): Posting[] =>
  without0([posting('bonus_expense', amount), posting('talent_payable', negative(amount), person)])

/** What an account holds: a sum, stored nowhere. */
export const balanceOf = (postings: readonly Posting[], account: LedgerAccount, owner: string | null = null): Cents =>
  postings
    .filter((posting) => posting.account === account && (owner === null || posting.owner === owner))
    .reduce((sum, { amount }) => sum + amount, 0)
