import { interviewsOpsContract as contract } from '@fareeq/domain/interviews/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { cancelByStaff, confirmForCompany, extend, listForStaff, offerForCompany, readForStaff } from './actions-ops.ts'

export function interviewOpsRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => listForStaff(call, query))
  serve(server, contract.read, (call, { params }) => readForStaff(call, params.id))
  serve(server, contract.offer, (call, { params, body }) => offerForCompany(call, params.id, body))
  serve(server, contract.confirmNew, (call, { params, body }) => confirmForCompany(call, params.id, body))
  serve(server, contract.cancel, (call, { params, body }) => cancelByStaff(call, params.id, body))
  serve(server, contract.extend, (call, { params, body }) => extend(call, params.id, body))
}
