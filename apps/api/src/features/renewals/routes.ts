import {
  clientRenewalsContract as client,
  renewalsOpsContract as ops,
  talentRenewalsContract as talent,
} from '@fareeq/domain/renewals/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { ownProject } from '../client-projects/queries.ts'
import { accept, readDocument, sendCode } from './actions-accepting.ts'
import { approve, refuse } from './actions-ops.ts'
import { listRenewals, listWithForecast, readOfContract } from './actions-reading.ts'
import { changeTerms, counter } from './actions-terms.ts'
import { acceptFee, rejectByClient, rejectByTalent, renew, withdraw } from './actions.ts'

export function renewalRoutes(server: Server) {
  serve(server, client.list, async (call, { query }) => {
    if (query.project_id) await ownProject(call.db, call.viewer.userId, query.project_id)
    return listWithForecast(call, query)
  })
  serve(server, client.renew, (call, { body }) => renew(call, body))
  serve(server, client.changeTerms, (call, { params, body }) => changeTerms(call, params.id, body))
  serve(server, client.withdraw, (call, { params }) => withdraw(call, params.id))
  serve(server, client.acceptFee, (call, { params, body }) => acceptFee(call, params.id, body))
  serve(server, client.reject, (call, { body }) => rejectByClient(call, body))

  serve(server, talent.list, (call, { query }) => listRenewals(call, call.viewer, 'talent', query))
  serve(server, talent.document, (call, { params }) => readDocument(call, params.id))
  serve(server, talent.sendCode, (call, { params }) => sendCode(call, params.id))
  serve(server, talent.accept, (call, { params, body }) => accept(call, params.id, body))
  serve(server, talent.counter, (call, { params, body }) => counter(call, params.id, body))
  serve(server, talent.reject, (call, { params, body }) => rejectByTalent(call, params.id, body))

  serve(server, ops.list, (call, { query }) => listWithForecast(call, query))
  serve(server, ops.ofContract, (call, { params }) => readOfContract(call, params.id))
  serve(server, ops.approve, (call, { params, body }) => approve(call, params.id, body))
  serve(server, ops.refuse, (call, { params, body }) => refuse(call, params.id, body))
}
