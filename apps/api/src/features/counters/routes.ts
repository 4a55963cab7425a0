import { staffCountersContract } from '@fareeq/domain/counters/contract-ops.ts'
import { countersContract as contract } from '@fareeq/domain/counters/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { ownProject } from '../client-projects/queries.ts'
import { staffCounters } from './actions-staff.ts'
import { clientCounters, talentIndicators, talentRenewals } from './actions.ts'

export function counterRoutes(server: Server) {
  serve(server, contract.client, async (call, { query }) => {
    if (query.project_id) await ownProject(call.db, call.viewer.userId, query.project_id)
    return { data: await clientCounters(call, query.project_id) }
  })

  serve(server, contract.clientRenewals, async (call, { query }) => {
    if (query.project_id) await ownProject(call.db, call.viewer.userId, query.project_id)
    return { data: (await clientCounters(call, query.project_id)).renewals }
  })

  serve(server, contract.talent, async (call) => ({ data: await talentIndicators(call) }))
  serve(server, contract.talentRenewals, async (call) => ({
    data: await talentRenewals(call),
  }))

  serve(server, staffCountersContract.staff, async (call) => ({
    data: await staffCounters(call),
  }))
}
