import { bansOpsContract as ops } from '@fareeq/domain/bans/contract-ops.ts'
import { bansContract as contract } from '@fareeq/domain/bans/contract.ts'
import { sendUpload } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { storeFile, openFile } from './actions-files.ts'
import {
  answerCase,
  appealCase,
  decideAppeal,
  decideCase,
  openCase,
  reportByClient,
  reportByStaff,
} from './actions-moves.ts'
import { listCases, readCase, readOwnCases } from './actions.ts'

export function banRoutes(server: Server) {
  serve(server, contract.own, (ctx) => readOwnCases(ctx))
  serve(server, contract.answer, (ctx, { params, body }) => answerCase(ctx, params.id, body))
  serve(server, contract.appeal, (ctx, { params, body }) => appealCase(ctx, params.id, body))
  serve(server, contract.report, (ctx, { body }) => reportByClient(ctx, body))
  serve(server, contract.upload, (ctx, { upload }) => storeFile(ctx, upload))

  serve(server, ops.list, (ctx, { query }) => listCases(ctx, query))
  serve(server, ops.read, (ctx, { params }) => readCase(ctx, params.id))
  serve(server, ops.report, (ctx, { body }) => reportByStaff(ctx, body))
  serve(server, ops.open, (ctx, { params, body }) => openCase(ctx, params.id, body))
  serve(server, ops.decide, (ctx, { params, body }) => decideCase(ctx, params.id, body))
  serve(server, ops.decideAppeal, (ctx, { params, body }) => decideAppeal(ctx, params.id, body))
  serve(server, ops.upload, (ctx, { upload }) => storeFile(ctx, upload))
  serve(server, ops.file, async (ctx, { params, reply }) => {
    await sendUpload(reply, await openFile(ctx, params.id, params.file))
  })
}
