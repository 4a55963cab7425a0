import { contractsOpsCalls } from '@fareeq/domain/contracts/calls.ts'
import { interviewsOpsCalls } from '@fareeq/domain/interviews/calls.ts'
import { invoicesOpsCalls } from '@fareeq/domain/invoices/calls.ts'
import { nominationsOpsCalls } from '@fareeq/domain/nominations/calls.ts'
import { offersOpsCalls } from '@fareeq/domain/offers/calls.ts'
import { payoutsOpsCalls } from '@fareeq/domain/payouts/calls.ts'
import { renewalsOpsCalls } from '@fareeq/domain/renewals/calls.ts'
import type { Invariant, Watch } from '../../engine/watch.ts'
import { CONTRACT, INTERVIEW, INVOICE, NOMINATION, OFFER, PAYOUT, RENEWAL, isReachable } from './tables.ts'

type Row = { id: string; state: string }
type Life = { table: Readonly<Record<string, readonly string[]>>; rows(watch: Watch): Promise<readonly Row[]> }

/** The newest of each kind: what is under way is among them. */
const newest = { query: { limit: 50 } } as const

const LIVES: Readonly<Record<string, Life>> = {
  interview: {
    table: INTERVIEW,
    rows: async ({ office }) => (await office(interviewsOpsCalls.list, { query: { limit: 20 } })).data,
  },
  nomination: {
    table: NOMINATION,
    rows: async ({ office }) => (await office(nominationsOpsCalls.list, { query: { limit: 20 } })).data,
  },
  offer: { table: OFFER, rows: async ({ office }) => (await office(offersOpsCalls.list, {})).data },
  contract: { table: CONTRACT, rows: async ({ office }) => (await office(contractsOpsCalls.list, {})).data },
  renewal: { table: RENEWAL, rows: async ({ office }) => (await office(renewalsOpsCalls.list, {})).data },
  invoice: { table: INVOICE, rows: async ({ office }) => (await office(invoicesOpsCalls.list, newest)).data },
  payout: { table: PAYOUT, rows: async ({ office }) => (await office(payoutsOpsCalls.list, newest)).data },
}

/** No state outside its table, and none that was reached by a way the table does not have. */
export const states: Invariant = {
  name: 'lives: no state outside its table',
  async check(watch) {
    const { memory, expect } = watch
    const before = memory<Record<string, Record<string, string>>>({})
    for (const [name, { table, rows }] of Object.entries(LIVES)) {
      const formerStates = (before[name] ??= {})
      for (const { id, state } of await rows(watch)) {
        const former = formerStates[id]
        expect(state in table, () => `${name} ${id} is ${state}, which is no state of its`)
        if (former !== undefined)
          expect(isReachable(table, former, state), () => `${name} ${id} was ${former}, and is ${state} now`)
        formerStates[id] = state
        // What is over is looked at once more, and then forgotten.
        if ((table[state]?.length ?? 0) === 0 && former === state) delete formerStates[id]
      }
    }
  },
}
