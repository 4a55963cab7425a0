import { ledgerCalls } from '@fareeq/domain/ledger/calls.ts'
import { addDays } from '../../engine/days.ts'
import { rowsOf } from '../../engine/pages.ts'
import type { Invariant } from '../../engine/watch.ts'

/** A booking may count on an earlier day, such as that of a transfer. */
const LATEST = 12 // days

/** Every booking sums to zero, and what an account holds is the sum of its bookings. */
export const entries: Invariant = {
  name: 'money: every entry sums to zero',
  async check({ office, memory, expect, day, world }, isLast) {
    const call = office
    const books = memory<{ places: number[]; sums: Record<string, number> }>({ places: [], sums: {} })
    const seen = new Set(books.places)
    const from = isLast ? undefined : addDays(day, -LATEST)
    const rows = await rowsOf((cursor) =>
      call(ledgerCalls.entries, { query: { limit: 50, ...(from && { from }), ...(cursor && { cursor }) } }),
    )
    for (const { place, postings, reference } of rows) {
      if (seen.has(place)) continue
      books.places.push(place)
      const sum = postings.reduce((all, { amount }) => all + amount, 0)
      expect(sum === 0, () => `entry ${place} (${reference}) sums to ${sum}`)
      expect(
        postings.every(({ amount }) => Number.isInteger(amount) && amount !== 0),
        () => `entry ${place} has an amount that is none`,
      )
      const counts = (world.counts[day] ??= {})
      for (const { account, amount } of postings) {
        if (account !== 'cash' && account !== 'card_clearing') continue
        const event = amount > 0 ? 'money.received' : 'money.paid_out'
        counts[event] = (counts[event] ?? 0) + Math.abs(amount)
      }
      for (const { account, amount } of postings) books.sums[account] = (books.sums[account] ?? 0) + amount
    }
    const { data } = await call(ledgerCalls.balances, {})
    for (const { account, balance } of data) {
      const sum = books.sums[account] ?? 0
      expect(balance === sum, () => `${account} is said to hold ${balance}, and its entries sum to ${sum}`)
    }
  },
}
