import {
  accountImpersonationsContract,
  impersonationsContract as contract,
} from '@fareeq/domain/staff/contract-impersonations.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { beginImpersonation, finishImpersonation, readImpersonations } from './actions-impersonations.ts'

export function impersonationRoutes(server: Server) {
  serve(server, contract.begin, (call, { body, request }) =>
    beginImpersonation(call, body.user_id, body.reason, request.headers['user-agent']),
  )
  serve(server, contract.end, (call, { params }) => finishImpersonation(call, params.id))
  serve(server, accountImpersonationsContract.list, (call, { query }) => readImpersonations(call, query.before))
}
