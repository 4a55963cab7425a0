import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { findCandidates } from './actions-candidates.ts'
import { extend, listForStaff, nominate, withdraw } from './actions-ops.ts'
import { askForDays, listNominations, nominationsInfo, openNomination, passOver } from './actions.ts'

export function nominationRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.info, ({ query, ...call }) => nominationsInfo(call, query.project_id))
  serve(server, contract.list, ({ query, ...call }) => listNominations({ ...call, platform }, query))
  serve(server, contract.read, ({ params, ...call }) => openNomination({ ...call, platform }, params.id))
  serve(server, contract.pass, ({ params, body, ...call }) => passOver({ ...call, platform }, params.id, body))
  serve(server, contract.askForDays, ({ params, ...call }) => askForDays({ ...call, platform }, params.id))

  serve(server, ops.candidates, ({ params, query, ...call }) => findCandidates({ ...call, platform }, params.id, query))
  serve(server, ops.list, ({ query, ...call }) => listForStaff(call, query))
  serve(server, ops.nominate, ({ body, ...call }) => nominate({ ...call, platform }, body))
  serve(server, ops.extend, ({ params, body, ...call }) => extend({ ...call, platform }, params.id, body))
  serve(server, ops.withdraw, ({ params, body, ...call }) => withdraw({ ...call, platform }, params.id, body))
}
