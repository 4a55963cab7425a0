import { offersOpsContract as ops } from '@fareeq/domain/offers/contract-ops.ts'
import { clientOffersContract as client, talentOffersContract as talent } from '@fareeq/domain/offers/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { make, readTemplate } from './actions-making.ts'
import {
  listForClient,
  listForStaff,
  listForTalent,
  listHires,
  readForClient,
  readForStaff,
  readForTalent,
} from './actions-reading.ts'
import { accept, askChange, decline, keepTerms, revise, withdraw } from './actions.ts'

export function offerRoutes(server: Server) {
  serve(server, talent.list, (ctx) => listForTalent(ctx))
  serve(server, talent.read, (ctx, { params }) => readForTalent(ctx, params.id))
  serve(server, talent.accept, async (ctx, { params, body }) => {
    await accept(ctx, params.id, body)
    return readForTalent(ctx, params.id)
  })
  serve(server, talent.askChange, async (ctx, { params, body }) => {
    await askChange(ctx, params.id, body)
    return readForTalent(ctx, params.id)
  })
  serve(server, talent.decline, async (ctx, { params, body }) => {
    await decline(ctx, params.id, body)
    return readForTalent(ctx, params.id)
  })

  serve(server, client.list, (ctx) => listForClient(ctx))
  serve(server, client.read, (ctx, { params }) => readForClient(ctx, params.id))
  serve(server, client.template, (ctx, { params }) => readTemplate(ctx, params.id))
  serve(server, client.make, async (ctx, { body }) => readForClient(ctx, await make(ctx, body)))
  serve(server, client.revise, async (ctx, { params, body }) => {
    await revise(ctx, params.id, body)
    return readForClient(ctx, params.id)
  })
  serve(server, client.keep, async (ctx, { params, body }) => {
    await keepTerms(ctx, params.id, body)
    return readForClient(ctx, params.id)
  })
  serve(server, client.withdraw, async (ctx, { params, body }) => {
    await withdraw(ctx, params.id, body)
    return readForClient(ctx, params.id)
  })

  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.hires, (ctx) => listHires(ctx))
  serve(server, ops.read, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.template, (ctx, { params }) => readTemplate(ctx, params.id))
  serve(server, ops.make, async (ctx, { body }) => readForStaff(ctx, await make(ctx, body)))
  serve(server, ops.revise, async (ctx, { params, body }) => {
    await revise(ctx, params.id, body)
    return readForStaff(ctx, params.id)
  })
  serve(server, ops.keep, async (ctx, { params, body }) => {
    await keepTerms(ctx, params.id, body)
    return readForStaff(ctx, params.id)
  })
  serve(server, ops.withdraw, async (ctx, { params, body }) => {
    await withdraw(ctx, params.id, body)
    return readForStaff(ctx, params.id)
  })
}
