import { countersContract as contract } from '@fareeq/domain/counters/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { clientCounters, talentIndicators, talentRenewals } from './actions.ts'

export function counterRoutes(server: Server) {
  serve(server, contract.client, async ({ db, viewer, query }) => ({
    data: await clientCounters(db, viewer, query.project_id),
  }))

  serve(server, contract.talent, async ({ db, viewer }) => ({ data: await talentIndicators(db, viewer) }))
  serve(server, contract.talentRenewals, async ({ db, viewer }) => ({ data: await talentRenewals(db, viewer) }))
}
