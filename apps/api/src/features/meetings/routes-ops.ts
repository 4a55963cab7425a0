import { meetingHostsContract as hosts } from '@fareeq/domain/meetings/contract-hosts.ts'
import { ownCalendarContract as calendar } from '@fareeq/domain/meetings/contract-calendar.ts'
import { meetingsOpsContract as contract } from '@fareeq/domain/meetings/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { addAbsence, dropAbsence } from './actions-absences.ts'
import { readOwnCalendar } from './actions-calendar.ts'
import { activateHost, addHost, changeHost, readHosts, removeHost } from './actions-hosts.ts'
import { bookForCompany, cancelForVisitor, moveForVisitor, noteOutcome, readCalendar } from './actions-ops.ts'

export function meetingOpsRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => readCalendar(ctx, query))
  serve(server, contract.book, (ctx, { body }) => bookForCompany(ctx, body))
  serve(server, contract.mark, (ctx, { params, body }) => noteOutcome(ctx, params.id, body))
  serve(server, contract.move, (ctx, { params, body }) => moveForVisitor(ctx, params.id, body))
  serve(server, contract.cancel, (ctx, { params, body }) => cancelForVisitor(ctx, params.id, body))
  serve(server, contract.addAbsence, (ctx, { body }) => addAbsence(ctx, body))
  serve(server, contract.dropAbsence, (ctx, { params }) => dropAbsence(ctx, params.id))
  serve(server, calendar.read, (ctx, { query }) => readOwnCalendar(ctx, query))
  serve(server, hosts.list, (ctx) => readHosts(ctx))
  serve(server, hosts.add, (ctx, { body }) => addHost(ctx, body))
  serve(server, hosts.change, (ctx, { params, body }) => changeHost(ctx, params.id, body))
  serve(server, hosts.activate, (ctx, { params, body }) => activateHost(ctx, params.id, body))
  serve(server, hosts.remove, (ctx, { params }) => removeHost(ctx, params.id))
}
