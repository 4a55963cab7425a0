import { figuresContract as contract } from '@fareeq/domain/figures/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readSteps } from './actions-steps.ts'
import { readFigures, readRows, readWizards } from './actions.ts'

export function figureRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => readFigures(ctx, query))
  serve(server, contract.rows, (ctx, { params, query }) => readRows(ctx, params.figure, query))
  serve(server, contract.steps, (ctx, { params, query }) => readSteps(ctx, params.step, query))
  serve(server, contract.wizards, (ctx, { query }) => readWizards(ctx, query))
}
