import { pairsContract as pairs } from '@fareeq/domain/talent-imports/contract-pairs.ts'
import { importsContract as ops, welcomeContract as welcome } from '@fareeq/domain/talent-imports/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { agree, decline, readWelcome } from './actions-consent.ts'
import { dismiss, listPairs, mergePair } from './actions-pairs.ts'
import { beginImport, chooseRow, listImports, previewImport, readImport, stopImport, uploadImport } from './actions.ts'

export function talentImportRoutes(server: Server) {
  serve(server, ops.upload, (call, { upload }) => uploadImport(call, upload))
  serve(server, ops.list, (call) => listImports(call))
  serve(server, ops.read, (call, { params }) => readImport(call, params.id))
  serve(server, ops.rows, (call, { params, query }) => previewImport(call, params.id, query))
  serve(server, ops.choose, (call, { params, body }) => chooseRow(call, params.id, params.line, body.choice))
  serve(server, ops.begin, (call, { params }) => beginImport(call, params.id))
  serve(server, ops.stop, (call, { params }) => stopImport(call, params.id))
  serve(server, pairs.list, (call, { query }) => listPairs(call, query))
  serve(server, pairs.merge, (call, { params, body }) => mergePair(call, params, body))
  serve(server, pairs.dismiss, (call, { params }) => dismiss(call, params))
  serve(server, welcome.read, (call, { params }) => readWelcome(call, params.token))
  serve(server, welcome.agree, (call, { params, body, request }) =>
    agree(call, params.token, body, request.headers['user-agent']),
  )
  serve(server, welcome.decline, (call, { params }) => decline(call, params.token))
}
