import type { Cents } from '../kernel/money.ts'
import { PAYMENT_FACTS, type PaymentKind } from './limits.ts'
import { type LineAmounts, lineTotal, vatOf } from './rules.ts'

/**
 * Splits an amount by the parts of a line; the parts are whole cents, add up to the amount, and none is more than what is
 * left of it.
 */
export function splitCredit(remaining: LineAmounts, amount: Cents): LineAmounts {
  const all = lineTotal(remaining)
  if (amount >= all) return { net: remaining.net, wht: remaining.wht, fee: remaining.fee }
  const net = Math.floor((remaining.net * amount) / all)
  const wht = Math.floor((remaining.wht * amount) / all)
  const rest = amount - net - wht
  const fee = Math.min(rest, remaining.fee)
  const more = Math.min(rest - fee, remaining.net - net)
  return { net: net + more, wht: wht + (rest - fee - more), fee }
}

/** The tax that goes back with a credit: whatever was credited before, all credits together carry the tax of their sum. */
export const creditedVat = (creditedBefore: Cents, vatBefore: Cents, credit: Cents, rate: number): Cents =>
  vatOf(creditedBefore + credit, rate) - vatBefore

/** A row of what came in for an invoice and left it, as far as kept credit is concerned. */
export type CreditMovement = {
  readonly kind: PaymentKind
  readonly amount: Cents
  /** The other invoice, where the row is about credit. */
  readonly other_id: string | null
}
export type CreditSource = { readonly id: string; readonly amount: Cents }

/** Kept credit that was set against an invoice and is still there, by the invoice it was kept for. */
export function creditSources(movements: readonly CreditMovement[]): CreditSource[] {
  const sums = new Map<string, Cents>()
  for (const { kind, amount, other_id } of movements) {
    const moves = PAYMENT_FACTS[kind].moves_credit
    const isOfSource = (moves === 'forth' && amount > 0) || (moves === 'back' && amount < 0)
    if (other_id && isOfSource) sums.set(other_id, (sums.get(other_id) ?? 0) + amount)
  }
  return [...sums].map(([id, amount]) => ({ id, amount })).filter(({ amount }) => amount > 0)
}

/** Where credit of an invoice was set against and still is, the latest use first: it is the first to be undone. */
export function creditTargets(movements: readonly CreditMovement[]): CreditSource[] {
  const sums = new Map<string, Cents>()
  for (const { kind, amount, other_id } of movements) {
    const moves = PAYMENT_FACTS[kind].moves_credit
    const isOfTarget = (moves === 'forth' && amount < 0) || (moves === 'back' && amount > 0)
    if (other_id && isOfTarget) sums.set(other_id, (sums.get(other_id) ?? 0) - amount)
  }
  return [...sums]
    .map(([id, amount]) => ({ id, amount }))
    .filter(({ amount }) => amount > 0)
    .toReversed()
}

export const creditUsed = (movements: readonly CreditMovement[]): Cents =>
  creditSources(movements).reduce((sum, { amount }) => sum + amount, 0)

/**
 * Where credit that an invoice no longer needs is returned to. A refund is of a payment, so only there can it be
 * refunded; `kept` beyond it was paid for this very invoice and stays.
 */
export function creditsBack(movements: readonly CreditMovement[], credit: Cents): CreditSource[] {
  let rest = credit
  return creditSources(movements).flatMap(({ id, amount }) => {
    const back = Math.min(rest, amount)
    rest -= back
    return back > 0 ? [{ id, amount: back }] : []
  })
}
