import { meetingHostsContract as hosts } from '@fareeq/domain/meetings/contract-hosts.ts'
import { meetingsOpsContract as contract } from '@fareeq/domain/meetings/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { activateHost, addHost, changeHost, readHosts, removeHost } from './actions-hosts.ts'
import {
  addAbsence,
  bookForCompany,
  cancelForVisitor,
  dropAbsence,
  moveForVisitor,
  noteOutcome,
  readCalendar,
} from './actions-ops.ts'

export function meetingOpsRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => readCalendar(call, query))
  serve(server, contract.book, (call, { body }) => bookForCompany(call, body))
  serve(server, contract.mark, (call, { params, body }) => noteOutcome(call, params.id, body))
  serve(server, contract.move, (call, { params, body }) => moveForVisitor(call, params.id, body))
  serve(server, contract.cancel, (call, { params, body }) => cancelForVisitor(call, params.id, body))
  serve(server, contract.addAbsence, (call, { body }) => addAbsence(call, body))
  serve(server, contract.dropAbsence, (call, { params }) => dropAbsence(call, params.id))
  serve(server, hosts.list, (call) => readHosts(call))
  serve(server, hosts.add, (call, { body }) => addHost(call, body))
  serve(server, hosts.change, (call, { params, body }) => changeHost(call, params.id, body))
  serve(server, hosts.activate, (call, { params, body }) => activateHost(call, params.id, body))
  serve(server, hosts.remove, (call, { params }) => removeHost(call, params.id))
}
