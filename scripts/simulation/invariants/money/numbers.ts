import { invoicesOpsCalls } from '@fareeq/domain/invoices/calls.ts'
import { rowsOf } from '../../engine/pages.ts'
import type { Invariant } from '../../engine/watch.ts'

/** The numbers of a year are counted without a gap, and no two papers have one. */
export const numbers: Invariant = {
  name: 'money: invoice numbers without a gap',
  async check({ office, expect }, isLast) {
    if (!isLast) return
    const call = office
    const rows = await rowsOf((cursor) =>
      call(invoicesOpsCalls.list, { query: { limit: 50, ...(cursor && { cursor }) } }),
    )
    const byYear = Map.groupBy(
      rows.flatMap(({ number }) => number ?? []),
      (number) => number.slice(0, 9),
    )
    for (const [series, numbers] of byYear) {
      const counts = numbers.map((number) => Number(number.slice(9))).toSorted((a, b) => a - b)
      for (const [index, count] of counts.entries())
        expect(count === index + 1, () => `${series}${String(index + 1).padStart(6, '0')} is missing or there twice`)
    }
  },
}
