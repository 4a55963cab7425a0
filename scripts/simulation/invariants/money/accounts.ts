import { clientInvoicesCalls, invoicesOpsCalls } from '@fareeq/domain/invoices/calls.ts'
import { ledgerCalls } from '@fareeq/domain/ledger/calls.ts'
import { rowsOf } from '../../engine/pages.ts'
import type { Invariant } from '../../engine/watch.ts'

const SAMPLE = 6

/** What a company owes by the books is what its invoices leave open, and the company reads the same. */
export const accounts: Invariant = {
  name: 'money: accounts are invoices less payments and credits',
  async check({ office, by, person, expect, world, chance }, isLast) {
    const call = office
    const { data: companies } = await call(invoicesOpsCalls.companies)
    const sample = isLast ? companies : chance.some(companies, SAMPLE)
    for (const { organisation_id: id, company: name, contracts } of sample) {
      const { data: balances } = await call(ledgerCalls.balances, { query: { owner: id } })
      const receivable = balances.find(({ account }) => account === 'receivable')?.balance ?? 0
      const rows = await rowsOf((cursor) =>
        call(invoicesOpsCalls.list, { query: { organisation_id: id, limit: 50, ...(cursor && { cursor }) } }),
      )
      const open = rows.reduce((sum, { open_amount, state }) => sum + (state === 'draft' ? 0 : open_amount), 0)
      const company = world.companies.find(({ key }) =>
        contracts.some(({ id: contract }) => world.deals[contract]?.company === key),
      )
      expect(
        receivable === open,
        () => `${name} owes ${receivable} by the books, and its invoices leave ${open} open`,
        company?.key,
      )
      const owner = company && person(company.owner)
      if (!owner?.token) continue
      const { data, meta } = await by(owner)(clientInvoicesCalls.list, { query: { limit: 50 } })
      if (meta.next_cursor !== null) continue
      const theirs = data.reduce((sum, { open_amount }) => sum + open_amount, 0)
      expect(theirs === open, () => `${name} reads ${theirs} as open, and finance ${open}`, company?.key)
    }
  },
}
