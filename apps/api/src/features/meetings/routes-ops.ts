import { meetingsOpsContract as contract } from '@fareeq/domain/meetings/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { addAbsence, cancelForVisitor, dropAbsence, moveForVisitor, readCalendar } from './actions-ops.ts'

export function meetingOpsRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => readCalendar(call, query))
  serve(server, contract.move, (call, { params, body }) => moveForVisitor(call, params.id, body))
  serve(server, contract.cancel, (call, { params, body }) => cancelForVisitor(call, params.id, body))
  serve(server, contract.addAbsence, (call, { body }) => addAbsence(call, body))
  serve(server, contract.dropAbsence, (call, { params }) => dropAbsence(call, params.id))
}
