import { contractsOpsCalls } from '@fareeq/domain/contracts/calls.ts'
import type { Work } from '../work-item.ts'

/** The account manager sends a contract as soon as both sides have said who they are. */
export const contract: Work = {
  kind: 'contract',
  async do({ call, me, count, did }, { id }) {
    if (!me.roles.includes('account_manager')) return
    const { data } = await call(contractsOpsCalls.parties, { params: { id } })
    if (!data?.company || !data.talent) return
    await call(contractsOpsCalls.send, { params: { id } })
    did('contract.sent', id)
    count('contract.sent')
  },
}
