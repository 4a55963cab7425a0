import { matchingContract as contract } from '@fareeq/domain/matching/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listMarked, markTalent } from './actions-marks.ts'
import { compareTalents, countTalents, findTalents } from './actions.ts'

export function matchingRoutes(server: Server) {
  serve(server, contract.find, (call, { query }) => findTalents(call, query))
  serve(server, contract.facets, (call, { query }) => countTalents(call, query))
  serve(server, contract.compare, (call, { query }) => compareTalents(call, query))

  serve(server, contract.marked, (call, { query }) => listMarked(call, query))
  serve(server, contract.mark, (call, { params, query, body }) =>
    markTalent(call, query.project_id, params.id, body.mark),
  )
}
