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
import { acceptFee, acceptTerms, propose, rejectByClient, rejectByTalent, renew, withdraw } from './actions.ts'

export function renewalRoutes(server: Server) {
  serve(server, client.list, async (ctx, { query }) => {
    if (query.project_id) await ownProject(ctx.db, ctx.viewer.userId, query.project_id)
    return listWithForecast(ctx, query)
  })
  serve(server, client.renew, (ctx, { body }) => renew(ctx, body))
  serve(server, client.changeTerms, (ctx, { params, body }) => changeTerms(ctx, params.id, body))
  serve(server, client.withdraw, (ctx, { params }) => withdraw(ctx, params.id))
  serve(server, client.acceptFee, (ctx, { params, body }) => acceptFee(ctx, params.id, body))
  serve(server, client.acceptTerms, (ctx, { params, body }) => acceptTerms(ctx, params.id, body))
  serve(server, client.reject, (ctx, { body }) => rejectByClient(ctx, body))

  serve(server, talent.list, (ctx, { query }) => listRenewals(ctx, ctx.viewer, 'talent', query))
  serve(server, talent.document, (ctx, { params }) => readDocument(ctx, params.id))
  serve(server, talent.sendCode, (ctx, { params }) => sendCode(ctx, params.id))
  serve(server, talent.accept, (ctx, { params, body, request }) =>
    accept(ctx, params.id, { ...body, address: request.ip }),
  )
  serve(server, talent.counter, (ctx, { params, body }) => counter(ctx, params.id, body))
  serve(server, talent.reject, (ctx, { params, body }) => rejectByTalent(ctx, params.id, body))
  serve(server, talent.propose, (ctx, { params, body }) => propose(ctx, params.id, body))

  serve(server, ops.list, (ctx, { query }) => listWithForecast(ctx, query))
  serve(server, ops.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, ops.approve, (ctx, { params, body }) => approve(ctx, params.id, body))
  serve(server, ops.refuse, (ctx, { params, body }) => refuse(ctx, params.id, body))
}
