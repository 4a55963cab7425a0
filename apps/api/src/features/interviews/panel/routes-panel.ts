import { interviewsPanelContract as contract } from '@fareeq/domain/interviews/contract-panel.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { askForRound } from '../rounds/actions-rounds.ts'
import { score, setPanel } from './actions-panel.ts'

export function interviewPanelRoutes(server: Server) {
  serve(server, contract.setPanel, (ctx, { params, body }) => setPanel(ctx, params.id, body))
  serve(server, contract.furtherRound, (ctx, { params, body }) => askForRound(ctx, params.id, body))
  serve(server, contract.score, (ctx, { params, body }) => score(ctx, params.id, body))
}
