import { staffCountersContract } from '@fareeq/domain/counters/contract-ops.ts'
import { countersContract as contract } from '@fareeq/domain/counters/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { ownProject } from '../client-projects/queries.ts'
import { staffCounters } from './actions-staff.ts'
import { clientCounters, talentIndicators, talentRenewals } from './actions.ts'

export function counterRoutes(server: Server) {
  serve(server, contract.client, async (ctx, { query }) => {
    if (query.project_id) await ownProject(ctx.db, ctx.viewer.userId, query.project_id)
    return { data: await clientCounters(ctx, query.project_id) }
  })

  serve(server, contract.clientRenewals, async (ctx, { query }) => {
    if (query.project_id) await ownProject(ctx.db, ctx.viewer.userId, query.project_id)
    return { data: (await clientCounters(ctx, query.project_id)).renewals }
  })

  serve(server, contract.talent, async (ctx) => ({ data: await talentIndicators(ctx) }))
  serve(server, contract.talentRenewals, async (ctx) => ({
    data: await talentRenewals(ctx),
  }))

  serve(server, staffCountersContract.staff, async (ctx) => ({
    data: await staffCounters(ctx),
  }))
}
