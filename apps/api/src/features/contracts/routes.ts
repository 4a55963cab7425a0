import { contractsOpsContract as ops } from '@fareeq/domain/contracts/contract-ops.ts'
import {
  clientEndingsContract as clientEndings,
  endingsOpsContract as opsEndings,
  talentEndingsContract as talentEndings,
} from '@fareeq/domain/contracts/contract-endings.ts'
import {
  clientContractsContract as client,
  talentContractsContract as talent,
} from '@fareeq/domain/contracts/contract.ts'
import { contractsPublicContract as everybody } from '@fareeq/domain/contracts/contract-verify.ts'
import { sendPdf } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import {
  acknowledgeByClient,
  acknowledgeByTalent,
  giveByClient,
  giveByStaff,
  giveByTalent,
  replaceByClient,
  withdrawByClient,
  withdrawByStaff,
  withdrawByTalent,
} from './actions-endings.ts'
import { change, listForStaff, prepare, readForStaff, send, takeBack, terminate } from './actions-ops.ts'
import {
  contractOf,
  listForClient,
  listForTalent,
  readDocument,
  readForClient,
  readForTalent,
} from './actions-reading.ts'
import { contractForStaff, readDocumentForStaff } from './actions-reading-staff.ts'
import { readParties } from './actions-parties.ts'
import { printContract } from './actions-printing.ts'
import { verify } from './actions-verifying.ts'
import { sendSigningCode, signByClient, signByTalent } from './actions-signing.ts'

export function contractRoutes(server: Server) {
  serve(server, everybody.verify, (ctx, { body }) => verify(ctx, body))

  serve(server, talent.list, (ctx) => listForTalent(ctx))
  serve(server, talent.read, (ctx, { params }) => readForTalent(ctx, params.id))
  serve(server, talent.document, (ctx, { params }) => readDocument(ctx, params.id))
  serve(server, talent.print, async (ctx, { params, reply }) =>
    sendPdf(reply, await printContract(ctx, await contractOf(ctx.db, ctx.viewer, params.id, ctx.lang))),
  )
  serve(server, talent.sendCode, async (ctx, { params }) =>
    sendSigningCode(ctx, await contractOf(ctx.db, ctx.viewer, params.id, ctx.lang)),
  )
  serve(server, talent.sign, async (ctx, { params, body, request }) => {
    await signByTalent(ctx, params.id, { ...body, address: request.ip })
    return readForTalent(ctx, params.id)
  })

  serve(server, client.list, (ctx) => listForClient(ctx))
  serve(server, client.read, (ctx, { params }) => readForClient(ctx, params.id))
  serve(server, client.document, (ctx, { params }) => readDocument(ctx, params.id))
  serve(server, client.print, async (ctx, { params, reply }) =>
    sendPdf(reply, await printContract(ctx, await contractOf(ctx.db, ctx.viewer, params.id, ctx.lang))),
  )
  serve(server, client.sendCode, async (ctx, { params }) =>
    sendSigningCode(ctx, await contractOf(ctx.db, ctx.viewer, params.id, ctx.lang)),
  )
  serve(server, client.sign, async (ctx, { params, body, request }) => {
    await signByClient(ctx, params.id, { ...body, address: request.ip })
    return readForClient(ctx, params.id)
  })

  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.read, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.document, (ctx, { params }) => readDocumentForStaff(ctx, params.id))
  serve(server, ops.print, async (ctx, { params, reply }) =>
    sendPdf(reply, await printContract(ctx, await contractForStaff(ctx, params.id))),
  )
  serve(server, ops.parties, (ctx, { params }) => readParties(ctx, params.id))
  serve(server, ops.prepare, (ctx, { body }) => prepare(ctx, body))
  serve(server, ops.change, (ctx, { params, body }) => change(ctx, params.id, body))
  serve(server, ops.send, (ctx, { params }) => send(ctx, params.id))
  serve(server, ops.takeBack, (ctx, { params, body }) => takeBack(ctx, params.id, body))
  serve(server, ops.terminate, (ctx, { params, body }) => terminate(ctx, params.id, body))

  serve(server, talentEndings.give, (ctx, { params, body }) => giveByTalent(ctx, params.id, body))
  serve(server, talentEndings.withdraw, (ctx, { params }) => withdrawByTalent(ctx, params.id))
  serve(server, talentEndings.acknowledge, (ctx, { params }) => acknowledgeByTalent(ctx, params.id))
  serve(server, clientEndings.give, (ctx, { params, body }) => giveByClient(ctx, params.id, body))
  serve(server, clientEndings.withdraw, (ctx, { params }) => withdrawByClient(ctx, params.id))
  serve(server, clientEndings.acknowledge, (ctx, { params }) => acknowledgeByClient(ctx, params.id))
  serve(server, clientEndings.replace, (ctx, { params, body }) => replaceByClient(ctx, params.id, body))
  serve(server, opsEndings.give, (ctx, { params, body }) => giveByStaff(ctx, params.id, body))
  serve(server, opsEndings.withdraw, (ctx, { params }) => withdrawByStaff(ctx, params.id))
}
