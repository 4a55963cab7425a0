import { staffCountersContract } from '@fareeq/domain/counters/contract-ops.ts'
import { countersContract as contract } from '@fareeq/domain/counters/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { ownProject } from '../client-projects/queries.ts'
import { staffCounters } from './actions-staff.ts'
import { clientCounters, talentIndicators, talentRenewals } from './actions.ts'

export function counterRoutes(server: Server) {
  serve(server, contract.client, async ({ db, viewer, now }, { query }) => {
    if (query.project_id) await ownProject(db, viewer.userId, query.project_id)
    return { data: await clientCounters(db, viewer, now, query.project_id) }
  })

  serve(server, contract.clientRenewals, async ({ db, viewer, now }, { query }) => {
    if (query.project_id) await ownProject(db, viewer.userId, query.project_id)
    return { data: (await clientCounters(db, viewer, now, query.project_id)).renewals }
  })

  serve(server, contract.talent, async ({ db, viewer, now }) => ({ data: await talentIndicators(db, viewer, now) }))
  serve(server, contract.talentRenewals, async ({ db, viewer, now }) => ({
    data: await talentRenewals(db, viewer, now),
  }))

  serve(server, staffCountersContract.staff, async ({ db, viewer, now }) => ({
    data: await staffCounters(db, viewer, now),
  }))
}
