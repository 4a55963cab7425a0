import { matchingContract as contract } from '@fareeq/domain/matching/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listMarked, markTalent } from './actions-marks.ts'
import { compareTalents, countTalents, findTalents } from './actions.ts'

export function matchingRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.find, ({ query, ...call }) => findTalents({ ...call, platform }, query))
  serve(server, contract.facets, ({ query, ...call }) => countTalents({ ...call, platform }, query))
  serve(server, contract.compare, ({ query, ...call }) => compareTalents({ ...call, platform }, query))

  serve(server, contract.marked, ({ query, ...call }) => listMarked({ ...call, platform }, query))
  serve(server, contract.mark, ({ params, query, body, ...call }) =>
    markTalent({ ...call, platform }, query.project_id, params.id, body.mark),
  )
}
