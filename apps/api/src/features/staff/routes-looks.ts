import { accountLooksContract, staffLooksContract as contract } from '@fareeq/domain/staff/contract-looks.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { beginLook, finishLook, readLooks } from './actions-looks.ts'

export function staffLookRoutes(server: Server) {
  serve(server, contract.begin, (call, { body, request }) =>
    beginLook(call, body.user_id, body.reason, request.headers['user-agent']),
  )
  serve(server, contract.end, (call, { params }) => finishLook(call, params.id))
  serve(server, accountLooksContract.list, (call, { query }) => readLooks(call, query.before))
}
