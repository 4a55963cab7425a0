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
  serve(server, contract.own, (call) => readOwnCases(call))
  serve(server, contract.answer, (call, { params, body }) => answerCase(call, params.id, body))
  serve(server, contract.appeal, (call, { params, body }) => appealCase(call, params.id, body))
  serve(server, contract.report, (call, { body }) => reportByClient(call, body))
  serve(server, contract.upload, (call, { upload }) => storeFile(call, upload))

  serve(server, ops.list, (call, { query }) => listCases(call, query))
  serve(server, ops.read, (call, { params }) => readCase(call, params.id))
  serve(server, ops.report, (call, { body }) => reportByStaff(call, body))
  serve(server, ops.open, (call, { params, body }) => openCase(call, params.id, body))
  serve(server, ops.decide, (call, { params, body }) => decideCase(call, params.id, body))
  serve(server, ops.decideAppeal, (call, { params, body }) => decideAppeal(call, params.id, body))
  serve(server, ops.upload, (call, { upload }) => storeFile(call, upload))
  serve(server, ops.file, async (call, { params, reply }) => {
    await sendUpload(reply, await openFile(call, params.id, params.file))
  })
}
