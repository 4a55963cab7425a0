import { selectionBulksContract as contract } from '@fareeq/domain/selections/contract-bulks.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { beginBulk, previewBulk, readBulk, stopBulk, undoBulk } from './actions-bulks.ts'
import { dropView, listViews, saveView } from './actions-views.ts'

export function selectionBulkRoutes(server: Server) {
  serve(server, contract.preview, (ctx, { body }) => previewBulk(ctx, body))
  serve(server, contract.begin, (ctx, { body }) => beginBulk(ctx, body))
  serve(server, contract.read, (ctx, { params }) => readBulk(ctx, params.id))
  serve(server, contract.stop, (ctx, { params }) => stopBulk(ctx, params.id))
  serve(server, contract.undo, (ctx, { params }) => undoBulk(ctx, params.id))
  serve(server, contract.views, (ctx) => listViews(ctx))
  serve(server, contract.saveView, (ctx, { body }) => saveView(ctx, body))
  serve(server, contract.dropView, (ctx, { params }) => dropView(ctx, params.id))
}
