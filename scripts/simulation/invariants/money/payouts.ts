import { invoicesOpsCalls } from '@fareeq/domain/invoices/calls.ts'
import { payoutsOpsCalls } from '@fareeq/domain/payouts/calls.ts'
import { rowsOf } from '../../engine/pages.ts'
import type { Invariant } from '../../engine/watch.ts'

/** What talents are owed is what companies were billed for their work, less what was taken back. */
export const payouts: Invariant = {
  name: 'money: payouts are months worked by the agreed pay',
  async check({ office, expect, world }, isLast) {
    if (!isLast) return
    const call = office
    const list = await rowsOf((cursor) =>
      call(payoutsOpsCalls.list, { query: { limit: 100, ...(cursor && { cursor }) } }),
    )
    const owed = new Map<string, number>()
    for (const { contract, month, net, kind, state } of list) {
      if (kind !== 'salary' || !contract || !month || state === 'canceled') continue
      const key = `${contract.id} ${month}`
      owed.set(key, (owed.get(key) ?? 0) + net)
    }
    const invoices = await rowsOf((cursor) =>
      call(invoicesOpsCalls.list, { query: { limit: 50, ...(cursor && { cursor }) } }),
    )
    const billed = new Map<string, number>()
    for (const { id, state } of invoices) {
      if (state === 'draft' || state === 'void') continue
      const { data } = await call(invoicesOpsCalls.read, { params: { id } })
      for (const { contract, month, net, credited, total, kind } of data.lines) {
        if (kind !== 'salary' || !contract || !month || credited === total) continue
        const key = `${contract.id} ${month}`
        billed.set(key, (billed.get(key) ?? 0) + net)
      }
    }
    for (const key of new Set([...owed.keys(), ...billed.keys()])) {
      const deal = world.deals[key.split(' ')[0]!]
      expect(
        owed.get(key) === billed.get(key),
        () => `${key}: ${billed.get(key) ?? 0} net was billed, and ${owed.get(key) ?? 0} is owed to the talent`,
        deal?.talent,
      )
    }
  },
}
