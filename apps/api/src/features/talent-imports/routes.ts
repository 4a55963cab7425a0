import { pairsContract as pairs } from '@fareeq/domain/talent-imports/contract-pairs.ts'
import { importsContract as ops, welcomeContract as welcome } from '@fareeq/domain/talent-imports/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { agree, decline, readWelcome } from './actions-consent.ts'
import { dismiss, listPairs, mergePair } from './actions-pairs.ts'
import { beginImport, chooseRow, listImports, previewImport, readImport, stopImport, uploadImport } from './actions.ts'

export function talentImportRoutes(server: Server) {
  serve(server, ops.upload, (ctx, { upload }) => uploadImport(ctx, upload))
  serve(server, ops.list, (ctx) => listImports(ctx))
  serve(server, ops.read, (ctx, { params }) => readImport(ctx, params.id))
  serve(server, ops.rows, (ctx, { params, query }) => previewImport(ctx, params.id, query))
  serve(server, ops.choose, (ctx, { params, body }) => chooseRow(ctx, params.id, params.line, body.choice))
  serve(server, ops.begin, (ctx, { params }) => beginImport(ctx, params.id))
  serve(server, ops.stop, (ctx, { params }) => stopImport(ctx, params.id))
  serve(server, pairs.list, (ctx, { query }) => listPairs(ctx, query))
  serve(server, pairs.merge, (ctx, { params, body }) => mergePair(ctx, params, body))
  serve(server, pairs.dismiss, (ctx, { params }) => dismiss(ctx, params))
  serve(server, welcome.read, (ctx, { params }) => readWelcome(ctx, params.token))
  serve(server, welcome.agree, (ctx, { params, body, request }) =>
    agree(ctx, params.token, body, request.headers['user-agent']),
  )
  serve(server, welcome.decline, (ctx, { params }) => decline(ctx, params.token))
}
