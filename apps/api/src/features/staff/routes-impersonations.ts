import {
  accountImpersonationsContract,
  impersonationsContract as contract,
} from '@fareeq/domain/staff/contract-impersonations.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { beginImpersonation, finishImpersonation, readImpersonations } from './actions-impersonations.ts'

export function impersonationRoutes(server: Server) {
  serve(server, contract.begin, (ctx, { body, request }) =>
    beginImpersonation(ctx, body.user_id, body.reason, request.headers['user-agent']),
  )
  serve(server, contract.end, (ctx, { params }) => finishImpersonation(ctx, params.id))
  serve(server, accountImpersonationsContract.list, (ctx, { query }) => readImpersonations(ctx, query.before))
}
