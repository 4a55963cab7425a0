import { contractsOpsContract as ops } from '@fareeq/domain/contracts/contract-ops.ts'
import {
  clientContractsContract as client,
  talentContractsContract as talent,
} from '@fareeq/domain/contracts/contract.ts'
import { sendPdf } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { change, listForStaff, prepare, readForStaff, send, takeBack, terminate } from './actions-ops.ts'
import {
  contractOf,
  listForClient,
  listForTalent,
  readDocument,
  readForClient,
  readForTalent,
} from './actions-reading.ts'
import { printContract } from './actions-printing.ts'
import { sendSigningCode, signByClient, signByTalent } from './actions-signing.ts'

export function contractRoutes(server: Server) {
  serve(server, talent.list, (call) => listForTalent(call))
  serve(server, talent.read, (call, { params }) => readForTalent(call, params.id))
  serve(server, talent.document, (call, { params }) => readDocument(call, params.id))
  serve(server, talent.print, async (call, { params, reply }) => sendPdf(reply, await printContract(call, params.id)))
  serve(server, talent.sendCode, async (call, { params }) =>
    sendSigningCode(call, await contractOf(call.db, call.viewer, params.id, call.lang)),
  )
  serve(server, talent.sign, async (call, { params, body }) => {
    await signByTalent(call, params.id, body)
    return readForTalent(call, params.id)
  })

  serve(server, client.list, (call) => listForClient(call))
  serve(server, client.read, (call, { params }) => readForClient(call, params.id))
  serve(server, client.document, (call, { params }) => readDocument(call, params.id))
  serve(server, client.print, async (call, { params, reply }) => sendPdf(reply, await printContract(call, params.id)))
  serve(server, client.sendCode, async (call, { params }) =>
    sendSigningCode(call, await contractOf(call.db, call.viewer, params.id, call.lang)),
  )
  serve(server, client.sign, async (call, { params, body }) => {
    await signByClient(call, params.id, body)
    return readForClient(call, params.id)
  })

  serve(server, ops.list, (call, { query }) => listForStaff(call, query))
  serve(server, ops.read, (call, { params }) => readForStaff(call, params.id))
  serve(server, ops.prepare, (call, { body }) => prepare(call, body))
  serve(server, ops.change, (call, { params, body }) => change(call, params.id, body))
  serve(server, ops.send, (call, { params }) => send(call, params.id))
  serve(server, ops.takeBack, (call, { params, body }) => takeBack(call, params.id, body))
  serve(server, ops.terminate, (call, { params, body }) => terminate(call, params.id, body))
}
