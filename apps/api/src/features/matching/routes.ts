import { matchingContract as contract } from '@fareeq/domain/matching/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listMarked, markTalent } from './actions-marks.ts'
import { compareTalents, countTalents, findTalents } from './actions.ts'

export function matchingRoutes(server: Server) {
  serve(server, contract.find, (ctx, { query }) => findTalents(ctx, query))
  serve(server, contract.facets, (ctx, { query }) => countTalents(ctx, query))
  serve(server, contract.compare, (ctx, { query }) => compareTalents(ctx, query))

  serve(server, contract.marked, (ctx, { query }) => listMarked(ctx, query))
  serve(server, contract.mark, (ctx, { params, query, body }) =>
    markTalent(ctx, query.project_id, params.id, body.mark),
  )
}
