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
import { applyAgain, ownSelection } from './actions-own.ts'
import { selectionBulkRoutes } from './routes-bulks.ts'
import { selectionRecordRoutes } from './routes-record.ts'

export function selectionRoutes(server: Server) {
  selectionRecordRoutes(server)
  selectionBulkRoutes(server)
  serve(server, own.own, (call) => ownSelection(call))
  serve(server, own.apply, (call) => applyAgain(call))
  serve(server, ops.list, (call, { query }) => listSelections(call, query))
  serve(server, ops.counts, (call, { query }) => countSelections(call, query))
  serve(server, ops.move, (call, { params, body }) => moveSelection(call, params.id, body))
  serve(server, ops.reject, (call, { params, body }) => rejectSelection(call, params.id, body))
  serve(server, ops.reconsider, (call, { params, body }) => reconsiderSelection(call, params.id, body))
  serve(server, ops.invite, (call, { params }) => inviteToTests(call, params.id))
  serve(server, ops.take, (call, { params, body }) => takeSelection(call, params.id, body.expected_owner))
  serve(server, ops.handOver, (call, { params, body }) => handSelectionOver(call, params.id, body.to))
  serve(server, ops.giveBack, (call, { params }) => giveSelectionBack(call, params.id))
}
