import { manualEntriesContract as contract } from '@fareeq/domain/manual-entries/contract.ts'
import { sendUpload } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { openProof, storeProof } from './actions-proofs.ts'
import { listManualEntries, readManualEntry } from './actions-reading.ts'
import { reverse, write } from './actions.ts'

export function manualEntryRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listManualEntries(ctx, query))
  serve(server, contract.read, (ctx, { params }) => readManualEntry(ctx, params.id))
  serve(server, contract.uploadProof, (ctx, { upload }) => storeProof(ctx, upload))
  serve(server, contract.proof, async (ctx, { params, reply }) => {
    await sendUpload(reply, await openProof(ctx, params.id))
  })
  serve(server, contract.write, (ctx, { body }) => write(ctx, body))
  serve(server, contract.reverse, (ctx, { body }) => reverse(ctx, body))
}
