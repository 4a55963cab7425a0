import { selectionsOpsContract as ops } from '@fareeq/domain/selections/contract-ops.ts'
import { selectionsContract as own } from '@fareeq/domain/selections/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { countSelections, listSelections } from './actions.ts'
import {
  giveSelectionBack,
  handSelectionOver,
  inviteToTests,
  moveSelection,
  reconsiderSelection,
  rejectSelection,
  takeSelection,
} from './actions-deciding.ts'
import { reapply, ownSelection } from './actions-own.ts'
import { selectionBulkRoutes } from './routes-bulks.ts'
import { selectionRecordRoutes } from './routes-record.ts'

export function selectionRoutes(server: Server) {
  selectionRecordRoutes(server)
  selectionBulkRoutes(server)
  serve(server, own.own, (ctx) => ownSelection(ctx))
  serve(server, own.apply, (ctx) => reapply(ctx))
  serve(server, ops.list, (ctx, { query }) => listSelections(ctx, query))
  serve(server, ops.counts, (ctx, { query }) => countSelections(ctx, query))
  serve(server, ops.move, (ctx, { params, body }) => moveSelection(ctx, params.id, body))
  serve(server, ops.reject, (ctx, { params, body }) => rejectSelection(ctx, params.id, body))
  serve(server, ops.reconsider, (ctx, { params, body }) => reconsiderSelection(ctx, params.id, body))
  serve(server, ops.invite, (ctx, { params }) => inviteToTests(ctx, params.id))
  serve(server, ops.take, (ctx, { params, body }) => takeSelection(ctx, params.id, body.expected_owner))
  serve(server, ops.handOver, (ctx, { params, body }) => handSelectionOver(ctx, params.id, body.to))
  serve(server, ops.giveBack, (ctx, { params }) => giveSelectionBack(ctx, params.id))
}
