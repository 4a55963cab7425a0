import { selectionBulksContract as contract } from '@fareeq/domain/selections/contract-bulks.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { beginBulk, previewBulk, readBulk, stopBulk, undoBulk } from './actions-bulks.ts'
import { dropView, listViews, saveView } from './actions-views.ts'

export function selectionBulkRoutes(server: Server) {
  serve(server, contract.preview, (call, { body }) => previewBulk(call, body))
  serve(server, contract.begin, (call, { body }) => beginBulk(call, body))
  serve(server, contract.read, (call, { params }) => readBulk(call, params.id))
  serve(server, contract.stop, (call, { params }) => stopBulk(call, params.id))
  serve(server, contract.undo, (call, { params }) => undoBulk(call, params.id))
  serve(server, contract.views, (call) => listViews(call))
  serve(server, contract.saveView, (call, { body }) => saveView(call, body))
  serve(server, contract.dropView, (call, { params }) => dropView(call, params.id))
}
