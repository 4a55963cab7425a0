import { figuresContract as contract } from '@fareeq/domain/figures/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readSteps } from './actions-steps.ts'
import { readFigures, readRows, readWizards } from './actions.ts'

export function figureRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => readFigures(call, query))
  serve(server, contract.rows, (call, { params, query }) => readRows(call, params.figure, query))
  serve(server, contract.steps, (call, { params, query }) => readSteps(call, params.step, query))
  serve(server, contract.wizards, (call, { query }) => readWizards(call, query))
}
